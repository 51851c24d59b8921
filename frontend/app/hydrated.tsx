import { type ReactNode, useEffect } from "react";

/**
 * Says in the document that the page is hydrated: from here on, all that is pressed has its effect, and what was pressed
 * before is done (`start.ts`). It wraps the page, since a sibling that the server doesn't render would shift the ids of
 * `useId`.
 */
export function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  return children;
}
