import { chakra } from "@chakra-ui/react";
import { registrationFormRules } from "../../../../backend/modules/account/sign-in/sign-in.rules.ts";
import { useEnter } from "../../../features/entrance/use-enter.ts";
import { ChoiceField, PasswordField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import type { Role } from "../../../graphql/schema.generated.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { type AccountInvitationQuery, useRegisterMutation } from "./register.generated.ts";
import { placeholdersFor, ROLE_CHOICES } from "./role-choices.ts";

const Pair = chakra("div", {
  base: { display: "grid", gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "1fr 1fr" }, gap: "5" },
});

const INITIAL = {
  firstName: "",
  lastName: "",
  username: "",
  email: "",
  password: "",
  confirmPassword: "",
  role: "user",
  organization: "",
  title: "",
};

/** An invitation by which someone signs up, with its link's token. */
export type Invited = NonNullable<AccountInvitationQuery["accountInvitation"]> & { token: string };

const proposedBy = ({ email, firstName, lastName, role, organization, title }: Invited) => ({
  ...INITIAL,
  email,
  firstName: firstName ?? "",
  lastName: lastName ?? "",
  role: role.toLowerCase(),
  organization: organization ?? "",
  title: title ?? "",
});

/** The registration form, filled in with what an invitation says. */
export function RegistrationForm({ invited }: { invited?: Invited | undefined }) {
  const [register] = useRegisterMutation();
  const enter = useEnter();
  const form = useForm({
    initialValues: invited ? proposedBy(invited) : INITIAL,
    rules: registrationFormRules,
    submit: async ({ confirmPassword, role, ...values }) => {
      const input = {
        ...values,
        role: role.toUpperCase() as Role,
        ...(invited && { invitation: invited.token }),
      };
      const { data } = await register({ variables: { input } });
      const firstName = data?.register.user.firstName ?? values.firstName;
      await enter({ title: "Registration Successful", description: `Welcome to the hub, ${firstName}!` });
    },
    onFailure: ({ message }) =>
      toast({
        title: "Registration Failed",
        description: message || "Registration failed",
        variant: "destructive",
      }),
  });
  const { organization, title } = placeholdersFor(form.values.role);
  return (
    <Form form={form}>
      <Pair>
        <TextField name="firstName" label="First Name" required autoComplete="given-name" />
        <TextField name="lastName" label="Last Name" required autoComplete="family-name" />
      </Pair>
      <TextField
        name="username"
        label="Username"
        required
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        required
        readOnly={invited !== undefined}
        autoComplete="email"
      />
      <PasswordField
        name="password"
        label="Password"
        hint="At least 6 characters"
        required
        autoComplete="new-password"
      />
      <PasswordField name="confirmPassword" label="Confirm Password" required autoComplete="new-password" />
      <ChoiceField name="role" label="Role" choices={ROLE_CHOICES} />
      <TextField
        name="organization"
        label="Organization (optional)"
        placeholder={organization}
        autoComplete="organization"
      />
      <TextField
        name="title"
        label="Title (optional)"
        placeholder={title}
        autoComplete="organization-title"
      />
      <SubmitButton busyLabel="Creating Account...">Create Account</SubmitButton>
    </Form>
  );
}
