import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useSearchText } from "../../../features/listing/controls/use-search-text.ts";
import {
  FILTERS,
  MAX_TEXT,
  type SearchAddress,
  searchPath,
} from "../../../features/search/search-address.ts";
import { SearchField } from "../../../ui/controls/search-field.tsx";

/** The search field: a plain GET form, enhanced to search while typing. */
export function SearchBox({ address }: { address: SearchAddress }) {
  const { text: asked, kind, chosen, sort } = address;
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const { text, setText, commitNow } = useSearchText(
    asked,
    (typed) =>
      navigate(searchPath({ ...address, text: typed, page: 1 }), { replace: true, preventScrollReset: true }),
    field,
  );
  return (
    <chakra.form
      role="search"
      aria-label="Everything"
      action="/search"
      mt="5"
      onSubmit={(event) => {
        event.preventDefault();
        commitNow();
      }}
    >
      <SearchField
        ref={field}
        label="Search everything"
        name="text"
        placeholder="Solutions, vendors, opportunities, papers, trends, articles"
        value={text}
        maxLength={MAX_TEXT}
        onChange={(event) => setText(event.target.value)}
      />
      {kind && <input type="hidden" name="kind" value={kind.toLowerCase()} />}
      {FILTERS.flatMap((name) =>
        (chosen[name] ?? []).map((value) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        )),
      )}
      {sort === "NEWEST" && <input type="hidden" name="sort" value="newest" />}
    </chakra.form>
  );
}
