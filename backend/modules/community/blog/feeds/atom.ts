import { AUTHOR, type BlogFeed, type FeedEntry, LANGUAGE, OWNER } from "./blog-feed.ts";
import { element, xmlDocument } from "./xml.ts";

/**
 * Renders the feed as Atom (RFC 4287). Its texts have the type `text`, which readers don't interpret as HTML.
 */
export function asAtom({ id, title, description, url, selfUrl, updated, entries }: BlogFeed): string {
  const parts = [
    element("id", id),
    element("title", title),
    element("subtitle", description),
    element("updated", updated.toISOString()),
    element("author", [element("name", AUTHOR)]),
    element("rights", OWNER),
    element("link", [], { rel: "alternate", type: "text/html", href: url }),
    element("link", [], { rel: "self", type: "application/atom+xml", href: selfUrl }),
    ...entries.map(entryOf),
  ];
  return xmlDocument(element("feed", parts, { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": LANGUAGE }));
}

function entryOf({ id, url, title, summary, published, updated, tags }: FeedEntry): string {
  return element("entry", [
    element("id", id),
    element("title", title),
    element("link", [], { rel: "alternate", type: "text/html", href: url }),
    element("published", published.toISOString()),
    element("updated", updated.toISOString()),
    element("summary", summary),
    ...tags.map((tag) => element("category", [], { term: tag })),
  ]);
}
