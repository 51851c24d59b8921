import { chakra } from "@chakra-ui/react";
import { Pencil, Undo2, X } from "lucide-react";
import { useState } from "react";
import { describeRecord } from "../../../../features/bookmarks/describe-record.ts";
import { forgetShortlists } from "../../../../features/bookmarks/forget-saved.ts";
import { KINDS } from "../../../../features/bookmarks/kinds.ts";
import type { ShortlistQuery } from "../../../../features/bookmarks/record-line.generated.ts";
import { RecordLine } from "../../../../features/bookmarks/record-line.tsx";
import { useRemoveFromShortlistMutation } from "../../../../features/bookmarks/shortlists.generated.ts";
import { notifyFailure } from "../../../../features/failures/notify-failure.ts";
import { Prose } from "../../../../features/record/record-section.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../../ui/display/visually-hidden.tsx";
import { NoteForm } from "./note-form.tsx";

type Props = { entry: ShortlistQuery["shortlistEntries"][number] };

/** An entry of a shortlist with its editable note and a button to remove it. */
export function EntryRow({ entry }: Props) {
  const { id, kind, record, note } = entry;
  const [editing, setEditing] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [remove, { loading }] = useRemoveFromShortlistMutation();
  const title = record ? describeRecord(record).title : KINDS[kind].label.toLowerCase();
  const onRemove = async () => {
    try {
      await remove({ variables: { id }, update: (cache) => forgetShortlists(cache) });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <RecordLine
      kind={kind}
      record={record}
      actions={
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {leaving ? (
            <>
              <Button onClick={() => setLeaving(false)}>
                <Undo2 size={16} aria-hidden />
                Keep
                <VisuallyHidden> {title}</VisuallyHidden>
              </Button>
              <Button disabled={loading} onClick={onRemove}>
                Remove with its note
                <VisuallyHidden>: {title}</VisuallyHidden>
              </Button>
            </>
          ) : (
            <>
              <Button disabled={editing} onClick={() => setEditing(true)}>
                <Pencil size={16} aria-hidden />
                {note ? "Edit Note" : "Add Note"}
                <VisuallyHidden> on {title}</VisuallyHidden>
              </Button>
              <Button disabled={loading} onClick={note ? () => setLeaving(true) : onRemove}>
                <X size={16} aria-hidden />
                Remove
                <VisuallyHidden> {title}</VisuallyHidden>
              </Button>
            </>
          )}
        </chakra.div>
      }
    >
      {editing ? (
        <chakra.div mt="3">
          <NoteForm entry={entry} onDone={() => setEditing(false)} />
        </chakra.div>
      ) : (
        note && <Prose mt="2">{note}</Prose>
      )}
    </RecordLine>
  );
}
