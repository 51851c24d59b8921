import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { postPath } from "../../../../features/blog/blog-paths.ts";
import { PostCounts } from "../../../../features/blog/post-counts.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Badge } from "../../../../ui/display/badge.tsx";
import { formatShortDate } from "../../../../ui/display/format.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../../../ui/display/visually-hidden.tsx";
import type { ManagedPost_PostFragment } from "./blog-management.generated.ts";
import { PostDialog } from "./post-dialog.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { usePostActions } from "./use-post-actions.ts";

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) auto" },
    gap: { base: "2", md: "3" },
    alignItems: "center",
    py: { base: "3", md: "4" },
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
  },
});
const Title = chakra("h3", { base: { fontWeight: "semibold", lineHeight: "short" } });
const Line = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    rowGap: "1",
    mt: { base: "1", md: "2" },
  },
});
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "1.5" } });

/** A post with its status, counts and actions. */
export function PostRow({ post }: { post: ManagedPost_PostFragment }) {
  const { title, status, category, managedTeaser, createdAt } = post;
  const [editing, setEditing] = useState(false);
  const { busy, publish, archive, restore, remove } = usePostActions(post);
  const named = <VisuallyHidden> {title}</VisuallyHidden>;
  return (
    <Row>
      <div>
        <Title>{status === "PUBLISHED" ? <TextLink to={postPath(post)}>{title}</TextLink> : title}</Title>
        <chakra.p mt="1" color="fg.muted" fontSize="sm" lineClamp={{ base: 2, md: 3 }}>
          {managedTeaser}
        </chakra.p>
        <Line>
          <StatusBadge status={status} />
          <Badge colorPalette="gray">{category.name}</Badge>
          <chakra.span color="fg.muted" fontSize="sm">
            {formatShortDate(createdAt)}
          </chakra.span>
          <PostCounts {...post} />
        </Line>
      </div>
      <Actions>
        <Button onClick={() => setEditing(true)}>Edit{named}</Button>
        {status === "DRAFT" && (
          <Button disabled={busy} onClick={publish}>
            Publish{named}
          </Button>
        )}
        {status === "PUBLISHED" && (
          <Button disabled={busy} onClick={archive}>
            Archive{named}
          </Button>
        )}
        {status === "ARCHIVED" && (
          <Button disabled={busy} onClick={restore}>
            Restore{named}
          </Button>
        )}
        <Button color="danger" disabled={busy} onClick={remove}>
          Delete{named}
        </Button>
      </Actions>
      {editing && <PostDialog postId={post.id} onClose={() => setEditing(false)} />}
    </Row>
  );
}
