import { chakra } from "@chakra-ui/react";
import { lazy, useState } from "react";
import { EndButton } from "../../../../features/mentoring/end-button.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Dialog } from "../../../../ui/controls/dialog.tsx";
import { Dotted } from "../../../../ui/display/dotted.tsx";
import { formatShortDate } from "../../../../ui/display/format.ts";
import { VisuallyHidden } from "../../../../ui/display/visually-hidden.tsx";
import { Note } from "../overview/rows.tsx";
import type { MentorPanelQuery } from "./mentor.generated.ts";

/** Loaded on demand. */
const ProposeForm = lazy(async () => ({
  default: (await import("../../../../features/mentoring/propose-form.tsx")).ProposeForm,
}));

type Props = { mentoring: MentorPanelQuery["students"]["nodes"][number] };

/** A student whom the viewer mentors, with actions to meet them or to end the mentoring. */
export function StudentRow({ mentoring: { id, student, decidedAt, contact } }: Props) {
  const [proposing, setProposing] = useState(false);
  return (
    <li>
      <p>{student.name}</p>
      <Note>
        <Dotted
          parts={[
            student.position,
            decidedAt && `since ${formatShortDate(decidedAt)}`,
            contact && `you gave them ${contact}`,
          ]}
        />
      </Note>
      {!student.isActive && <Note>Their account isn't active right now.</Note>}
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
        {student.isActive && (
          <Button onClick={() => setProposing(true)}>
            Propose Session<VisuallyHidden> to {student.name}</VisuallyHidden>
          </Button>
        )}
        <EndButton mentoringId={id} other={student.name} />
      </chakra.div>
      {proposing && (
        <Dialog label={`Propose a session to ${student.name}`} onClose={() => setProposing(false)}>
          <ProposeForm mentoringId={id} student={student.name} onDone={() => setProposing(false)} />
        </Dialog>
      )}
    </li>
  );
}
