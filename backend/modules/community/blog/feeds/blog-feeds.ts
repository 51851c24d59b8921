import { type Request, type Response, Router } from "express";
import type { Context } from "../../../../shared/context.ts";
import { NotFoundError } from "../../../../shared/errors.ts";
import { readListed } from "../../../../shared/listing/reading/read-list.ts";
import type { ContextOf } from "../../../../shared/request-context.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { fields } from "../../../../shared/rows/selection.ts";
import { assertCleanText } from "../../../../shared/text/clean-text.ts";
import type { BlogPost } from "../posts/blog-post.entity.ts";
import { blogPostList } from "../posts/blog-post.list.ts";
import { findBlogCategory } from "../posts/blog-post.service.ts";
import { teaserOf } from "../posts/reading.ts";
import { asAtom } from "./atom.ts";
import { type BlogFeed, type FeedEntry, tagUri } from "./blog-feed.ts";
import { asJsonFeed } from "./json-feed.ts";
import { asRss } from "./rss.ts";

/** The fields of a feed entry. */
const ENTRY = fields([
  "id",
  "slug",
  "title",
  "excerpt",
  "content",
  "tags",
  "publishedAt",
  "createdAt",
  "updatedAt",
]);

/** The number of posts in a feed. */
const POSTS = 30;

const FORMATS = {
  "atom.xml": { type: "application/atom+xml; charset=utf-8", write: asAtom },
  "rss.xml": { type: "application/rss+xml; charset=utf-8", write: asRss },
  "feed.json": { type: "application/feed+json; charset=utf-8", write: asJsonFeed },
} as const;

/** A section of the blog that has a feed. */
interface Part {
  readonly title: string;
  /** The path of the page that lists the same posts. */
  readonly path: string;
  /** The path prefix of its feeds. */
  readonly folder: string;
  readonly categories?: string[];
  readonly tags?: string[];
}

/**
 * Serves /blog/atom.xml, /blog/rss.xml and /blog/feed.json with the latest posts, and the same under /blog/category/{slug}/
 * and /blog/tag/{tag}/ with those of a category or tag. Their content doesn't depend on the current time, so
 * the ETag changes only with the posts.
 */
export function blogFeeds(contextOf: ContextOf): Router {
  const router = Router();
  for (const format of Object.keys(FORMATS) as (keyof typeof FORMATS)[]) {
    const answer = async (
      request: Request,
      response: Response,
      partOf: (context: Context) => Promise<Part>,
    ) => {
      assertCleanText(request.params);
      const context = await contextOf(request, response);
      const feed = await readFeed(context, await partOf(context), format);
      const { type, write } = FORMATS[format];
      response.set("Cache-Control", "public, max-age=300").type(type).send(write(feed));
    };
    router.get(`/blog/${format}`, (request, response) =>
      answer(request, response, async () => ({
        title: "SportsTech Hub Blog",
        path: "/blog",
        folder: "/blog",
      })),
    );
    router.get(`/blog/category/:slug/${format}`, (request, response) =>
      answer(request, response, (context) => categoryPart(context, request.params.slug)),
    );
    router.get(`/blog/tag/:tag/${format}`, (request, response) =>
      answer(request, response, async () => tagPart(request.params.tag)),
    );
  }
  return router;
}

async function categoryPart(context: Context, slug: string): Promise<Part> {
  const category = await findBlogCategory(context, slug);
  if (!category) throw new NotFoundError("This category doesn't exist.");
  return {
    title: `${category.name} - SportsTech Hub Blog`,
    path: `/blog?category=${slug}`,
    folder: `/blog/category/${slug}`,
    categories: [slug],
  };
}

function tagPart(tag: string): Part {
  const word = encodeURIComponent(tag);
  return {
    title: `${tag} - SportsTech Hub Blog`,
    path: `/blog?tag=${word}`,
    folder: `/blog/tag/${word}`,
    tags: [tag],
  };
}

async function readFeed(context: Context, part: Part, format: keyof typeof FORMATS): Promise<BlogFeed> {
  const { publicUrl } = context;
  const { categories, tags } = part;
  const nodes = await readListed(
    context,
    blogPostList,
    { first: POSTS, filter: { categories, tags } },
    ENTRY,
  );
  const [last] = nodes
    .map(({ updatedAt }) => updatedAt)
    .toSorted((one, other) => other.getTime() - one.getTime());
  return {
    id: tagUri(publicUrl, part.folder.slice(1)),
    title: part.title,
    description: "What sports technology does, who it's for, and the evidence behind it.",
    url: `${publicUrl}${part.path}`,
    selfUrl: `${publicUrl}${part.folder}/${format}`,
    updated: last ?? new Date(0),
    entries: nodes.map((post) => entryOf(post, publicUrl)),
  };
}

function entryOf(post: Row<BlogPost>, publicUrl: string): FeedEntry {
  const { id, slug, title, tags, createdAt, updatedAt, publishedAt } = post;
  return {
    id: tagUri(publicUrl, `blog-post/${id}`),
    url: `${publicUrl}/blog/${slug}`,
    title,
    tags,
    summary: teaserOf(post, 200),
    published: publishedAt ?? createdAt,
    updated: updatedAt,
  };
}
