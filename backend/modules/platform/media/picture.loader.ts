import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";
import type { StoredPicture } from "./picture.ts";
import { isPublicOwner, storedPicture } from "./picture-columns.ts";

/** The kinds whose records are read as entities, without the columns of `picture-columns.ts`. */
const TABLES = { user: "users", post: "blog_posts" } as const;
type LoadedKind = keyof typeof TABLES;

type Loader = DataLoader<number, StoredPicture | undefined>;

/** One loader per request and kind batches the reads of a list into one statement. */
const loaders = new WeakMap<EntityManager, Partial<Record<LoadedKind, Loader>>>();

/** Returns the only picture of a person or post; undefined if there is none. */
export function loadPicture(
  em: EntityManager,
  kind: LoadedKind,
  id: number,
): Promise<StoredPicture | undefined> {
  const known = loaders.get(em) ?? {};
  loaders.set(em, known);
  known[kind] ??= new DataLoader((ids: readonly number[]) => readAll(em, kind, ids), { cache: false });
  return known[kind].load(id);
}

async function readAll(em: EntityManager, kind: LoadedKind, ids: readonly number[]) {
  const rows = await em.execute<{ owner: number; picture: StoredPicture }[]>(
    `select p.${kind}_id as owner, ${storedPicture(isPublicOwner[kind]("o"))} as picture
     from media p join ${TABLES[kind]} o on o.id = p.${kind}_id
     where p.${kind}_id in (${ids.map(() => "?").join(", ")})`,
    [...ids],
  );
  const byOwner = new Map(rows.map(({ owner, picture }) => [owner, picture]));
  return ids.map((id) => byOwner.get(id));
}
