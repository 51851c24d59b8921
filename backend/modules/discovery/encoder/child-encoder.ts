import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { extname } from "node:path";
import type { EncodingAnswer, EncodingRequest } from "./encoder-process.ts";
import { EncoderStopped, type SentenceEncoder } from "./sentence-encoder.ts";

/** The number of texts per batch: larger batches cost less per text but delay urgent ones. */
const BATCH = 8;
/** The idle time after which the process is stopped, in milliseconds. */
const IDLE = 5 * 60_000;
/**
 * The delay before a process that ended or failed without encoding anything is restarted, in milliseconds.
 */
const REST = 30_000;
/** The maximum length of a text in characters, since the model reads some 120 words; longer ones are cut. */
const MAX_TEXT = 1_000;

interface Task {
  readonly texts: readonly string[];
  readonly done: (vectors: readonly Int8Array[]) => void;
  readonly failed: (error: Error) => void;
}

const PROCESS = new URL(`./encoder-process${extname(import.meta.filename)}`, import.meta.url);

/** The options of the encoder process. */
interface ChildEncoding {
  /** The idle time in milliseconds after which the process is stopped. */
  readonly idle?: number;
  /** The script that the process runs. */
  readonly file?: URL;
  /** The folder of the model; the built-in model without it. */
  readonly folder?: string | undefined;
}

/** Creates an encoder in a child process, which only runs while there is something to encode. */
export function childEncoder({ idle = IDLE, file = PROCESS, folder }: ChildEncoding = {}): SentenceEncoder {
  const waiting: { urgent: Task[]; others: Task[] } = { urgent: [], others: [] };
  let child: ChildProcess | undefined;
  let current: Task | undefined;
  let timer: NodeJS.Timeout | undefined;
  let restsUntil = 0;

  const stop = () => {
    clearTimeout(timer);
    const ended = child;
    child = undefined;
    ended?.kill();
    const tasks = [...(current ? [current] : []), ...waiting.urgent.splice(0), ...waiting.others.splice(0)];
    current = undefined;
    for (const { failed } of tasks) failed(new EncoderStopped("the encoder was stopped"));
  };
  const next = () => {
    if (current) return;
    current = waiting.urgent.shift() ?? waiting.others.shift();
    if (!current) {
      timer = setTimeout(stop, idle).unref();
      hold(child, false);
      return;
    }
    clearTimeout(timer);
    if (!child && Date.now() < restsUntil) return answered({ problem: "the encoder can't be started" });
    try {
      child ??= start();
      hold(child, true);
      child.send({ texts: current.texts } satisfies EncodingRequest);
    } catch (error) {
      // The system is out of processes or file descriptors.
      restsUntil = Date.now() + REST;
      child = undefined;
      answered({ problem: String(error) });
    }
  };
  const answered = (answer: EncodingAnswer) => {
    const task = current;
    current = undefined;
    if ("vectors" in answer) task?.done(answer.vectors);
    else task?.failed(new Error(answer.problem));
    next();
  };
  const start = () => {
    const started = fork(file, folder ? [folder] : [], {
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    yieldToPages(started);
    let hasEncoded = false;
    const leave = () => {
      child = undefined;
      if (!hasEncoded) restsUntil = Date.now() + REST;
    };
    const ended = (reason: string) => {
      if (child !== started) return;
      leave();
      if (current) answered({ problem: `the encoder has ended: ${reason}` });
    };
    // Responses of a stopped encoder are ignored.
    started.on("message", (answer: EncodingAnswer) => {
      if (child !== started) return;
      if ("vectors" in answer) {
        hasEncoded = true;
      } else {
        // A model that failed to load never will in this process, and jobs would keep it busy and alive.
        leave();
        started.kill();
      }
      answered(answer);
    });
    started.on("error", ({ message }) => ended(message));
    started.on("exit", (code, signal) => ended(String(signal ?? code)));
    return started;
  };
  const ask = (texts: readonly string[], isUrgent: boolean) =>
    new Promise<readonly Int8Array[]>((done, failed) => {
      (isUrgent ? waiting.urgent : waiting.others).push({ texts, done, failed });
      next();
    });

  return {
    stop,
    async encode(texts, isUrgent = false) {
      const batches: Promise<readonly Int8Array[]>[] = [];
      for (let start = 0; start < texts.length; start += BATCH) {
        const batch = texts.slice(start, start + BATCH).map((text) => text.slice(0, MAX_TEXT).trim() || "-");
        batches.push(ask(batch, isUrgent));
      }
      return (await Promise.all(batches)).flat();
    },
  };
}

/** Lowers the process's priority, since page requests come first. */
function yieldToPages({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has already ended, which its exit event reports.
  }
}

/** Sets whether this process stays alive for the child process. */
function hold(child: ChildProcess | undefined, isHeld: boolean): void {
  if (isHeld) {
    child?.ref();
    child?.channel?.ref();
  } else {
    child?.unref();
    child?.channel?.unref();
  }
}
