import { RetryLink } from "@apollo/client/link/retry";
import { OperationTypeNode } from "graphql";
import { isBusy } from "../../graphql/refusals.ts";
import { dismissToast, toast } from "../../ui/toast-store.ts";

const BUSY = [429, 503];
/** In seconds: the pause where the server names none, and the longest for which nothing is said. */
const [SOON, LONGEST] = [1, 10];

/** A server that has too much to do, or whose database is away. */
class BusyError extends Error {
  override readonly name = "BusyError";
  /** In seconds. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super("The server is busy.");
    this.retryAfter = retryAfter;
  }
}

/** The questions that wait for a busy server: what is on the page stays meanwhile. */
const held = new Set<() => void>();

function resume() {
  if (held.size === 0) return;
  dismissToast();
  for (const ask of held) ask();
  held.clear();
}

/** Waits until somebody asks again, or the server answers something else. */
const hold = () =>
  new Promise<void>((resolve) => {
    held.add(resolve);
    toast({
      title: "The server is busy.",
      description: "What you see is from before.",
      action: { label: "Try again", onClick: resume },
    });
  });

/** Like `fetch`, but a busy server is a failure of its own. */
export async function fetchUnlessBusy(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (BUSY.includes(response.status))
    throw new BusyError(Number(response.headers.get("retry-after")) || SOON);
  resume();
  return response;
}

const pauseOf = (error: unknown) => (error instanceof BusyError ? error.retryAfter : 0);

/**
 * Asks a busy server again, once after the time that it names, then when somebody says so: the answer is still awaited,
 * so that what is on the page stays. Changes and polls fail at once, and say so themselves.
 */
export const busyLink = () =>
  new RetryLink({
    delay: (count, _, error) => (count === 1 ? Math.min(pauseOf(error), LONGEST) * 1_000 : 0),
    attempts: async (count, { operationType, getContext }, error) => {
      if (!isBusy(error) || operationType !== OperationTypeNode.QUERY || getContext().isPoll) return false;
      if (count > 1 || pauseOf(error) > LONGEST) await hold();
      return true;
    },
  });
