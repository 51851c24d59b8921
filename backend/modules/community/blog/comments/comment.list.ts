import sql, { join } from "sql-template-tag";
import { Public } from "../../../../shared/access.ts";
import { asPerson } from "../../../../shared/actor.ts";
import { encodeCursor } from "../../../../shared/listing/cursor.ts";
import type { Edge } from "../../../../shared/listing/edge.ts";
import { defineList } from "../../../../shared/listing/list.ts";
import { anyList } from "../../../../shared/listing/reading/read-list.ts";
import { BlogPost } from "../posts/blog-post.entity.ts";
import { BlogComment } from "./blog-comment.entity.ts";

/** A condition for comments that only their author sees. */
const isOwn = (authorId: number) => sql`t.author_id = ${authorId} and t.status in ('pending', 'hidden')`;

/** The comments of published posts: the published ones, and the viewer's own pending or hidden ones. */
const commentList = defineList({
  name: "comments",
  typeName: "BlogComment",
  entity: BlogComment,
  description: "Comments of published posts.",
  access: Public(),
  where: (actor) => {
    const viewer = asPerson(actor);
    const shown = [sql`t.status = 'published'`, ...(viewer ? [isOwn(viewer.id)] : [])];
    return sql`exists (select from blog_posts p where p.id = t.post_id and p.status = 'published')
      and (${join(shown, " or ")})`;
  },
  filters: {},
  orders: { OLDEST: { label: "Oldest", by: ["createdAt"], direction: "asc" } },
  defaultOrder: "OLDEST",
});

/** A post's comments. */
export const postComments: Edge = {
  of: BlogPost,
  name: "comments",
  description:
    "A published post's comments, oldest first, including the viewer's own that are pending or hidden.",
  list: anyList(commentList),
  belongs: (id) => sql`t.post_id = ${id}`,
};

/** Returns the cursor of a comment in its post's list, with its date in PostgreSQL's format. */
export function commentCursor({ id, createdAt }: Pick<BlogComment, "id" | "createdAt">): string {
  const date = createdAt
    .toISOString()
    .replace("T", " ")
    .replace(/\.?0*Z$/, "+00");
  return encodeCursor(commentList.defaultOrder, [date, id]);
}
