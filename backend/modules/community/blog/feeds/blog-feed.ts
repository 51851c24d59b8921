/** A post as feeds show it; all texts are plain text. */
export interface FeedEntry {
  /** Names the post forever, whatever becomes of its address. */
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
  /** The page that lists the same posts. */
  readonly url: string;
  /** Its own address. */
  readonly selfUrl: string;
  readonly updated: Date;
  readonly entries: readonly FeedEntry[];
}

/** Who writes the blog, and whose it is. */
export const AUTHOR = "SportsTech Hub editorial team";
export const OWNER = "SportsTech Hub";
export const LANGUAGE = "en-US";

/**
 * A tag URI (RFC 4151): unlike an address, it stays when a slug or a path changes.
 * @param name what it names on this site, such as `blog-post/12`.
 */
export const tagUri = (publicUrl: string, name: string): string =>
  `tag:${new URL(publicUrl).hostname},2026:${name}`;
