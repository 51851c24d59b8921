import { chakra } from "@chakra-ui/react";
import { categoryPath, postPath, tagPath } from "../../features/blog/blog-paths.ts";
import { PostContent } from "../../features/blog/post-content.tsx";
import { PostCounts } from "../../features/blog/post-counts.tsx";
import { PostCover } from "../../features/blog/post-cover.tsx";
import { NewsletterBlock } from "../../features/newsletter/newsletter-block.tsx";
import { DateFact } from "../../features/record/date-fact.tsx";
import { RecordHead } from "../../features/record/record-head.tsx";
import { RecordPage } from "../../features/record/record-page.tsx";
import { Badge, Tag, TagList } from "../../ui/badge.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { AuthorBox } from "./author-box.tsx";
import { BlogPostMetadata } from "./blog-post-metadata.tsx";
import { Comments } from "./comments.tsx";
import { Reactions } from "./reactions.tsx";
import { RelatedPosts } from "./related-posts.tsx";
import type { ShownPost } from "./shown-post.ts";
import { useViewTracking } from "./use-view-tracking.ts";

const Cover = chakra("div", {
  base: {
    width: "full",
    aspectRatio: { base: "2 / 1", md: "3 / 1" },
    mt: "8",
    overflow: "hidden",
    borderRadius: "xl",
  },
});
const Excerpt = chakra("p", {
  base: { maxWidth: "prose", mt: "8", mb: "6", color: "fg.muted", fontSize: { base: "lg", md: "xl" } },
});

/** A post with its reactions, comments and related posts. */
export function BlogPostPage({ post }: { post: ShownPost }) {
  useViewTracking(post.id);
  const { title, category, tags, excerpt, publishedAt, createdAt, readingMinutes } = post;
  return (
    <>
      <RecordPage
        title={title}
        metaTitle={post.seoTitle ?? title}
        description={post.seoDescription ?? post.teaser}
        path={postPath(post)}
        section={{ to: "/blog", label: "Blog" }}
        between={[{ to: categoryPath(category.slug), label: category.name }]}
      >
        <BlogPostMetadata post={post} />
        <Cover>
          <PostCover title={title} category={category.name} image={post.featuredImage} />
        </Cover>
        <RecordHead
          title={title}
          by={
            <>
              <DateFact at={publishedAt ?? createdAt} />
              <span>{readingMinutes} min read</span>
            </>
          }
        >
          <Badge>{category.name}</Badge>
          <PostCounts {...post} />
        </RecordHead>
        <TagList aria-label="Tags" mt="4">
          {tags.map((tag) => (
            <Tag key={tag}>
              <TextLink to={tagPath(tag)}>{tag}</TextLink>
            </Tag>
          ))}
        </TagList>
        {excerpt && <Excerpt>{excerpt}</Excerpt>}
        <Reactions post={post} />
        <chakra.div mt="8">
          <PostContent content={post.content} />
        </chakra.div>
        <AuthorBox />
        <RelatedPosts id={post.id} />
        <Comments post={post} />
      </RecordPage>
      <NewsletterBlock />
    </>
  );
}
