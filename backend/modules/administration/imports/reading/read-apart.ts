import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { ImportError } from "../errors.ts";
import { packedFiles, unpack } from "./packed/unpack.ts";
import type { ParsingAnswer, ParsingRequest } from "./parsing-worker.ts";
import { hasLists } from "./records.ts";
import type { Reading, SourceRecord } from "./source-record.ts";

const PROGRAM = new URL(`./parsing-worker${extname(import.meta.filename)}`, import.meta.url);
/** The memory limit of a worker, in megabytes: several times the shared texts of a workbook. */
const MEMORY = 768;
/** How long the worker may take for the next response before it is terminated, in seconds. */
const PATIENCE = 20;

/** The resource limits for reading a file. */
export interface ReadingLimits {
  readonly memory: number;
  readonly patience: number;
}
/** The limits of an import. */
export const READING_LIMITS: ReadingLimits = { memory: MEMORY, patience: PATIENCE };

/** An idle worker, which is kept since starting one takes longer than reading most files. */
let rested: Worker | undefined;

function takeWorker({ memory }: ReadingLimits): Worker {
  if (memory === MEMORY && rested) {
    const worker = rested;
    rested = undefined;
    return worker;
  }
  const started = new Worker(PROGRAM, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memory } });
  const forget = () => {
    if (rested === started) rested = undefined;
  };
  // An idle worker may end, too.
  return started.on("error", forget).on("exit", forget);
}

/** Keeps the worker for reuse, without keeping the process alive. */
function rest(worker: Worker, { memory }: ReadingLimits): void {
  if (rested || memory !== MEMORY) {
    void worker.terminate();
    return;
  }
  rested = worker;
  worker.unref();
}

/**
 * Sends a request to a worker and waits for its response within the limits.
 * @throws ImportError that names the exceeded limit.
 */
function ask(
  worker: Worker,
  request: ParsingRequest,
  file: string,
  { memory, patience }: ReadingLimits,
): Promise<ParsingAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      fail(new ImportError(`${file} takes too long to read: more than ${patience} seconds for a record.`));
    }, patience * 1_000);
    const end = () => {
      clearTimeout(timer);
      worker.off("message", answered).off("error", failed).off("exit", exited);
    };
    const answered = (answer: ParsingAnswer) => {
      end();
      resolve(answer);
    };
    const fail = (error: Error) => {
      end();
      reject(error);
    };
    const failed = (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      fail(
        isMemory
          ? new ImportError(`${file} takes more than ${memory} MB of memory to read; split it.`)
          : error,
      );
    };
    const exited = (code: number) => fail(new Error(`The reading of ${file} ended with code ${code}.`));
    worker.on("message", answered).on("error", failed).on("exit", exited);
    worker.ref();
    worker.postMessage(request);
  });
}

/** @throws ImportError for the file's own error, or the original error otherwise. */
function assertRead<Answer extends ParsingAnswer>(
  answer: Answer,
): asserts answer is Exclude<Answer, { readonly problem: string }> {
  if (!("problem" in answer)) return;
  throw answer.isOfFile ? new ImportError(answer.problem) : new Error(answer.problem);
}

/** Passes on errors in terms of the archive instead of the file that was unpacked from it. */
const asNamed = (error: unknown, file: string, unpacked: string): unknown =>
  error instanceof ImportError && file !== unpacked
    ? new ImportError(error.message.replaceAll(unpacked, file))
    : error;

/**
 * Reads the records of a file, like `readRecords`, in a separate thread with limited memory and time, so that
 * no file can block other work.
 * @throws ImportError if the file is not in the format of its extension, or exceeds a limit.
 */
export async function* readRecordsApart(
  reading: Reading,
  limits = READING_LIMITS,
): AsyncGenerator<SourceRecord> {
  const { file, path, remove } = await unpack(reading.file, reading.path);
  try {
    yield* readUnpacked({ ...reading, file, path }, limits);
  } catch (error) {
    throw asNamed(error, reading.file, file);
  } finally {
    await remove();
  }
}

async function* readUnpacked(
  { file, path, onBytes, onNote, encoding, header }: Reading,
  limits: ReadingLimits,
): AsyncGenerator<SourceRecord> {
  const worker = takeWorker(limits);
  let isClean = false;
  try {
    let request: ParsingRequest = {
      begin: "records",
      file,
      path,
      options: { ...(encoding && { encoding }), ...(header && { header }) },
    };
    for (;;) {
      isClean = false;
      const answer = await ask(worker, request, file, limits);
      isClean = true;
      assertRead(answer);
      if (!("records" in answer)) return;
      onBytes(answer.bytes);
      for (const note of answer.notes) onNote?.(note);
      yield* answer.records;
      if (answer.done) return;
      request = "more";
    }
  } finally {
    await leave(worker, file, isClean, limits);
  }
}

/** Stops a worker that is still reading a file and keeps it for reuse; terminates one that failed. */
async function leave(worker: Worker, file: string, isClean: boolean, limits: ReadingLimits): Promise<void> {
  const left = isClean && (await ask(worker, "stop", file, limits).catch(() => undefined));
  if (left) rest(worker, limits);
  else void worker.terminate();
}

/** The maximum number of files of an archive whose lists are found. */
const MAX_FILES = 20;

/**
 * Finds the lists of records to choose from: those in a document, like `listsOf`, in a separate thread;
 * the files of an archive, with their lists.
 */
export async function listsInApart(given: string, limits = READING_LIMITS): Promise<readonly string[]> {
  if (!/\.zip$/i.test(given)) return listsInFile(given, "", limits);
  const found: string[] = [];
  for (const name of (await packedFiles(given)).slice(0, MAX_FILES)) {
    const lists = await listsInFile(given, name, limits);
    found.push(...(lists.length > 0 ? lists.map((list) => (list ? `${name}#${list}` : name)) : [name]));
  }
  return found;
}

async function listsInFile(given: string, path: string, limits: ReadingLimits): Promise<readonly string[]> {
  if (!hasLists(path || given)) return [];
  const { file, remove } = await unpack(given, path);
  try {
    return await askForLists(file, limits);
  } catch (error) {
    throw asNamed(error, given, file);
  } finally {
    await remove();
  }
}

async function askForLists(file: string, limits: ReadingLimits): Promise<readonly string[]> {
  const worker = takeWorker(limits);
  let isClean = false;
  try {
    const answer = await ask(worker, { begin: "lists", file }, file, limits);
    isClean = true;
    assertRead(answer);
    return "lists" in answer ? answer.lists : [];
  } finally {
    await leave(worker, file, isClean, limits);
  }
}
