import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { TooManyRequestsError } from "../../../../shared/errors.ts";
import type { PackRoom } from "./pack-room.rules.ts";
import type { Paper } from "./paper.ts";

const PROGRAM = new URL(`./pdf-worker${extname(import.meta.filename)}`, import.meta.url);
/** The memory limit of a worker, in megabytes, and how long it may take, in milliseconds. */
const MEMORY = 512;
const PATIENCE = 45_000;
/** How many PDFs may wait for their turn; drawing takes about a second. */
const MAX_WAITING = 20;

const turns = pLimit(1);

/**
 * Draws an evaluation as PDF on at most six pages, one at a time in a thread of its own, so that other requests
 * aren't kept waiting.
 * @throws TooManyRequestsError if too many are waiting.
 */
export function boardPackPdf(room: PackRoom, paper: Paper): Promise<Uint8Array> {
  if (turns.pendingCount >= MAX_WAITING)
    throw new TooManyRequestsError("A lot of files are being made. Try again in a moment.", 10);
  return turns(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(PROGRAM, {
          workerData: { room: JSON.stringify(room), paper },
          execArgv: [],
          resourceLimits: { maxOldGenerationSizeMb: MEMORY },
        });
        const timer = setTimeout(() => {
          reject(new Error("The PDF took too long."));
          void worker.terminate();
        }, PATIENCE);
        worker
          .on("message", (bytes: Uint8Array) => resolve(bytes))
          .on("error", reject)
          .on("exit", (code) => {
            clearTimeout(timer);
            reject(new Error(`The drawing of a PDF ended with code ${code}.`));
          });
      }),
  );
}
