import type { Moderated } from "../../../administration/moderation/moderated.ts";
import { PUBLIC } from "../posts/blog-post-status.ts";
import { BlogComment } from "./blog-comment.entity.ts";

/** Moderation of comments; only comments on published posts can be reported. */
export const moderatedComments: Moderated<BlogComment> = {
  kind: "comment",
  entity: BlogComment,
  visible: { post: PUBLIC },
  populate: ["post"],
  missing: "This comment doesn't exist.",
  label: "Comments",
  intro: "First-time comments need approval; others appear here when someone reports them.",
  searched: "t.author_name || ' ' || t.content",
  authored: { column: "author_id", isPublic: true },
  show: ({ author, authorName, content, post }) => {
    const { title, slug } = post.getEntity();
    const path = `/blog/${slug}`;
    return {
      author,
      authorName,
      name: `comment on ${title}`,
      on: { title, path },
      ownPath: path,
      parts: [{ text: content }],
    };
  },
};
