import { chakra } from "@chakra-ui/react";
import { decisionRules } from "../../../../backend/modules/moderation/report.rules.ts";
import { TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useModerateMutation } from "./moderation.generated.ts";

type Props = { item: { id: string; version: number | null }; onDone: () => void };

/** Hides a record, with the reason that its author gets. */
export function HideForm({ item, onDone }: Props) {
  const [moderate] = useModerateMutation({ refetchQueries: ["ModerationQueue"] });
  const form = useForm({
    initialValues: { publish: false, reason: "" },
    rules: decisionRules,
    submit: async ({ reason }) => {
      await moderate({ variables: { id: item.id, version: item.version, publish: false, reason } });
      toast({ title: "Success", description: "Hidden. We'll email the author your reason." });
      onDone();
    },
  });
  return (
    <chakra.div mt="3">
      <Form form={form} label="Hide">
        <TextField name="reason" label="Reason" hint="We'll email it to the author." maxLength={1000} />
        <chakra.div display="flex" gap="2">
          <SubmitButton busyLabel="Hiding..." size="sm">
            Hide
          </SubmitButton>
          <Button onClick={onDone}>Cancel</Button>
        </chakra.div>
      </Form>
    </chakra.div>
  );
}
