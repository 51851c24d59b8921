import { useEffect } from "react";
import { sendNote } from "./send-note.ts";

/** Records which solutions are compared, after hydration; one alone is no comparison. */
export function useNotedComparison(ids: readonly string[]): void {
  const joined = ids.join(",");
  useEffect(() => {
    const compared = joined.split(",");
    if (compared.length > 1) sendNote("NoteComparison", { ids: compared });
  }, [joined]);
}
