import { chakra } from "@chakra-ui/react";
import { savedBriefRules } from "../../../backend/modules/discovery/saved-briefs/saved-brief.rules.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ChoiceField, TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useForm } from "../forms/use-form.ts";
import { ALERT_CHOICES, ALERT_HINTS, DAY_CHOICES, type SearchValues } from "../saved-searches/alert-words.ts";
import { MailNote } from "../saved-searches/mail-note.tsx";
import { useBriefMailQuery } from "./briefs.generated.ts";

const Frame = chakra("div", { base: { display: "grid", gap: "5", p: { base: "5", md: "6" } } });

type Props = {
  title: string;
  values: SearchValues;
  save: (values: SearchValues) => Promise<unknown>;
  onDone: () => void;
};

/** Names a brief and chooses when to notify about new matches. */
export function BriefForm({ title, values, save, onDone }: Props) {
  const { data } = useBriefMailQuery({ variables: {} });
  const form = useForm({
    initialValues: values,
    rules: savedBriefRules,
    submit: async (typed) => {
      await save(typed);
      onDone();
    },
  });
  const { alert } = form.values;
  return (
    <Frame>
      <chakra.h2 fontSize="lg" fontWeight="semibold">
        {title}
      </chakra.h2>
      <Form form={form} label="Saved brief">
        <TextField name="name" label="Name" required autoComplete="off" />
        <ChoiceField
          name="alert"
          label="Email me new matches"
          choices={ALERT_CHOICES}
          hint={ALERT_HINTS[alert]}
        />
        {alert === "weekly" && <ChoiceField name="weekday" label="Day" choices={DAY_CHOICES} />}
        {alert !== "none" && (
          <chakra.p fontSize="sm" color="fg.muted">
            We'll email you once about each good or strong match that meets all your “must” criteria.
          </chakra.p>
        )}
        {alert !== "none" && data && <MailNote list="solutions" viewer={data.viewer as never} />}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
          <Button size="md" onClick={onDone}>
            Cancel
          </Button>
          <SubmitButton busyLabel="Saving...">Save Brief</SubmitButton>
        </chakra.div>
      </Form>
    </Frame>
  );
}
