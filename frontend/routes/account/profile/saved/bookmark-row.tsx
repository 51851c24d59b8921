import { chakra } from "@chakra-ui/react";
import { Undo2, X } from "lucide-react";
import { useState } from "react";
import { useSetBookmarkMutation } from "../../../../features/bookmarks/bookmark.generated.ts";
import { describeRecord } from "../../../../features/bookmarks/describe-record.ts";
import { forgetSaved } from "../../../../features/bookmarks/forget-saved.ts";
import { KINDS } from "../../../../features/bookmarks/kinds.ts";
import type { BookmarksQuery } from "../../../../features/bookmarks/record-line.generated.ts";
import { RecordLine } from "../../../../features/bookmarks/record-line.tsx";
import { notifyFailure } from "../../../../features/failures/notify-failure.ts";
import { DateFact } from "../../../../features/record/date-fact.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../../ui/display/visually-hidden.tsx";

type Props = { bookmark: BookmarksQuery["bookmarks"]["edges"][number]["node"] };

/** A saved record with buttons to remove it and undo that. */
export function BookmarkRow({ bookmark }: Props) {
  const { kind, recordId, record, savedAt } = bookmark;
  const [removed, setRemoved] = useState(false);
  const [set, { loading }] = useSetBookmarkMutation();
  const title = record ? describeRecord(record).title : KINDS[kind].label.toLowerCase();
  const change = async (saved: boolean) => {
    try {
      await set({ variables: { kind, id: recordId, saved }, update: (cache) => forgetSaved(cache) });
      setRemoved(!saved);
    } catch (error) {
      notifyFailure(error);
    }
  };
  const canUndo = record !== null;
  return (
    <RecordLine
      kind={kind}
      record={record}
      actions={
        removed && !canUndo ? undefined : (
          <Button disabled={loading} onClick={() => change(removed)}>
            {removed ? <Undo2 size={16} aria-hidden /> : <X size={16} aria-hidden />}
            {removed ? "Undo" : "Remove"}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )
      }
    >
      <chakra.p fontSize="sm" color="fg.muted" role="status">
        {removed ? (
          "Removed"
        ) : (
          <>
            Saved on <DateFact at={savedAt} />
          </>
        )}
      </chakra.p>
    </RecordLine>
  );
}
