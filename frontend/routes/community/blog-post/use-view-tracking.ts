import { useEffect } from "react";
import { sendNote } from "../../../features/record-views/send-note.ts";

/** Records a view of the post after hydration. */
export function useViewTracking(id: string): void {
  useEffect(() => sendNote("NoteBlogView", { id }), [id]);
}
