import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";
import { asPerson } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import type { Bookmarkable } from "./bookmarkable.ts";

interface Subject {
  readonly kind: string;
  readonly id: number;
}

type BookmarkLoader = DataLoader<Subject, boolean, string>;

const keyOf = ({ kind, id }: Subject) => `${kind} ${id}`;

/** One loader per request, so a list takes one statement, whatever kinds it contains. */
const loaders = new WeakMap<EntityManager, BookmarkLoader>();

function loaderOf(em: EntityManager, userId: number): BookmarkLoader {
  let loader = loaders.get(em);
  if (!loader) {
    loader = new DataLoader((subjects) => findAll(em, userId, subjects), { cacheKeyFn: keyOf });
    loaders.set(em, loader);
  }
  return loader;
}

async function findAll(em: EntityManager, userId: number, subjects: readonly Subject[]): Promise<boolean[]> {
  const rows = await em.execute<Subject[]>(
    `select b.subject_kind as kind, b.subject_id as id from bookmarks b
     join jsonb_to_recordset(?::jsonb) s(kind text, id integer) on s.kind = b.subject_kind and s.id = b.subject_id
     where b.user_id = ?`,
    [JSON.stringify(subjects), userId],
  );
  const found = new Set(rows.map(keyOf));
  return subjects.map((subject) => found.has(keyOf(subject)));
}

/** Whether the viewer has bookmarked a subject; false for visitors. */
export async function isBookmarked(
  { em, actor }: Context,
  { kind }: Bookmarkable,
  id: number,
): Promise<boolean> {
  const person = asPerson(actor);
  return person ? loaderOf(em, person.id).load({ kind, id }) : false;
}

/** Clears the cached value of a changed subject. */
export function forgetBookmark({ em }: Context, { kind }: Bookmarkable, id: number): void {
  loaders.get(em)?.clear({ kind, id });
}
