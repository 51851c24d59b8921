import { useEffect } from "react";
import { sendNote } from "./send-note.ts";

/**
 * How long results must be shown before the search counts, in milliseconds; this excludes text that is still
 * being typed.
 */
const SETTLED = 3_000;

/** Records a search once its results were shown for a while. */
export function useNotedSearch(text: string): void {
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => sendNote("NoteSearch", { text }), SETTLED);
    return () => clearTimeout(timer);
  }, [text]);
}
