import { PostCard } from "../../../features/blog/post-card.tsx";
import { Related } from "../../../features/record/related.tsx";
import { useRelatedBlogPostsSuspenseQuery } from "./blog-post.generated.ts";

/** Posts of the same category. */
export function RelatedPosts({ id }: { id: string }) {
  const { relatedBlogPosts } = useRelatedBlogPostsSuspenseQuery({ variables: { id } }).data;
  return (
    <Related title="Related Articles" items={relatedBlogPosts}>
      {(post) => <PostCard post={post} place="related" />}
    </Related>
  );
}
