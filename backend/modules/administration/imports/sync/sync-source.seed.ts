import { constants, copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { EntityManager } from "@mikro-orm/postgresql";
import { dataFile } from "../../../../demo/read.ts";
import { SyncSource } from "./sync-source.entity.ts";

/** The demo's file to sync. */
const FILE = "partner-catalog.csv";

/** Adds the source that "Sync Data" syncs in the demo. */
export function seedSyncSource(em: EntityManager): void {
  em.persist(
    Object.assign(new SyncSource(), {
      name: "Partner catalog",
      kind: "solutions",
      location: FILE,
      format: "",
      mapping: "",
      skipBad: false,
      schedule: "none",
    }),
  );
}

/** Copies the demo's file to the sync folder, unless a file with its name exists. */
export async function copySyncFile(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyFile(dataFile(`sync/${FILE}`), join(folder, FILE), constants.COPYFILE_EXCL).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    },
  );
}
