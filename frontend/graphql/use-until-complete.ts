import { useEffect } from "react";
import { useClient } from "./source.ts";

/** How long a list that may lack something waits before it is read again, in milliseconds. */
const PAUSE = 3_000;

/** Reads a list again until all records are in the index, which takes seconds after a start. */
export function useUntilComplete(query: string, isComplete: boolean): void {
  const client = useClient();
  useEffect(() => {
    if (isComplete) return;
    // A failure leaves what is shown; the next time tries again.
    const again = () => void client.refetchQueries({ include: [query] }).catch(() => {});
    const timer = setInterval(again, PAUSE);
    return () => clearInterval(timer);
  }, [client, query, isComplete]);
}
