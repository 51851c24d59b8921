import { useState } from "react";
import { sendAlertsRules } from "../../../../../../backend/modules/account/notifications/alerts/alert.rules.ts";
import { ChoicesField } from "../../../../../features/forms/choices-field.tsx";
import { DraftNote } from "../../../../../features/forms/draft-note.tsx";
import { ChoiceField, TextAreaField, TextField } from "../../../../../features/forms/fields.tsx";
import { Form } from "../../../../../features/forms/form.tsx";
import { SubmitButton } from "../../../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../../../features/forms/use-draft.ts";
import { useForm } from "../../../../../features/forms/use-form.ts";
import { useViewerSuspenseQuery } from "../../../../../features/viewer/viewer.generated.ts";
import { evictQueries } from "../../../../../graphql/evict-queries.ts";
import type { AlertLevel } from "../../../../../graphql/schema.generated.ts";
import { Button } from "../../../../../ui/controls/button.tsx";
import { DialogButtons } from "./action-dialog.tsx";
import { AlertAudience } from "./alert-audience.tsx";
import { alertFailure } from "./alert-failure.ts";
import { audienceOf, EMPTY, LEVEL_CHOICES, ROLE_CHOICES } from "./alert-values.ts";
import { useSendAlertMutation } from "./send-alerts.generated.ts";

/** Writes an alert and selects its audience. */
export function SendAlertsForm({ onClose }: { onClose: () => void }) {
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  // The idempotency key prevents duplicates when the form is resubmitted after a failure.
  const [key] = useState(() => crypto.randomUUID());
  const [send] = useSendAlertMutation({ update: evictQueries("auditEntries", "notifications") });
  const form = useForm({
    initialValues: EMPTY,
    rules: sendAlertsRules,
    submit: async (values) => {
      const { title, text, level } = values;
      const input = { ...audienceOf(values), title, text, level: level as AlertLevel, key };
      try {
        await send({ variables: { input } });
      } catch (error) {
        alertFailure(error, "Failed to send alerts");
        throw error;
      }
      draft.forget();
      window.alert("Alerts sent successfully!");
      onClose();
    },
  });
  const draft = useDraft(form, `send-alerts:${viewer?.id ?? ""}`);
  return (
    <Form form={form} label="Alert">
      <DraftNote draft={draft} />
      <TextField name="title" label="Title" required maxLength={120} />
      <TextAreaField
        name="text"
        label="Message"
        hint="Leave a blank line to start a new paragraph."
        required
        rows={4}
      />
      <ChoiceField name="level" label="Type" required choices={LEVEL_CHOICES} />
      <ChoicesField
        name="roles"
        label="Roles"
        hint="If you choose none, people with any role get it."
        choices={ROLE_CHOICES}
      />
      <TextField
        name="organization"
        label="Organization contains"
        hint="Only people whose organization's name contains this."
        maxLength={200}
      />
      <TextField name="joinedSince" label="Signed up since" type="date" />
      <TextAreaField
        name="usernames"
        label="Only these usernames"
        hint="Separated by spaces, commas or line breaks."
        rows={2}
      />
      <AlertAudience audience={audienceOf(form.values)} />
      <DialogButtons>
        <Button size="md" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton busyLabel="Sending...">Send Alerts</SubmitButton>
      </DialogButtons>
    </Form>
  );
}
