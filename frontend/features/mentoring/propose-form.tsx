import {
  LENGTHS,
  MAX_PLACE,
  MAX_TOPIC,
} from "../../../backend/modules/community/mentoring/sessions/session.rules.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { ChoiceField, TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useDraft } from "../forms/use-draft.ts";
import { useForm } from "../forms/use-form.ts";
import { momentOf, sessionTimeRules } from "./local-moment.ts";
import { sessionsChanged } from "./made-due.ts";
import { useProposeMentoringSessionMutation } from "./session.generated.ts";

type Props = { mentoringId: string; student: string; onDone: () => void };

const CHOICES = LENGTHS.map((minutes) => ({ value: String(minutes), label: lengthOf(minutes) }));

function lengthOf(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  return minutes === 60 ? "1 hour" : `${minutes / 60} hours`;
}

/** Proposes a session to a student, in the mentor's own time zone. */
export function ProposeForm({ mentoringId, student, onDone }: Props) {
  const [propose] = useProposeMentoringSessionMutation({ update: sessionsChanged });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const form = useForm({
    initialValues: { day: "", time: "", minutes: "60", topic: "", place: "" },
    rules: sessionTimeRules,
    submit: async ({ day, time, minutes, topic, place }) => {
      const startsAt = momentOf(day, time).toISOString();
      const input = { mentoringId, startsAt, minutes: Number(minutes), timeZone, topic, place };
      await propose({ variables: { input } });
      draft.forget();
      onDone();
      toast({ title: "Session proposed", description: `${student} has been notified.` });
    },
  });
  const draft = useDraft(form, `session:${mentoringId}`);
  return (
    <Form form={form} label={`Propose a session to ${student}`}>
      <TextField name="topic" label="Topic" required maxLength={MAX_TOPIC} autoComplete="off" />
      <TextField name="day" label="Date" type="date" required />
      <TextField name="time" label="Time" type="time" hint={`In your time zone, ${timeZone}.`} required />
      <ChoiceField name="minutes" label="Length" choices={CHOICES} required />
      <TextField
        name="place"
        label="Location or link"
        hint="A room, an address, or a video call link."
        required
        maxLength={MAX_PLACE}
        autoComplete="off"
      />
      <SubmitButton busyLabel="Sending..." alignSelf="flex-start">
        Propose Session
      </SubmitButton>
    </Form>
  );
}
