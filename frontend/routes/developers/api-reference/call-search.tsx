import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useSearchText } from "../../../features/listing/controls/use-search-text.ts";
import { SearchField } from "../../../ui/controls/search-field.tsx";

const PATH = "/developers/api";

/** Searches the calls: a plain GET form, enhanced to search while typing. */
export function CallSearch() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const { text, setText, commitNow } = useSearchText(
    search.get("search") ?? "",
    (words) =>
      navigate(words ? `${PATH}?${new URLSearchParams({ search: words })}` : PATH, {
        replace: true,
        preventScrollReset: true,
      }),
    field,
  );
  return (
    <chakra.form
      role="search"
      aria-label="Calls"
      action={PATH}
      onSubmit={(event) => {
        event.preventDefault();
        commitNow();
      }}
    >
      <SearchField
        ref={field}
        label="Search calls"
        name="search"
        placeholder="Search by path or purpose"
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </chakra.form>
  );
}
