import type { DocumentNode, OperationVariables } from "@apollo/client";
import { useEffect, useRef, useState } from "react";
import { useHydrated } from "../ui/behavior/use-hydrated.ts";
import { operationName } from "./operation-key.ts";
import { useSource } from "./source.ts";

/**
 * Polls a query while the component is shown in a visible tab, and immediately when the tab becomes visible
 * again. Responses reach the components that show the query through the cache.
 * @returns whether the last request failed; older figures then stay, and polling continues.
 */
export function usePoll<Variables extends OperationVariables>(
  query: DocumentNode,
  variables: Variables,
  everySeconds: number,
): boolean {
  const { client, freshness } = useSource();
  const [failed, setFailed] = useState(false);
  const cameWithPage = useRef(!useHydrated());
  // Each render creates new objects, often with the same values.
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
        // It reports its own failures and retries.
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
    // A response fetched for this mount is fresh; one left in the cache by an earlier mount is not.
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
