import { type ReactNode, useEffect } from "react";

/**
 * Marks the document as hydrated: from now on presses take effect, and earlier ones are replayed
 * (`start.ts`). It wraps the page, because a sibling that the server doesn't render would shift the ids of
 * `useId`.
 */
export function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  return children;
}
