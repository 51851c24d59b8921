import {
  MAX_REQUEST,
  mentoringRules,
} from "../../../../../backend/modules/community/mentoring/mentoring.rules.ts";
import { DraftNote } from "../../../../features/forms/draft-note.tsx";
import { TextAreaField } from "../../../../features/forms/fields.tsx";
import { Form } from "../../../../features/forms/form.tsx";
import { SubmitButton } from "../../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../../features/forms/use-draft.ts";
import { useForm } from "../../../../features/forms/use-form.ts";
import { mentoringChanged } from "../../../../features/mentoring/made-due.ts";
import { useViewer } from "../../../../features/viewer/use-viewer.ts";
import { toast } from "../../../../ui/behavior/toast-store.ts";
import { useRequestMentoringMutation } from "./student.generated.ts";

type Props = { mentor: { id: string; name: string }; onDone: () => void };

/** Sends a request for mentoring. */
export function MentoringForm({ mentor, onDone }: Props) {
  const { viewer } = useViewer();
  const [request] = useRequestMentoringMutation({ update: mentoringChanged });
  const form = useForm({
    initialValues: { message: "" },
    rules: mentoringRules,
    submit: async ({ message }) => {
      await request({ variables: { mentorId: mentor.id, message } });
      draft.forget();
      onDone();
      toast({ title: "Request sent", description: `${mentor.name} has been notified.` });
    },
  });
  const draft = useDraft(form, `mentoring:${viewer?.id}:${mentor.id}`);
  return (
    <Form form={form} label={`Ask ${mentor.name} for mentoring`}>
      <DraftNote draft={draft} />
      <TextAreaField
        name="message"
        label="Message"
        hint={`Describe what you're working on and what you hope to learn. ${mentor.name} will see your name, title and organization.`}
        required
        rows={5}
        maxLength={MAX_REQUEST}
      />
      <SubmitButton busyLabel="Sending..." alignSelf="flex-start">
        Send Request
      </SubmitButton>
    </Form>
  );
}
