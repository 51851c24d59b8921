import { parentPort } from "node:worker_threads";
import { ImportError } from "../errors.ts";
import { listsOf, readRecords } from "./records.ts";
import type { ReadingOptions, SourceRecord } from "./source-record.ts";

/** The requests to the worker: to start reading a file, to continue, or to stop. */
export type ParsingRequest =
  | {
      readonly begin: "records";
      readonly file: string;
      readonly path: string;
      readonly options: ReadingOptions;
    }
  | { readonly begin: "lists"; readonly file: string }
  | "more"
  | "stop";

/** The worker's responses. */
export type ParsingAnswer =
  | {
      readonly records: readonly SourceRecord[];
      readonly notes: readonly string[];
      readonly bytes: number;
      readonly done: boolean;
    }
  | { readonly lists: readonly string[] }
  | { readonly problem: string; readonly isOfFile: boolean };

/** The maximum number of records per batch, and how long they are collected, in milliseconds. */
const BATCH = 200;
const COLLECTED = 50;
/** The approximate maximum size of a batch, in characters; records are never split. */
const BATCH_SIZE = 500_000;

let bytes = 0;
let notes: string[] = [];
let records: AsyncGenerator<SourceRecord> | undefined;

async function batch(): Promise<ParsingAnswer> {
  const found: SourceRecord[] = [];
  const until = performance.now() + COLLECTED;
  let size = 0;
  while (records && found.length < BATCH && size < BATCH_SIZE && performance.now() < until) {
    const { value, done } = await records.next();
    if (done) return { records: found, notes: notes.splice(0), bytes, done: true };
    for (const cell of Object.values(value.values)) size += typeof cell === "string" ? cell.length : 100;
    found.push(value);
  }
  return { records: found, notes: notes.splice(0), bytes, done: false };
}

async function answerTo(request: ParsingRequest): Promise<ParsingAnswer> {
  if (request === "more") return batch();
  if (request === "stop") {
    await records?.return(undefined);
    records = undefined;
    return { records: [], notes: [], bytes, done: true };
  }
  if (request.begin === "lists") return { lists: await listsOf(request.file) };
  bytes = 0;
  notes = [];
  records = readRecords({
    file: request.file,
    path: request.path,
    ...request.options,
    onNote: (note) => notes.push(note),
    onBytes: (read) => {
      bytes = read;
    },
  });
  return batch();
}

parentPort?.on("message", async (request: ParsingRequest) => {
  const answer = await answerTo(request).catch(
    (error: unknown): ParsingAnswer => ({
      problem: error instanceof Error ? error.message : String(error),
      isOfFile: error instanceof ImportError,
    }),
  );
  parentPort?.postMessage(answer);
});
