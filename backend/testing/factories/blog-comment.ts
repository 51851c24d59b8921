import { BlogComment } from "../../modules/community/blog/comments/blog-comment.entity.ts";
import { createBlogPost } from "./blog-post.ts";
import { type Fields, type HasDatabase, type Reference, store } from "./store.ts";

/** A published comment, by default on its own post and without an author account. */
export async function createBlogComment(
  place: HasDatabase,
  {
    post,
    author,
    ...fields
  }: Fields<BlogComment, "post" | "author"> & { post?: Reference; author?: Reference } = {},
): Promise<BlogComment> {
  const { id } = post ?? (await createBlogPost(place));
  return store(place, BlogComment, () => ({
    post: id,
    ...(author && { author: author.id }),
    authorName: "Noor Haddad",
    content: "We have seen the same.",
    status: "published",
    ...fields,
  }));
}
