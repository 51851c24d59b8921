import type { DocumentNode, OperationVariables } from "@apollo/client";
import { useEffect, useRef, useState } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";
import { operationName } from "./operation-key.ts";
import { useSource } from "./source.ts";

/**
 * Asks a query again every few seconds, as long as the component is shown in a tab that is looked at, and at once when
 * the tab is returned to. Answers reach whoever shows the query, through the cache.
 * @returns whether the last answer failed: then older figures are still shown, and the next turn tries again.
 */
export function usePoll<Variables extends OperationVariables>(
  query: DocumentNode,
  variables: Variables,
  everySeconds: number,
): boolean {
  const { client, freshness } = useSource();
  const [failed, setFailed] = useState(false);
  const cameWithPage = useRef(!useHydrated());
  // Those of each render are new objects, often with the same values.
  const asked = JSON.stringify(variables);
  useEffect(() => {
    const ended = new AbortController();
    let waiting = false;
    const poll = async () => {
      if (waiting || document.hidden) return;
      waiting = true;
      const answer = client.query({
        query,
        variables: JSON.parse(asked) as Variables,
        fetchPolicy: "network-only",
        // It says itself that it failed, and asks again.
        context: { isPoll: true },
      });
      const isFailure = await answer.then(
        ({ error }) => error !== undefined,
        () => true,
      );
      waiting = false;
      if (!ended.signal.aborted) setFailed(isFailure);
    };
    const name = operationName(query);
    // What was fetched for this opening is new; what an earlier one left in the cache is not.
    const isNew = freshness.take(name) || cameWithPage.current;
    if (!isNew) void poll();
    cameWithPage.current = false;
    const timer = setInterval(poll, everySeconds * 1000);
    document.addEventListener("visibilitychange", poll, { signal: ended.signal });
    return () => {
      ended.abort();
      clearInterval(timer);
      freshness.take(name);
    };
  }, [client, freshness, query, asked, everySeconds]);
  return failed;
}
