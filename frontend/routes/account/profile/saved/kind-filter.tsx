import { KINDS } from "../../../../features/bookmarks/kinds.ts";
import type { BookmarkKind } from "../../../../graphql/schema.generated.ts";
import { useKept } from "../../../../ui/behavior/use-kept.ts";
import { CountedChoices } from "../../../../ui/controls/counted-choices.tsx";
import { useBookmarkCountsQuery } from "./saved.generated.ts";
import { kindPath } from "./saved-address.ts";

/** Links to the saved records of each kind, with their counts. */
export function KindFilter({ chosen }: { chosen: BookmarkKind | undefined }) {
  const counts = useKept(useBookmarkCountsQuery({ variables: {} }).data)?.bookmarkCounts ?? [];
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  return (
    <CountedChoices
      label="Kinds"
      choices={[
        { label: "All", count: all, to: kindPath(), current: !chosen },
        ...counts.map(({ kind, count }) => ({
          label: KINDS[kind].plural,
          count,
          to: kindPath(kind),
          current: kind === chosen,
        })),
      ]}
    />
  );
}
