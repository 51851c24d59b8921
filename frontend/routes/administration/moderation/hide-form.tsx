import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { decisionRules } from "../../../../backend/modules/administration/moderation/report.rules.ts";
import { TextAreaField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { SelectField } from "../../../ui/controls/select-field.tsx";
import type { Refusal } from "./refusal.ts";

type Props = {
  refusal: Refusal;
  /** Hides the entry with this reason. */
  hide: (reason: string) => Promise<unknown>;
  onCancel: () => void;
};

/** Asks for the reason for hiding an entry or sending it back, which its author receives. */
export function HideForm({ refusal, hide, onCancel }: Props) {
  const choices = [
    { value: "", label: "Choose a common reason" },
    ...refusal.reasons.map(({ label, text }) => ({ value: text, label })),
  ];
  const frame = useRef<HTMLDivElement>(null);
  const form = useForm({
    initialValues: { publish: false, reason: "" },
    rules: decisionRules,
    submit: ({ reason }) => hide(reason),
  });
  useEffect(() => frame.current?.querySelector("select")?.focus(), []);
  return (
    <chakra.div ref={frame} mt="3" maxWidth="prose">
      <Form form={form} label={refusal.action}>
        <SelectField
          label="Common reasons"
          choices={choices}
          value={choices.find(({ value }) => value === form.values.reason)?.value ?? ""}
          onChange={({ target }) => void form.setFieldValue("reason", target.value)}
        />
        <TextAreaField
          name="reason"
          label="Reason"
          hint="We'll email it to the author, who also sees it next to what they wrote."
          rows={3}
          maxLength={1000}
        />
        <chakra.div display="flex" gap="2">
          <SubmitButton busyLabel={refusal.busy} size="sm">
            {refusal.action}
          </SubmitButton>
          <Button onClick={onCancel}>Cancel</Button>
        </chakra.div>
      </Form>
    </chakra.div>
  );
}
