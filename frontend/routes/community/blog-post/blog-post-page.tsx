import { chakra } from "@chakra-ui/react";
import { Suspense } from "react";
import { categoryPath, postPath, tagPath } from "../../../features/blog/blog-paths.ts";
import { PostContent } from "../../../features/blog/post-content.tsx";
import { PostCounts } from "../../../features/blog/post-counts.tsx";
import { PostCover } from "../../../features/blog/post-cover.tsx";
import { PostMeta } from "../../../features/blog/post-meta.tsx";
import { NewsletterBlock } from "../../../features/newsletter/newsletter-block.tsx";
import { RecordBanner } from "../../../features/record/record-banner.tsx";
import { RecordHead } from "../../../features/record/record-head.tsx";
import { RecordPage } from "../../../features/record/record-page.tsx";
import { Tag, TagList } from "../../../ui/display/badge.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { AuthorBox } from "./author-box.tsx";
import { BlogPostMetadata } from "./blog-post-metadata.tsx";
import { Comments } from "./comments.tsx";
import { Contents } from "./contents.tsx";
import { NamedSolutions } from "./named-solutions.tsx";
import { Reactions } from "./reactions.tsx";
import { Reading } from "./reading.tsx";
import { RelatedPosts } from "./related-posts.tsx";
import type { ShownPost } from "./shown-post.ts";
import { useViewTracking } from "./use-view-tracking.ts";

const Excerpt = chakra("p", {
  base: { mb: "6", color: "fg.muted", fontSize: { base: "lg", md: "xl" } },
});

/** A post with its reactions, comments and related posts. */
export function BlogPostPage({ post }: { post: ShownPost }) {
  useViewTracking(post.id);
  const { title, category, tags, excerpt } = post;
  return (
    <>
      <RecordPage
        title={title}
        metaTitle={post.seoTitle ?? title}
        description={post.seoDescription ?? post.teaser}
        path={postPath(post)}
        section={{ to: "/blog", label: "Blog" }}
        between={[{ to: categoryPath(category.slug), label: category.name }]}
        image={post.cover?.url ?? post.featuredImage}
      >
        <BlogPostMetadata post={post} />
        <RecordBanner height="auto" aspectRatio={{ base: "5 / 2", md: "5 / 1" }}>
          <PostCover
            title={title}
            category={category.name}
            image={post.featuredImage}
            cover={post.cover}
            wide
          />
        </RecordBanner>
        <RecordHead
          title={title}
          by={
            <PostMeta post={post}>
              <span>SportsTech Hub editorial team</span>
            </PostMeta>
          }
        />
        <Reading
          rail={
            <>
              <Contents content={post.content} />
              <Reactions post={post} />
              <PostCounts {...post} />
              {tags.length > 0 && (
                <TagList aria-label="Tags">
                  {tags.map((tag) => (
                    <Tag key={tag}>
                      <TextLink to={tagPath(tag)}>{tag}</TextLink>
                    </Tag>
                  ))}
                </TagList>
              )}
              <Suspense fallback={null}>
                <NamedSolutions id={post.id} />
              </Suspense>
            </>
          }
        >
          {excerpt && <Excerpt>{excerpt}</Excerpt>}
          <PostContent content={post.content} />
          <AuthorBox />
        </Reading>
        <RelatedPosts id={post.id} />
        <Comments post={post} />
      </RecordPage>
      <NewsletterBlock />
    </>
  );
}
