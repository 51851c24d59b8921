import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { extname } from "node:path";
import pLimit from "p-limit";
import { UnavailableError } from "../../../../shared/errors.ts";
import type { PictureRole } from "../picture-role.rules.ts";
import { isDrawing } from "./one-format.ts";
import type { RenderingAnswer, RenderingRequest } from "./picture-process.ts";
import { RefusedPicture } from "./refused-picture.ts";
import type { RenderedPicture } from "./render-picture.ts";

const PROGRAM = new URL(`./picture-process${extname(import.meta.filename)}`, import.meta.url);
/** How long the process may take for a picture, in milliseconds: many times what most take. */
const PATIENCE = { drawing: 4_000, photo: 10_000 };
/** How long the process is kept while there is nothing to do, in milliseconds. */
const IDLE = 60_000;
/** The most pictures that wait; each is held in memory. */
const MAX_WAITING = 12;
const RETRY_AFTER = 10;

const inTurn = pLimit(1);
let resting: { readonly child: ChildProcess; readonly timer: NodeJS.Timeout } | undefined;

/** Whether there is room for another picture. */
export function hasRoom(): boolean {
  return inTurn.pendingCount < MAX_WAITING;
}

/** The error while too many pictures wait. */
export function crowdedError(): UnavailableError {
  return new UnavailableError("Many pictures are being read at the moment. Try again shortly.", RETRY_AFTER);
}

/**
 * Renders a picture in a process of its own with a lower priority, one after another, so that no file can slow
 * or end the server.
 * @throws RefusedPicture; UnavailableError while too many wait.
 */
export function renderApart(bytes: Uint8Array, role: PictureRole): Promise<RenderedPicture> {
  if (!hasRoom()) throw crowdedError();
  return inTurn(async () => ask(await takeProcess(), { bytes, role }));
}

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
  const child = fork(PROGRAM, [], {
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The process has already ended, which its exit event reports.
  }
  child.on("exit", () => {
    if (resting?.child === child) resting = undefined;
  });
  await new Promise<void>((resolve, reject) => {
    const failed = () => reject(new Error("The process that reads pictures didn't start."));
    child.once("exit", failed).once("error", failed);
    child.once("message", () => {
      child.off("exit", failed).off("error", failed);
      resolve();
    });
  });
  return child;
}

/** Keeps the process for the next picture, without keeping this one alive. */
function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  resting = { child, timer: setTimeout(() => child.kill(), IDLE).unref() };
}

function ask(child: ChildProcess, request: RenderingRequest): Promise<RenderedPicture> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      child.off("message", answered).off("error", failed).off("exit", ended);
    };
    const fail = (error: Error) => {
      end();
      child.kill("SIGKILL");
      reject(error);
    };
    const answered = (answer: RenderingAnswer) => {
      if ("problem" in answer) return fail(new Error(answer.problem));
      end();
      rest(child);
      if ("picture" in answer) resolve(answer.picture);
      else if ("refusal" in answer) reject(new RefusedPicture(answer.refusal));
    };
    const failed = (error: Error) => fail(error);
    // A decoder that crashes does so for this picture only.
    const ended = () => fail(new RefusedPicture("damaged"));
    const patience = PATIENCE[isDrawing(request.bytes) ? "drawing" : "photo"];
    const timer = setTimeout(() => fail(new RefusedPicture("slow")), patience);
    child.on("message", answered).on("error", failed).on("exit", ended);
    child.send(request);
  });
}
