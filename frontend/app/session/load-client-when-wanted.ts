import { ViewerDocument } from "../../features/viewer/viewer.generated.ts";
import type { BrowserSession } from "./browser-session.ts";

/** What a person does before they act: the client is there by the time that a press needs it. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"];

/** Loads the client of GraphQL at once for who is signed in, and for visitors with the first sign that they act. */
export function loadClientWhenWanted(session: BrowserSession): void {
  const { answers, load } = session.read();
  const wanted = new AbortController();
  const loadClient = () => {
    wanted.abort();
    // Whoever needs it tries again, and says that it failed.
    load().catch(() => {});
  };
  const page = answers.find(ViewerDocument, {})?.data as { viewer: unknown } | undefined;
  if (page?.viewer) loadClient();
  else
    for (const sign of SIGNS)
      document.addEventListener(sign, loadClient, { signal: wanted.signal, passive: true });
}
