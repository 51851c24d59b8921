import { chakra } from "@chakra-ui/react";
import { object, string } from "yup";
import { TextField } from "../../../../features/forms/fields.tsx";
import { Form } from "../../../../features/forms/form.tsx";
import { SubmitButton } from "../../../../features/forms/submit-button.tsx";
import { useForm } from "../../../../features/forms/use-form.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { type BeginTwoFactorMutation, useConfirmTwoFactorMutation } from "./two-factor-panel.generated.ts";

const RULES = object({ code: string().required("Code is required") });

type Props = {
  enrollment: BeginTwoFactorMutation["beginTwoFactor"];
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

/** Passes the secret to an authenticator app, and asks for its first code. */
export function TwoFactorEnrollment({ enrollment, onDone, onCancel }: Props) {
  const [confirm] = useConfirmTwoFactorMutation();
  const form = useForm({
    initialValues: { code: "" },
    rules: RULES,
    submit: async (variables) => {
      const { data } = await confirm({ variables });
      if (data) onDone(data.confirmTwoFactor.codes);
    },
  });
  return (
    <chakra.div display="grid" gap="5" pt="2">
      <chakra.p fontSize="sm">
        Scan this with your authenticator app, or{" "}
        <chakra.a href={enrollment.otpauthUri} color="accent" textDecorationLine="underline">
          open it on this device
        </chakra.a>
        . Then enter the code it shows.
      </chakra.p>
      <chakra.img
        src={enrollment.qrCode}
        alt="QR code for the secret below"
        width="180px"
        height="180px"
        borderRadius="md"
        bg="white"
      />
      <chakra.p fontSize="sm" color="fg.muted">
        Secret:{" "}
        <chakra.code fontFamily="mono" color="fg" overflowWrap="anywhere">
          {enrollment.secret}
        </chakra.code>
      </chakra.p>
      <Form form={form} label="Two-factor authentication">
        <TextField
          name="code"
          label="Code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
        <chakra.div display="flex" gap="3">
          <SubmitButton busyLabel="Checking...">Turn On</SubmitButton>
          <Button size="md" onClick={onCancel}>
            Cancel
          </Button>
        </chakra.div>
      </Form>
    </chakra.div>
  );
}
