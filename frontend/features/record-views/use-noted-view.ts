import { useEffect } from "react";
import { sendNote } from "./send-note.ts";

type ViewedKind = "SOLUTION" | "VENDOR" | "OPPORTUNITY" | "COLLABORATION";

/** Records a view of a record's page after hydration. */
export function useNotedView(kind: ViewedKind, id: string): void {
  useEffect(() => sendNote("NoteRecordView", { kind, id }), [kind, id]);
}
