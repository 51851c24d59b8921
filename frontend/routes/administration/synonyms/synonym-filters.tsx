import { chakra } from "@chakra-ui/react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { useSearchText } from "../../../features/listing/controls/use-search-text.ts";
import { pill } from "../../../ui/controls/pill-styles.ts";
import { SearchField } from "../../../ui/controls/search-field.tsx";
import { formatCount } from "../../../ui/display/format.ts";
import { addressWith, PARTS, partIn } from "./synonym-address.ts";

const Nav = chakra("nav", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });
const Choice = chakra(Link, { base: pill });
const Frame = chakra("div", { base: { display: "grid", gap: "4", my: "6" } });

/** The filters of the list: its part and a search, both kept in the address. */
export function SynonymFilters({ waiting }: { waiting: number }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { text, setText } = useSearchText(search.get("search") ?? "", (words) =>
    navigate(addressWith(search, { search: words }), { replace: true, preventScrollReset: true }),
  );
  return (
    <Frame>
      <Nav aria-label="Filter synonyms">
        {Object.entries(PARTS).map(([part, { label }]) => (
          <Choice
            key={part}
            to={addressWith(search, { show: part })}
            aria-current={part === partIn(search) ? "true" : undefined}
          >
            {label}
            {part === "proposed" && waiting > 0 && ` (${formatCount(waiting)})`}
          </Choice>
        ))}
      </Nav>
      <chakra.div maxWidth="lg">
        <SearchField
          label="Search synonyms"
          placeholder="Search synonyms"
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </chakra.div>
    </Frame>
  );
}
