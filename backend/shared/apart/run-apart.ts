import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import pLimit from "p-limit";
import { UnavailableError } from "../errors.ts";
import type { ApartAnswer } from "./answer-requests.ts";

/** A program that reads files of unknown origin in a process of its own. */
export interface ApartProgram<Request, Refusal> {
  /** A module that calls `answerRequests`. */
  readonly program: URL;
  /** Options of its Node.js. */
  readonly execArgv?: readonly string[];
  /** How long it may take for a request, in milliseconds. */
  readonly patience: (request: Request) => number;
  /** The error for a request that it refuses. */
  readonly refused: (refusal: Refusal) => Error;
  /** The error for a request that takes longer. */
  readonly slow: () => Error;
  /** The error for a request that ends it. */
  readonly crashed: () => Error;
  /** The message while too many requests wait. */
  readonly crowded: string;
}

/** Runs the requests of one program. */
export interface ApartRunner<Request, Result> {
  /**
   * Answers a request.
   * @throws what the program's `refused`, `slow` or `crashed` returns; UnavailableError while too many wait.
   */
  readonly run: (request: Request) => Promise<Result>;
  /** @throws UnavailableError if there is no room for another request. */
  readonly assertRoom: () => void;
}

/** How long the process is kept while there is nothing to do, in milliseconds. */
const IDLE = 60_000;
/** The most requests that wait; each is held in memory. */
const MAX_WAITING = 12;
const RETRY_AFTER = 10;

/**
 * Runs a program in a process with a lower priority, one request after another, so that no file can slow or end
 * the server.
 */
export function apartRunner<Request extends object, Result, Refusal>(
  program: ApartProgram<Request, Refusal>,
): ApartRunner<Request, Result> {
  const inTurn = pLimit(1);
  let resting: { readonly child: ChildProcess; readonly timer: NodeJS.Timeout } | undefined;

  const assertRoom = () => {
    if (inTurn.pendingCount >= MAX_WAITING) throw new UnavailableError(program.crowded, RETRY_AFTER);
  };

  async function takeProcess(): Promise<ChildProcess> {
    const taken = resting;
    resting = undefined;
    if (!taken) return start();
    clearTimeout(taken.timer);
    taken.child.ref();
    taken.child.channel?.ref();
    return taken.child;
  }

  async function start(): Promise<ChildProcess> {
    const child = fork(program.program, [], {
      execArgv: [...(program.execArgv ?? [])],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    try {
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    } catch {
      // The process has already ended, which its exit event reports.
    }
    const endWithUs = () => child.kill("SIGKILL");
    process.on("exit", endWithUs);
    child.on("exit", () => {
      process.off("exit", endWithUs);
      if (resting?.child === child) resting = undefined;
    });
    await new Promise<void>((resolve, reject) => {
      const failed = () => reject(new Error(`${program.program.pathname} didn't start.`));
      child.once("exit", failed).once("error", failed);
      child.once("message", () => {
        child.off("exit", failed).off("error", failed);
        resolve();
      });
    });
    return child;
  }

  /** Keeps the process for the next request, without keeping this one alive. */
  function rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    const timer = setTimeout(() => {
      // Nobody may take it anymore: it only ends a moment later.
      resting = undefined;
      child.kill("SIGKILL");
    }, IDLE);
    resting = { child, timer: timer.unref() };
  }

  function ask(child: ChildProcess, request: Request): Promise<Result> {
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        child.off("message", answered).off("error", fail).off("exit", ended);
      };
      const fail = (error: Error) => {
        end();
        child.kill("SIGKILL");
        reject(error);
      };
      const answered = (answer: ApartAnswer<Result, Refusal>) => {
        if ("problem" in answer) return fail(new Error(answer.problem));
        end();
        rest(child);
        if ("result" in answer) resolve(answer.result);
        else if ("refusal" in answer) reject(program.refused(answer.refusal));
      };
      // A decoder that crashes does so for this file only.
      const ended = () => fail(program.crashed());
      const timer = setTimeout(() => fail(program.slow()), program.patience(request));
      child.on("message", answered).on("error", fail).on("exit", ended);
      child.send(request);
    });
  }

  return {
    assertRoom,
    run: async (request) => {
      assertRoom();
      return inTurn(async () => ask(await takeProcess(), request));
    },
  };
}
