import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { passwordResetRequestRules } from "../../../../backend/modules/account/credentials/passwords/password.rules.ts";
import { Entrance } from "../../../features/entrance/entrance.tsx";
import { TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { useRequestPasswordResetMutation } from "./forgot-password.generated.ts";

export { EntranceLoading as Loading } from "../../../features/entrance/entrance-loading.tsx";

/** Asks for the email address and sends the reset link to it. */
export function Component() {
  const [request] = useRequestPasswordResetMutation();
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    initialValues: { email: "" },
    rules: passwordResetRequestRules,
    submit: async (variables) => {
      const { data } = await request({ variables });
      setAnswer(data?.requestPasswordReset.message);
    },
  });
  return (
    <>
      <PageMetadata
        title="Forgot Password"
        description="Get a link to choose a new password for your SportsTech Hub account."
        path="/forgot-password"
        hidden
      />
      <Entrance
        title="Forgot Password"
        intro="Enter your account's email address. We'll send you a link that works for 30 minutes."
      >
        {answer ? (
          <chakra.p role="status" p="4" borderWidth="1px" borderColor="line" borderRadius="lg" bg="bg.raised">
            {answer}
          </chakra.p>
        ) : (
          <Form form={form}>
            <TextField name="email" label="Email" type="email" required autoComplete="email" />
            <SubmitButton busyLabel="Sending...">Send Link</SubmitButton>
          </Form>
        )}
        <chakra.p mt="6">
          <TextLink to="/login">Back to sign in</TextLink>
        </chakra.p>
      </Entrance>
    </>
  );
}
