import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Outcome } from "./outcome.ts";
import { onStage } from "./stage.ts";
import { underLoad } from "./under-load.ts";

/** How long the disk stays full, in milliseconds. */
const FULL = 10_000;

/** The disk of the database is full for a while: a file system of its own in memory, which only root can mount. */
export async function fullDisk(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "sportstech-drill-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=256m,mode=0755", "tmpfs", folder], { stdio: "ignore" });
  } catch {
    rmdirSync(folder);
    return { acknowledged: 0, lost: 0, refused: 0, broken: 0, worstWait: 0, note: "skipped: needs root" };
  }
  try {
    return await onStage(
      (database, product) =>
        underLoad(
          database,
          () => product.url,
          async (bystander, acknowledged) => {
            await delay(1_000);
            const filler = join(folder, "filler");
            fill(filler, folder);
            await delay(FULL);
            rmSync(filler);
            const before = acknowledged.size;
            const begun = performance.now();
            while (acknowledged.size === before) await delay(5);
            await bystander.goodAgain();
            return { recovered: performance.now() - begun };
          },
        ),
      join(folder, "data"),
    );
  } finally {
    execFileSync("umount", ["-l", folder]);
    rmdirSync(folder);
  }
}

/** Takes what is left, to the last block. */
function fill(file: string, folder: string): void {
  const block = Buffer.alloc(64 * 1024);
  try {
    for (let left = statfsSync(folder).bavail; left > 0; left -= 1) writeFileSync(file, block, { flag: "a" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
