import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import {
  CATALOG_EVENTS,
  eventLabel,
  OWN_EVENTS,
  webhookFormRules,
} from "../../../../backend/modules/platform/webhooks/events.rules.ts";
import { ChoicesField, chosenOf } from "../../../features/forms/choices-field.tsx";
import { TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { MergeNote } from "../../../features/forms/merge-note.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { useMerge } from "../../../features/forms/use-merge.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { useSaveWebhook } from "./use-save-webhook.ts";
import { valuesOf } from "./webhook-values.ts";
import type { Webhook_EndpointFragment } from "./webhooks.generated.ts";

const choicesOf = (events: readonly string[]) => events.map((value) => ({ value, label: eventLabel(value) }));
const CATALOG = choicesOf(CATALOG_EVENTS);
const OWN = choicesOf(Object.keys(OWN_EVENTS));
const LABELS = { url: "Address", catalog: "The catalog", own: "Your account" };

type Props = {
  webhook?: Webhook_EndpointFragment;
  onSecret: (secret: string) => void;
  onClose: () => void;
  onCancel: () => void;
  onDirty: (dirty: boolean) => void;
};

/** Configures the URL of a webhook and its events. */
export function WebhookForm({ webhook, onSecret, onClose, onCancel, onDirty }: Props) {
  const { save, read } = useSaveWebhook(webhook?.id, onSecret);
  const initialValues = valuesOf(webhook);
  const form = useForm({
    initialValues,
    rules: webhookFormRules,
    submit: async (values) => {
      if (await merging.saving(values, () => save(values))) onClose();
    },
  });
  const merging = useMerge(form, initialValues, read);
  const { dirty } = form;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return (
    <Form form={form} label="Webhook">
      <MergeNote
        clashes={merging.clashes}
        labels={LABELS}
        show={({ field, theirs }) =>
          field === "url" ? theirs : chosenOf(theirs).map(eventLabel).join(", ") || "none"
        }
        take={merging.take}
      />
      <TextField
        name="url"
        label={LABELS.url}
        type="url"
        hint="An https:// address on the public internet that takes POST requests."
        required
        maxLength={2000}
      />
      <ChoicesField name="catalog" label={LABELS.catalog} choices={CATALOG} />
      <ChoicesField name="own" label={LABELS.own} choices={OWN} />
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="flex-end">
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton busyLabel="Saving..." size="sm">
          Save
        </SubmitButton>
      </chakra.div>
    </Form>
  );
}
