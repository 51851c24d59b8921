import { useContext } from "react";
import type { InteractionCounter } from "schema-dts";
import { postPath } from "../../../features/blog/blog-paths.ts";
import { SiteContext } from "../../../ui/behavior/site-context.ts";
import { JsonLd } from "../../../ui/layout/json-ld.tsx";
import type { ShownPost } from "./shown-post.ts";

/** A post's metadata for search engines and social sharing. */
export function BlogPostMetadata({ post }: { post: ShownPost }) {
  const { publicUrl } = useContext(SiteContext);
  const { title, excerpt, category, tags, publishedAt, createdAt, updatedAt } = post;
  const image = post.cover?.url ?? post.featuredImage;
  return (
    <>
      <meta property="article:published_time" content={publishedAt ?? createdAt} />
      <meta property="article:section" content={category.name} />
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <JsonLd
        data={{
          "@type": "BlogPosting",
          headline: title,
          url: `${publicUrl}${postPath(post)}`,
          ...(excerpt && { description: excerpt }),
          ...(image && { image }),
          articleSection: category.name,
          keywords: tags.join(", "),
          datePublished: publishedAt ?? createdAt,
          dateModified: updatedAt,
          author: { "@type": "Organization", name: "SportsTech Hub editorial team" },
          interactionStatistic: [
            interactions("ReadAction", post.viewCount),
            interactions("LikeAction", post.likesCount),
            interactions("CommentAction", post.commentsCount),
          ],
        }}
      />
    </>
  );
}

const interactions = (
  type: "ReadAction" | "LikeAction" | "CommentAction",
  userInteractionCount: number,
): InteractionCounter => ({
  "@type": "InteractionCounter",
  interactionType: { "@type": type },
  userInteractionCount,
});
