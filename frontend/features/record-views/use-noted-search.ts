import { useEffect } from "react";
import { sendNote } from "./send-note.ts";

/** What is looked at for so long was looked for; what is still being typed isn't. */
const SETTLED = 3_000;

/** Counts a search once its results were looked at for a while. */
export function useNotedSearch(text: string): void {
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => sendNote("NoteSearch", { text }), SETTLED);
    return () => clearTimeout(timer);
  }, [text]);
}
