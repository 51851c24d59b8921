import { BookmarkKinds } from "../modules/community/saved-records/kinds.ts";
import { encodeNodeId } from "../modules/platform/nodes/node-id.ts";

/** The kinds of public records that tools name, as the schema's `BookmarkKind`. */
export const RECORD_KINDS = Object.keys(BookmarkKinds) as (keyof typeof BookmarkKinds)[];
export type RecordKind = (typeof RECORD_KINDS)[number];

/** The paths of the pages, by kind. */
const PATHS: Record<RecordKind, string> = {
  SOLUTION: "/solutions",
  VENDOR: "/vendors",
  OPPORTUNITY: "/opportunities",
  COLLABORATION: "/research/collaborations",
  PAPER: "/research",
  TREND: "/market-intelligence",
  POST: "/blog",
};

/** The schema's type, by kind. */
export const TYPES: Record<RecordKind, string> = {
  SOLUTION: "Solution",
  VENDOR: "Vendor",
  OPPORTUNITY: "Opportunity",
  COLLABORATION: "Collaboration",
  PAPER: "ResearchPaper",
  TREND: "MarketTrend",
  POST: "BlogPost",
};

/** A record by its kind and its id among those of its kind. */
export interface RecordKey {
  readonly kind: RecordKind;
  readonly id: string;
}

/** Returns the path of a record's page; posts have no id in it. */
export const recordPath = (kind: RecordKind, { id, slug }: { id: string; slug: string }): string =>
  `${PATHS[kind]}/${kind === "POST" ? slug : `${id}-${slug}`}`;

/** Returns the id for the schema's `node`. */
export const nodeIdOf = ({ kind, id }: RecordKey): string =>
  encodeNodeId({ type: TYPES[kind], id: Number(id) });

/**
 * Returns the record that an address or path of a page of ours names, such as `/solutions/12-name`; undefined for
 * others and for posts, whose addresses have no id.
 */
export function keyOfAddress(address: string, publicUrl: string): RecordKey | undefined {
  if (!URL.canParse(address, publicUrl)) return undefined;
  const { pathname, origin } = new URL(address, publicUrl);
  if (origin !== new URL(publicUrl).origin) return undefined;
  const [, path, id] = /^(.+)\/([1-9]\d{0,9})(?:-[^/]*)?\/?$/.exec(pathname) ?? [];
  const kind = RECORD_KINDS.find((of) => of !== "POST" && PATHS[of] === path);
  return kind && id ? { kind, id } : undefined;
}
