import { lazy, useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { Dialog } from "../../ui/controls/dialog.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { mentoringChanged } from "./made-due.ts";
import { useEndMentoringMutation } from "./session.generated.ts";

const ReasonForm = lazy(async () => ({ default: (await import("./reason-form.tsx")).ReasonForm }));

type Props = {
  mentoringId: string;
  /** The other person's name. */
  other: string;
};

/** Ends a mentoring, for either of its two participants. */
export function EndButton({ mentoringId, other }: Props) {
  const [open, setOpen] = useState(false);
  const [end] = useEndMentoringMutation({ update: mentoringChanged });
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        End Mentoring<VisuallyHidden> with {other}</VisuallyHidden>
      </Button>
      {open && (
        <Dialog label={`End mentoring with ${other}`} onClose={() => setOpen(false)}>
          <p>Any upcoming sessions will be canceled, and {other} will be notified.</p>
          <ReasonForm
            label={`End mentoring with ${other}`}
            action="End Mentoring"
            submit={(reason) => end({ variables: { id: mentoringId, reason } })}
            onDone={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  );
}
