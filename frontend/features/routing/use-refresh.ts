import { useEffect, useRef } from "react";
import { useClient } from "../../graphql/source.ts";
import { useHydrated } from "../../ui/behavior/use-hydrated.ts";

/**
 * Reads these queries again when the screen is opened or returned to: others write meanwhile. With `everySeconds`, also
 * as long as it is looked at.
 */
export function useRefresh(queries: readonly string[], everySeconds?: number): void {
  const client = useClient();
  const cameWithPage = useRef(!useHydrated());
  const names = queries.join(" ");
  useEffect(() => {
    // A failure leaves what is shown; the next return tries again.
    const refresh = () => void client.refetchQueries({ include: names.split(" ") }).catch(() => {});
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
