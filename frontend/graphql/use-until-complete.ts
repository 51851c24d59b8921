import { useEffect } from "react";
import { useClient } from "./source.ts";

/** The delay before an incomplete list is fetched again, in milliseconds. */
const PAUSE = 3_000;

/** Refetches a list until all records are indexed, which takes seconds after a server start. */
export function useUntilComplete(query: string, isComplete: boolean): void {
  const client = useClient();
  useEffect(() => {
    if (isComplete) return;
    // A failure keeps the current list; the next attempt may succeed.
    const again = () => void client.refetchQueries({ include: [query] });
    const timer = setInterval(again, PAUSE);
    return () => clearInterval(timer);
  }, [client, query, isComplete]);
}
