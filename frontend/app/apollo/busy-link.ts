import { RetryLink } from "@apollo/client/link/retry";
import { OperationTypeNode } from "graphql";
import { isBusy } from "../../graphql/refusals.ts";
import { dismissToast, toast } from "../../ui/behavior/toast-store.ts";

const BUSY = [429, 503];
/** The retry delay when the server names none, and the longest delay without a message, in seconds. */
const [SOON, LONGEST] = [1, 10];

/** Thrown when a server is overloaded or its database is unavailable. */
class BusyError extends Error {
  override readonly name = "BusyError";
  /** The retry delay in seconds. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super("The server is busy.");
    this.retryAfter = retryAfter;
  }
}

/** The queries waiting for a busy server; the page keeps its content meanwhile. */
const held = new Set<() => void>();

function resume() {
  if (held.size === 0) return;
  dismissToast();
  for (const ask of held) ask();
  held.clear();
}

/** Waits until the user retries, or the server responds to something else. */
const hold = () =>
  new Promise<void>((resolve) => {
    held.add(resolve);
    toast({
      title: "The server is busy.",
      description: "What you see is from before.",
      action: { label: "Try again", onClick: resume },
    });
  });

/** Like `fetch`, but rejects with its own error when the server is busy. */
export async function fetchUnlessBusy(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (BUSY.includes(response.status))
    throw new BusyError(Number(response.headers.get("retry-after")) || SOON);
  resume();
  return response;
}

const pauseOf = (error: unknown) => (error instanceof BusyError ? error.retryAfter : 0);

/**
 * Retries queries that a busy server refused: once after the delay that it names, then when the user asks for
 * it. The query stays pending, so the page keeps its content. Mutations and polls fail immediately and report
 * it themselves.
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
