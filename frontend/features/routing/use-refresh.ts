import { useEffect, useRef } from "react";
import { useClient } from "../../graphql/source.ts";
import { useHydrated } from "../../ui/behavior/use-hydrated.ts";

/**
 * Refetches these queries when the screen is opened or returned to, since others may have changed the data.
 * With `everySeconds`, also at this interval while the page is visible.
 */
export function useRefresh(queries: readonly string[], everySeconds?: number): void {
  const client = useClient();
  const cameWithPage = useRef(!useHydrated());
  const names = queries.join(" ");
  useEffect(() => {
    // On failure, the displayed data stays; the next return retries.
    const refresh = () => void client.refetchQueries({ include: names.split(" ") });
    if (!cameWithPage.current) refresh();
    cameWithPage.current = false;
    window.addEventListener("focus", refresh);
    const timer = everySeconds && setInterval(() => document.hidden || refresh(), everySeconds * 1000);
    return () => {
      window.removeEventListener("focus", refresh);
      clearInterval(timer);
    };
  }, [client, names, everySeconds]);
}
