import { chakra } from "@chakra-ui/react";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import { KINDS } from "../../../../features/bookmarks/kinds.ts";
import {
  type BookmarksQuery,
  useBookmarksQuery,
} from "../../../../features/bookmarks/record-line.generated.ts";
import type { BookmarkKind } from "../../../../graphql/schema.generated.ts";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { formatCount } from "../../../../ui/display/format.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { EmptyState } from "../../../../ui/layout/empty-state.tsx";
import { SkeletonBar } from "../../../../ui/layout/skeleton.tsx";
import { BookmarkRow } from "./bookmark-row.tsx";

type Props = { kind: BookmarkKind | undefined };

/** The viewer's saved records, the latest first. */
export function BookmarkList({ kind }: Props) {
  const { data } = useBookmarksQuery({ variables: { kind: kind ?? null } });
  const [shown, setShown] = useState(data?.bookmarks);
  // Keeps the first result, so that removed records stay in place and can be restored.
  if (data && !shown) setShown(data.bookmarks);
  if (!shown) return <SkeletonBar height="40" mt="4" />;
  return <Rows bookmarks={shown} kind={kind} />;
}

function Rows({ bookmarks, kind }: Props & { bookmarks: BookmarksQuery["bookmarks"] }) {
  const { edges, totalCount } = bookmarks;
  if (edges.length === 0) {
    return (
      <EmptyState
        title="Nothing saved yet"
        icon={<Bookmark size={32} strokeWidth={1.5} />}
        action={
          <ButtonLink to={kind ? KINDS[kind].list : "/solutions"} variant="primary" mt="2">
            Browse {kind ? KINDS[kind].plural : "Solutions"}
          </ButtonLink>
        }
      >
        Bookmark a solution, vendor, opportunity, paper, trend or article, and it appears here.
      </EmptyState>
    );
  }
  return (
    <>
      <chakra.ul mt="2" listStyleType="none" aria-label="Saved">
        {edges.map(({ node }) => (
          <BookmarkRow key={node.id} bookmark={node} />
        ))}
      </chakra.ul>
      {totalCount > edges.length && (
        <chakra.p mt="4" color="fg.muted" fontSize="sm">
          These are the latest {edges.length} of {formatCount(totalCount)}.{" "}
          {kind ? (
            <TextLink to={`${KINDS[kind].list}?saved=true`}>See all in the list</TextLink>
          ) : (
            "Choose a kind to see more."
          )}
        </chakra.p>
      )}
    </>
  );
}
