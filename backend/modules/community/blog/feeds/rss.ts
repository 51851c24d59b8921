import { AUTHOR, type BlogFeed, type FeedEntry, LANGUAGE, OWNER } from "./blog-feed.ts";
import { element, xmlDocument } from "./xml.ts";

/**
 * Renders the feed as RSS 2.0. Titles are plain text, descriptions HTML. The authors are given in Dublin
 * Core, since `author` would have to be an email address.
 */
export function asRss({ title, description, url, selfUrl, updated, entries }: BlogFeed): string {
  const channel = element("channel", [
    element("title", title),
    element("link", url),
    element("description", description),
    element("language", LANGUAGE),
    element("copyright", OWNER),
    element("lastBuildDate", updated.toUTCString()),
    element("atom:link", [], { rel: "self", type: "application/rss+xml", href: selfUrl }),
    ...entries.map(itemOf),
  ]);
  return xmlDocument(
    element("rss", [channel], {
      version: "2.0",
      "xmlns:atom": "http://www.w3.org/2005/Atom",
      "xmlns:dc": "http://purl.org/dc/elements/1.1/",
    }),
  );
}

function itemOf({ id, url, title, summary, published, tags }: FeedEntry): string {
  return element("item", [
    element("title", title),
    element("link", url),
    element("guid", id, { isPermaLink: "false" }),
    element("dc:creator", AUTHOR),
    element("pubDate", published.toUTCString()),
    element("description", asHtml(summary)),
    ...tags.map((tag) => element("category", tag)),
  ]);
}

const asHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
