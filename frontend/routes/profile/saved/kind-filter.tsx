import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { KINDS } from "../../../features/bookmarks/kinds.ts";
import type { BookmarkKind } from "../../../graphql/schema.generated.ts";
import { formatCount } from "../../../ui/format.ts";
import { pill } from "../../../ui/pill-styles.ts";
import { useKept } from "../../../ui/use-kept.ts";
import { useBookmarkCountsQuery } from "./saved.generated.ts";
import { kindPath } from "./saved-address.ts";

const List = chakra("ul", { base: { display: "flex", flexWrap: "wrap", gap: "2", listStyleType: "none" } });
const Choice = chakra(Link, { base: pill });

/** Links to what was saved of each kind, with their numbers. */
export function KindFilter({ chosen }: { chosen: BookmarkKind | undefined }) {
  const counts = useKept(useBookmarkCountsQuery({ variables: {} }).data)?.bookmarkCounts ?? [];
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  return (
    <nav aria-label="Kinds">
      <List>
        <li>
          <Choice to={kindPath()} preventScrollReset aria-current={!chosen}>
            All <span>{formatCount(all)}</span>
          </Choice>
        </li>
        {counts.map(({ kind, count }) => (
          <li key={kind}>
            <Choice to={kindPath(kind)} preventScrollReset aria-current={kind === chosen}>
              {KINDS[kind].plural} <span>{formatCount(count)}</span>
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  );
}
