/** A post in a feed; all texts are plain text. */
export interface FeedEntry {
  /** A permanent identifier, independent of the post's URL. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly published: Date;
  readonly updated: Date;
  readonly tags: readonly string[];
}

/** A feed of posts; all texts are plain text. */
export interface BlogFeed {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The URL of the page that lists the same posts. */
  readonly url: string;
  /** The feed's own URL. */
  readonly selfUrl: string;
  readonly updated: Date;
  readonly entries: readonly FeedEntry[];
}

/** The author of the blog, and its copyright owner. */
export const AUTHOR = "SportsTech Hub editorial team";
export const OWNER = "SportsTech Hub";
export const LANGUAGE = "en-US";

/**
 * Returns a tag URI (RFC 4151), which unlike a URL stays the same when a slug or a path changes.
 * @param name what it identifies on this site, such as `blog-post/12`.
 */
export const tagUri = (publicUrl: string, name: string): string =>
  `tag:${new URL(publicUrl).hostname},2026:${name}`;
