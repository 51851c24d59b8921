import type { Job } from "../../../shared/job.ts";
import { storageOf } from "../../../shared/storage/storage-of.ts";
import { hashOf } from "./serving/file-name.ts";
import { HOLD_FILES } from "./uploading/store-file.ts";

/** How old a file without a document has to be, in milliseconds: a younger one may be just about to get it. */
const LEAST_AGE = 24 * 3600_000;
/** How many files are looked up at a time. */
const BATCH = 500;

/** Deletes stored files that no document uses anymore, and what failed uploads have left. */
export const collectDocumentsJob: Job = {
  name: "collect-documents",
  schedule: "43 4 * * *",
  oneAtATime: true,
  run: async (_payload, { em, settings }) => {
    const storage = storageOf(settings.documents);
    const collect = (names: readonly string[]) =>
      em.transactional(async (inside) => {
        await inside.execute(HOLD_FILES);
        const used = await inside.execute<{ hash: string }[]>(
          `select distinct hash from documents where hash in (${names.map(() => "?").join(", ")})`,
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
      await collect(names);
      names = [];
    }
    if (names.length > 0) await collect(names);
  },
};
