import { useEffect } from "react";
import type { ViewedKind } from "../../graphql/schema.generated.ts";
import { useNoteRecordViewMutation } from "./note-view.generated.ts";

/** Records a view of a record's page after hydration; a failure is ignored. */
export function useNotedView(kind: ViewedKind, id: string): void {
  const [note] = useNoteRecordViewMutation();
  useEffect(() => {
    note({ variables: { kind, id } }).catch(() => undefined);
  }, [kind, id, note]);
}
