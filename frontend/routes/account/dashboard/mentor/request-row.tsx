import { chakra } from "@chakra-ui/react";
import { lazy, useState } from "react";
import { notifyFailure } from "../../../../features/failures/notify-failure.ts";
import { mentoringChanged } from "../../../../features/mentoring/made-due.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Dialog } from "../../../../ui/controls/dialog.tsx";
import { Dotted } from "../../../../ui/display/dotted.tsx";
import { formatDate } from "../../../../ui/display/format.ts";
import { VisuallyHidden } from "../../../../ui/display/visually-hidden.tsx";
import { Note } from "../overview/rows.tsx";
import { type MentorPanelQuery, useDecideMentoringMutation } from "./mentor.generated.ts";

/** Loaded on demand. */
const AcceptForm = lazy(async () => ({ default: (await import("./accept-form.tsx")).AcceptForm }));

type Props = { request: MentorPanelQuery["waiting"]["nodes"][number] };

/** A student's request, to accept or decline. */
export function RequestRow({ request: { id, message, createdAt, student } }: Props) {
  const [accepting, setAccepting] = useState(false);
  const [decide, { loading }] = useDecideMentoringMutation({ update: mentoringChanged });
  const onDecline = async () => {
    if (!window.confirm(`Decline the request from ${student.name}? This can't be undone.`)) return;
    try {
      await decide({ variables: { id, accept: false, contact: "" } });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <li>
      <p>{student.name}</p>
      <Note>
        <Dotted parts={[student.position, formatDate(createdAt)]} />
      </Note>
      <chakra.p my="2" maxWidth="prose" whiteSpace="pre-wrap">
        {message}
      </chakra.p>
      {!student.isActive && <Note>Their account isn't active right now.</Note>}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {student.isActive && (
          <Button variant="primary" disabled={loading} onClick={() => setAccepting(true)}>
            Accept<VisuallyHidden> {student.name}</VisuallyHidden>
          </Button>
        )}
        <Button disabled={loading} onClick={onDecline}>
          Decline<VisuallyHidden> {student.name}</VisuallyHidden>
        </Button>
      </chakra.div>
      {accepting && (
        <Dialog label={`Accept ${student.name}`} onClose={() => setAccepting(false)}>
          <AcceptForm id={id} student={student.name} onDone={() => setAccepting(false)} />
        </Dialog>
      )}
    </li>
  );
}
