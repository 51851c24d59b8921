import { chakra } from "@chakra-ui/react";
import { passkeyRules } from "../../../../../../backend/modules/account/passkeys/passkey.rules.ts";
import { TextField } from "../../../../../features/forms/fields.tsx";
import { Form } from "../../../../../features/forms/form.tsx";
import { SubmitButton } from "../../../../../features/forms/submit-button.tsx";
import { useForm } from "../../../../../features/forms/use-form.ts";
import { Button } from "../../../../../ui/controls/button.tsx";
import { type Passkey_PasskeyFragment, useUpdatePasskeyMutation } from "./passkeys-panel.generated.ts";

type Props = { passkey: Pick<Passkey_PasskeyFragment, "id" | "name">; onDone: () => void };

/** Renames a passkey. */
export function RenamePasskeyForm({ passkey: { id, name }, onDone }: Props) {
  const [update] = useUpdatePasskeyMutation();
  const form = useForm({
    initialValues: { name },
    rules: passkeyRules,
    submit: async (values) => {
      await update({ variables: { id, name: values.name } });
      onDone();
    },
  });
  return (
    <Form form={form} label="Rename passkey">
      <TextField name="name" label="Name" required autoFocus autoComplete="off" />
      <chakra.div display="flex" gap="3">
        <SubmitButton busyLabel="Saving...">Save</SubmitButton>
        <Button size="md" onClick={onDone}>
          Cancel
        </Button>
      </chakra.div>
    </Form>
  );
}
