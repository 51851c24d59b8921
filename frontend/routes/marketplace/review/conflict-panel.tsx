import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { conflictRules } from "../../../../backend/modules/marketplace/juries/jury.rules.ts";
import { REVIEWS } from "../../../../backend/modules/marketplace/juries/jury-paths.rules.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import {
  type JuryReview_FactsFragment,
  useDeclareJuryConflictMutation,
  useRemoveJuryReviewerMutation,
} from "../../../features/juries/juries.generated.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

type Props = { review: JuryReview_FactsFragment };

function ConflictForm({ review: { id } }: Props) {
  const navigate = useNavigate();
  const [declare] = useDeclareJuryConflictMutation({ update: evictQueries("juryTasks") });
  const form = useForm({
    initialValues: { reason: "" },
    rules: conflictRules,
    submit: async ({ reason }) => {
      await declare({ variables: { id, reason } });
      toast({ title: "Somebody else will review this application" });
      await navigate(REVIEWS);
    },
  });
  return (
    <Form form={form} label="Conflict of interest">
      <TextField
        name="reason"
        label="Why can't you judge it?"
        hint="The organizers read this."
        maxLength={300}
        required
      />
      <div>
        <SubmitButton busyLabel="Sending..." size="sm">
          Pass It On
        </SubmitButton>
      </div>
    </Form>
  );
}

/** How a reviewer passes an application on, or leaves the jury. */
export function ConflictPanel({ review }: Props) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const [leave, { loading }] = useRemoveJuryReviewerMutation({ update: evictQueries("juryTasks") });
  const onLeave = async () => {
    if (
      !window.confirm(
        "Stop reviewing for this call? The reviews you've submitted still count; the rest go to others.",
      )
    )
      return;
    try {
      await leave({ variables: { id: review.reviewerId } });
      await navigate(REVIEWS);
      toast({ title: "You no longer review for this call" });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Panel
      title="Can't Judge It?"
      intro="Say so if you know or work with the applicant. Somebody else gets the application."
      action={
        <Button disabled={loading} onClick={onLeave}>
          Leave the Jury
        </Button>
      }
    >
      {isOpen ? (
        <ConflictForm review={review} />
      ) : (
        <Button aria-expanded={false} onClick={() => setOpen(true)}>
          I Have a Conflict of Interest
        </Button>
      )}
    </Panel>
  );
}
