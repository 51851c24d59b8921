import { AUTHOR, type BlogFeed, LANGUAGE } from "./blog-feed.ts";

/** Renders the feed as JSON Feed 1.1. */
export function asJsonFeed({ title, description, url, selfUrl, entries }: BlogFeed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: url,
    feed_url: selfUrl,
    description,
    language: LANGUAGE,
    authors: [{ name: AUTHOR }],
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      // A feed's item needs content; ours is read on the page, as in the other formats.
      content_text: entry.summary,
      date_published: entry.published.toISOString(),
      date_modified: entry.updated.toISOString(),
      tags: entry.tags,
    })),
  });
}
