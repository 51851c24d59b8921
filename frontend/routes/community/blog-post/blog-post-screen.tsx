import { useParams } from "react-router-dom";
import { postPath } from "../../../features/blog/blog-paths.ts";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { NewsletterTargetDocument } from "../../../features/newsletter/newsletter-target.generated.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { Redirect } from "../../../features/routing/redirect.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { BlogPostDocument, useBlogPostSuspenseQuery } from "./blog-post.generated.ts";
import { BlogPostPage } from "./blog-post-page.tsx";

const SLUG = /^[a-z0-9-]{1,120}$/;

/** Preloads the post at an address. */
export const preload: Screen["preload"] = async (start, { params }) => {
  const { slug = "" } = params;
  if (SLUG.test(slug))
    await Promise.all([start(BlogPostDocument, { slug }), start(NewsletterTargetDocument, {})]);
};

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="article" />;

function Missing() {
  return (
    <NotFound
      title="Blog Post Not Found"
      text="The blog post you're looking for doesn't exist or has been removed."
      back={{ to: "/blog", label: "Back to Blog" }}
    />
  );
}

function Post({ slug }: { slug: string }) {
  const { blogPost } = useBlogPostSuspenseQuery({ variables: { slug } }).data;
  if (!blogPost) return <Missing />;
  return blogPost.slug === slug ? <BlogPostPage post={blogPost} /> : <Redirect to={postPath(blogPost)} />;
}

/** A post's page; an outdated slug redirects to the current one. */
export function Component() {
  const { slug = "" } = useParams();
  return SLUG.test(slug) ? <Post slug={slug} /> : <Missing />;
}
