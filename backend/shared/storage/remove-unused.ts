import type { EntityManager } from "@mikro-orm/postgresql";
import type { FileStorage } from "./file-storage.ts";

/** How old an unused file has to be, in milliseconds: a younger one may be just about to be used. */
const LEAST_AGE = 24 * 3600_000;
/** How many files are looked up at a time. */
const BATCH = 500;

/** What uses stored files. */
export interface FileUse {
  /** The table, and its column, which name the files that are used. */
  readonly table: string;
  readonly column: string;
  /** SQL that keeps rows from getting files until the transaction ends. */
  readonly hold: string;
  /** Returns the hash in the name of a file. */
  readonly hashOf: (name: string) => string;
}

/** Deletes stored files that no row uses anymore, and what failed uploads have left. */
export async function removeUnused(
  em: EntityManager,
  storage: FileStorage,
  { table, column, hold, hashOf }: FileUse,
): Promise<void> {
  const remove = (names: readonly string[]) =>
    em.transactional(async (inside) => {
      await inside.execute(hold);
      const used = await inside.execute<{ hash: string }[]>(
        `select distinct ${column} as hash from ${table} where ${column} in (${names.map(() => "?").join(", ")})`,
        names.map(hashOf),
      );
      const hashes = new Set(used.map(({ hash }) => hash));
      await storage.remove(names.filter((name) => !hashes.has(hashOf(name))));
    });
  let names: string[] = [];
  for await (const { name, changedAt } of storage.list()) {
    if (Date.now() - changedAt.getTime() < LEAST_AGE) continue;
    names.push(name);
    if (names.length < BATCH) continue;
    await remove(names);
    names = [];
  }
  if (names.length > 0) await remove(names);
}
