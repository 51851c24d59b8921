import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** Reads these queries again when the screen is opened or returned to: others write meanwhile. */
export function useRefresh(queries: readonly string[]): void {
  const client = useApolloClient();
  const cameWithPage = useRef(!useHydrated());
  const names = queries.join(" ");
  useEffect(() => {
    // A failure leaves what is shown; the next return tries again.
    const refresh = () => void client.refetchQueries({ include: names.split(" ") }).catch(() => {});
    if (!cameWithPage.current) refresh();
    cameWithPage.current = false;
    window.addEventListener("focus", refresh);
    return () => window.removeEventListener("focus", refresh);
  }, [client, names]);
}
