import { chakra } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import { object, string } from "yup";
import { PasswordField } from "../../../../features/forms/fields.tsx";
import { Form } from "../../../../features/forms/form.tsx";
import { HiddenUsername } from "../../../../features/forms/hidden-username.tsx";
import { SubmitButton } from "../../../../features/forms/submit-button.tsx";
import { useForm } from "../../../../features/forms/use-form.ts";
import { useSession } from "../../../../features/viewer/session-context.ts";
import { toast } from "../../../../ui/behavior/toast-store.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { useDeleteAccountMutation } from "./privacy-tab.generated.ts";

const RULES = object({ password: string().required("Password is required") });

/** Explains what deleting means, and asks for the password. */
export function DeleteAccountForm({ username, onCancel }: { username: string; onCancel: () => void }) {
  const [deleteAccount] = useDeleteAccountMutation();
  const session = useSession();
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { password: "" },
    rules: RULES,
    submit: async (variables) => {
      const { data } = await deleteAccount({ variables });
      await navigate("/");
      await session.renew();
      toast({ title: "Account deleted", description: data?.deleteAccount.message ?? "" });
    },
  });
  return (
    <chakra.div p="5" borderRadius="lg" bg="danger.subtle">
      <chakra.h3 fontWeight="semibold" color="danger">
        What will happen
      </chakra.h3>
      <chakra.ul mt="2" mb="5" ps="5" listStyleType="disc" fontSize="sm">
        <li>You'll be signed out everywhere, and others will no longer see you.</li>
        <li>Signing in within 14 days restores everything.</li>
        <li>After that, all personal data is permanently erased: profile, settings and sessions.</li>
      </chakra.ul>
      <Form form={form} label="Delete account">
        <HiddenUsername username={username} />
        <PasswordField name="password" label="Password" required autoComplete="current-password" />
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
          <Button size="md" onClick={onCancel}>
            Keep My Account
          </Button>
          <SubmitButton busyLabel="Deleting..." bg="danger" color="danger.contrast" _hover={{ bg: "danger" }}>
            Delete My Account
          </SubmitButton>
        </chakra.div>
      </Form>
    </chakra.div>
  );
}
