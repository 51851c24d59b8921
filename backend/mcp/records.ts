import { BOOKMARKABLES, BookmarkKinds } from "../modules/community/saved-records/kinds.ts";
import { encodeNodeId } from "../modules/platform/nodes/node-id.ts";
import { lists } from "../modules.ts";

/** The kinds of public records that tools name, as the schema's `BookmarkKind`. */
export const RECORD_KINDS = Object.keys(BookmarkKinds) as (keyof typeof BookmarkKinds)[];
export type RecordKind = (typeof RECORD_KINDS)[number];

const entityOf = (kind: RecordKind) => BOOKMARKABLES[BookmarkKinds[kind]].entity;

/** Returns the path below which the pages of a kind are, which is its list's. */
export function pathOf(kind: RecordKind): string {
  const list = lists.find(({ entity, path }) => path && entity === entityOf(kind));
  if (!list?.path) throw new Error(`There is no list of the kind ${kind}.`);
  return list.path;
}

/** Returns the name of a kind's type in the schema. */
export const typeOf = (kind: RecordKind): string => entityOf(kind).name;

/** A record by its kind and its id among those of its kind. */
export interface RecordKey {
  readonly kind: RecordKind;
  readonly id: string;
}

/** Returns the path of a record's page; posts have no id in it. */
export const recordPath = (kind: RecordKind, { id, slug }: { id: string; slug: string }): string =>
  `${pathOf(kind)}/${kind === "POST" ? slug : `${id}-${slug}`}`;

/** Returns the id for the schema's `node`. */
export const nodeIdOf = ({ kind, id }: RecordKey): string =>
  encodeNodeId({ type: typeOf(kind), id: Number(id) });

/**
 * Returns the record that an address or path of a page of ours names, such as `/solutions/12-name`; undefined for
 * others and for posts, whose addresses have no id.
 */
export function keyOfAddress(address: string, publicUrl: string): RecordKey | undefined {
  if (!URL.canParse(address, publicUrl)) return undefined;
  const { pathname, origin } = new URL(address, publicUrl);
  if (origin !== new URL(publicUrl).origin) return undefined;
  const [, path, id] = /^(.+)\/([1-9]\d{0,9})(?:-[^/]*)?\/?$/.exec(pathname) ?? [];
  const kind = RECORD_KINDS.find((of) => of !== "POST" && pathOf(of) === path);
  return kind && id ? { kind, id } : undefined;
}
