import { ViewerDocument } from "../../features/viewer/viewer.generated.ts";
import type { BrowserSession } from "./browser-session.ts";

/** Events that precede a user action, so that the client has loaded by the time it is needed. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"];

/**
 * Loads the GraphQL client at once for signed-in users, and on the first sign of interaction for visitors.
 */
export function loadClientWhenWanted(session: BrowserSession): void {
  const { answers, load } = session.read();
  const wanted = new AbortController();
  const loadClient = () => {
    wanted.abort();
    // Callers that need it retry and report the failure.
    load().catch(() => {});
  };
  const page = answers.find(ViewerDocument, {})?.data as { viewer: unknown } | undefined;
  if (page?.viewer) loadClient();
  else
    for (const sign of SIGNS)
      document.addEventListener(sign, loadClient, { signal: wanted.signal, passive: true });
}
