import { RetryLink } from "@apollo/client/link/retry";
import { OperationTypeNode } from "graphql";
import { BusyError, isBusy, waitingForServer } from "../../graphql/busy.ts";

const BUSY = [429, 503];
/** In seconds: who is told nothing comes back soon, and nobody looks at an old page for longer before it is said. */
const [SOON, LONGEST] = [1, 10];

/** Like `fetch`, but a busy server is a failure of its own. */
export async function fetchUnlessBusy(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (BUSY.includes(response.status))
    throw new BusyError(Number(response.headers.get("retry-after")) || SOON);
  waitingForServer.resume();
  return response;
}

/**
 * Asks a busy server again, once after the time that it names, then when somebody says so: the answer is still awaited,
 * so that what is on the page stays. Changes and polls fail at once, and say so themselves.
 */
export const busyLink = () =>
  new RetryLink({
    delay: (count, _, error) =>
      count === 1 && isBusy(error) ? Math.min(error.retryAfter, LONGEST) * 1_000 : 0,
    attempts: async (count, { operationType, getContext }, error) => {
      if (!isBusy(error) || operationType !== OperationTypeNode.QUERY || getContext().isPoll) return false;
      if (count > 1 || error.retryAfter > LONGEST) await waitingForServer.hold();
      return true;
    },
  });
