import { chakra } from "@chakra-ui/react";
import { lazy, useState } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { Dialog } from "../../../../ui/controls/dialog.tsx";
import { VisuallyHidden } from "../../../../ui/display/visually-hidden.tsx";
import { Note } from "../overview/rows.tsx";
import type { StudentMentorsQuery } from "./student.generated.ts";

type Choice = StudentMentorsQuery["mentors"][number];

/** Loaded on demand. */
const MentoringForm = lazy(async () => ({ default: (await import("./mentoring-form.tsx")).MentoringForm }));

const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
  },
});

/** Describes the state of the last request; empty if there is nothing to report. */
function standing({ status, contact }: NonNullable<Choice["viewerRequest"]>): string {
  if (status === "PENDING") return "Waiting for their answer.";
  if (status === "DECLINED") return "Your last request was declined.";
  if (status === "ENDED") return "Your mentoring has ended.";
  if (status === "WITHDRAWN") return "";
  return contact ? `Accepted. Reach them here: ${contact}` : "Your request was accepted.";
}

/** A mentor, with the state of the viewer's request to them, or a form to send one. */
export function MentorRow({ choice: { mentor, viewerRequest } }: { choice: Choice }) {
  const [open, setOpen] = useState(false);
  const name = `${mentor.firstName} ${mentor.lastName}`;
  const position = [mentor.title, mentor.organization].filter(Boolean).join(", ");
  const canAsk = viewerRequest?.status !== "PENDING" && viewerRequest?.status !== "ACCEPTED";
  const stands = viewerRequest ? standing(viewerRequest) : "";
  return (
    <Row>
      <chakra.div flex="1 1 14rem" minWidth="0">
        <chakra.h3 fontWeight="semibold">{name}</chakra.h3>
        {position && <Note>{position}</Note>}
        {mentor.bio && <chakra.p maxWidth="prose">{mentor.bio}</chakra.p>}
        {stands && <Note role="status">{stands}</Note>}
      </chakra.div>
      {canAsk && (
        <Button onClick={() => setOpen(true)}>
          Request Mentoring<VisuallyHidden> from {name}</VisuallyHidden>
        </Button>
      )}
      {open && (
        <Dialog label={`Ask ${name} for mentoring`} onClose={() => setOpen(false)}>
          <MentoringForm mentor={{ id: mentor.id, name }} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </Row>
  );
}
