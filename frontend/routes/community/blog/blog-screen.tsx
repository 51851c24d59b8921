import { chakra } from "@chakra-ui/react";
import { Rss } from "lucide-react";
import { FeaturedPost } from "../../../features/blog/featured-post.tsx";
import { PostCard } from "../../../features/blog/post-card.tsx";
import { PostRow } from "../../../features/blog/post-row.tsx";
import { addressPath, parseAddress } from "../../../features/listing/address.ts";
import { SearchForm } from "../../../features/listing/controls/search-form.tsx";
import { listVariables } from "../../../features/listing/list-variables.ts";
import { ListingLoading } from "../../../features/listing/listing-loading.tsx";
import { blogPostsListing } from "../../../features/listing/lists/blog-posts.generated.ts";
import { Results } from "../../../features/listing/results.tsx";
import { ResultsBar } from "../../../features/listing/results-bar.tsx";
import { useListing } from "../../../features/listing/use-listing.ts";
import { NewsletterBlock } from "../../../features/newsletter/newsletter-block.tsx";
import { NewsletterTargetDocument } from "../../../features/newsletter/newsletter-target.generated.ts";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { ButtonAnchor } from "../../../ui/controls/button.tsx";
import { formatCounted } from "../../../ui/display/format.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { SkipLink } from "../../../ui/layout/skip-link.tsx";
import { BlogDocument, useBlogSuspenseQuery, useMoreBlogPostsSuspenseQuery } from "./blog.generated.ts";
import { BlogHero, HEAD } from "./blog-hero.tsx";
import { CategoryButtons } from "./category-buttons.tsx";

const Title = chakra("h2", { base: { mb: "4", fontSize: "xl", fontWeight: "semibold" } });

/** The number of articles on a page. */
const PAGE_SIZE = 12;

/** Preloads the posts for a URL. */
export const preload: Screen["preload"] = (start, { search }) =>
  Promise.all([
    start(BlogDocument, listVariables(blogPostsListing, parseAddress(blogPostsListing, search), PAGE_SIZE)),
    start(NewsletterTargetDocument, {}),
  ]);

/** Placeholders while the posts load. */
export const Loading = () => <ListingLoading {...HEAD} noun="articles" placeholders={6} />;

/** The blog: search, categories, order; the first post large, two as cards, the others as a list. */
export function Component() {
  const state = useListing(blogPostsListing);
  const { shown } = state;
  const variables = listVariables(blogPostsListing, shown, PAGE_SIZE);
  const { data } = useBlogSuspenseQuery({ variables });
  const useMore = (after: string) =>
    useMoreBlogPostsSuspenseQuery({ variables: { ...variables, after } }).data.blogPosts;
  const { blogStatistics, blogCategories, blogPosts } = data;
  const [category] = shown.chosen.category;
  const [tag] = shown.chosen.tag;
  const [first, ...others] = blogPosts.edges;
  const from = addressPath(blogPostsListing, shown).slice(blogPostsListing.path.length);
  const named = blogCategories.find(({ slug }) => slug === category)?.name;
  const feed = category
    ? `/blog/category/${category}`
    : tag
      ? `/blog/tag/${encodeURIComponent(tag)}`
      : "/blog";
  return (
    <>
      <PageMetadata
        title={named ?? (tag ? `${tag} - Blog` : HEAD.title)}
        description="Articles on sports technology: analytics, wearables, virtual reality, procurement and evidence, for the people who choose and use it."
        path={addressPath(blogPostsListing, {
          chosen: { category: shown.chosen.category, tag: shown.chosen.tag },
        })}
        card={{ title: HEAD.title }}
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        title="SportsTech Hub Blog"
        href={`${feed}/atom.xml`}
      />
      <SkipLink href="#results">Skip to results</SkipLink>
      <BlogHero statistics={blogStatistics}>
        <SearchForm
          state={state}
          noun="articles"
          placeholder="Search for insights, innovations, trends..."
          kept={["category", "tag"]}
        />
        <chakra.div mt="4">
          <CategoryButtons state={state} categories={blogCategories} counts={blogPosts.facets.categories} />
        </chakra.div>
      </BlogHero>
      <Page pt={{ base: "6", lg: "8" }}>
        <ResultsBar
          state={state}
          found={
            blogPosts.totalCount === 1
              ? "1 Article"
              : `${formatCounted(blogPosts.totalCount, blogPosts.totalCountIsExact)} Articles`
          }
          scope={[named ?? "All categories", tag && `tagged ${tag}`].filter(Boolean).join(", ")}
          actions={
            <ButtonAnchor href={`${feed}/atom.xml`} variant="ghost">
              <Rss size={16} aria-hidden />
              Feed
            </ButtonAnchor>
          }
        />
        {first && (
          <chakra.section id="results" tabIndex={-1} mb="12" aria-labelledby="featured">
            <Title id="featured">Featured Article</Title>
            <FeaturedPost post={first.node} from={from} />
          </chakra.section>
        )}
        <section id={first ? undefined : "results"} tabIndex={-1} aria-labelledby="latest">
          {first && <Title id="latest">Latest Articles</Title>}
          <Results
            state={state}
            label="Articles"
            page={{ ...blogPosts, edges: others }}
            useMore={useMore}
            columns={2}
            pageSize={PAGE_SIZE}
            cards={2}
            empty={{
              title: "No articles found",
              text: "Try adjusting your search or category filter",
              action: "Clear Filters",
            }}
          >
            {(post, back, isCard) =>
              isCard ? <PostCard post={post} from={back} /> : <PostRow post={post} from={back} />
            }
          </Results>
        </section>
      </Page>
      <NewsletterBlock />
    </>
  );
}
