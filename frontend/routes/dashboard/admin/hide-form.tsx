import { chakra } from "@chakra-ui/react";
import { decisionRules } from "../../../../backend/modules/moderation/report.rules.ts";
import { TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useModerateMutation } from "./moderation.generated.ts";

type Props = {
  item: { id: string; version: number | null };
  /** What its button says. */
  action: "Hide" | "Send back";
  onDone: () => void;
};

/** Hides a record, with the reason that its author gets. */
export function HideForm({ item, action, onDone }: Props) {
  const [moderate] = useModerateMutation({ refetchQueries: ["ModerationQueue"] });
  const form = useForm({
    initialValues: { publish: false, reason: "" },
    rules: decisionRules,
    submit: async ({ reason }) => {
      await moderate({ variables: { id: item.id, version: item.version, publish: false, reason } });
      toast({
        title: "Success",
        description: `${action === "Hide" ? "Hidden" : "Sent back"}. Its author is told the reason by email.`,
      });
      onDone();
    },
  });
  return (
    <chakra.div mt="3">
      <Form form={form} label={action}>
        <TextField name="reason" label="Reason" hint="Its author gets it by email." maxLength={1000} />
        <chakra.div display="flex" gap="2">
          <SubmitButton busyLabel="Saving..." size="sm">
            {action}
          </SubmitButton>
          <Button onClick={onDone}>Cancel</Button>
        </chakra.div>
      </Form>
    </chakra.div>
  );
}
