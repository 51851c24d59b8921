import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { type SearchAddress, searchPath } from "../../features/search/search-address.ts";
import type { SearchKind } from "../../graphql/schema.generated.ts";
import { formatCount } from "../../ui/format.ts";
import { pill } from "../../ui/pill-styles.ts";

const List = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "5", listStyleType: "none" },
});
const Part = chakra(Link, { base: pill });

type Props = {
  shown: SearchAddress;
  kinds: readonly { value: string; label: string; count: number }[];
};

/** The kinds of records that were found, each with its number, as links that show only these. */
export function KindNav({ shown, kinds }: Props) {
  const found = kinds.filter(({ value, count }) => count > 0 || value === shown.kind);
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const parts = [{ value: undefined, label: "Everything", count: all }, ...found];
  return (
    <nav aria-label="Kinds of results">
      <List>
        {parts.map(({ value, label, count }) => (
          <li key={label}>
            <Part
              to={searchPath({ text: shown.text, kind: value as SearchKind | undefined })}
              aria-current={value === shown.kind ? "true" : undefined}
              preventScrollReset
            >
              {label} <span>{formatCount(count)}</span>
            </Part>
          </li>
        ))}
      </List>
    </nav>
  );
}
