import { chakra } from "@chakra-ui/react";
import { profileRules } from "../../../../backend/modules/people/profile/profile.rules.ts";
import { forgetFits } from "../../../features/fits/forget-fits.ts";
import { TextAreaField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { type AboutTab_AccountFragment, useUpdateProfileMutation } from "./about-tab.generated.ts";

const Fields = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    gap: "5",
    alignItems: "start",
  },
});

const NAMES = [
  "firstName",
  "lastName",
  "phone",
  "organization",
  "title",
  "location",
  "bio",
  "avatar",
  "website",
  "github",
  "linkedin",
  "twitter",
] as const;

/** The email address is changed in the settings. */
const PROFILE_RULES = profileRules.omit(["email"]);

type Values = Record<(typeof NAMES)[number], string>;

function valuesOf(account: AboutTab_AccountFragment): Values {
  return Object.fromEntries(NAMES.map((name) => [name, account[name] ?? ""])) as Values;
}

type Props = { account: AboutTab_AccountFragment; onDone: () => void };

/** Edits the profile; the version it was loaded with detects concurrent edits. */
export function ProfileForm({ account, onDone }: Props) {
  const [update] = useUpdateProfileMutation({ update: forgetFits });
  const form = useForm({
    initialValues: valuesOf(account),
    rules: PROFILE_RULES,
    submit: async (values) => {
      const { id, version } = account;
      await update({ variables: { id, input: { ...values, version } } });
      onDone();
      toast({ title: "Success", description: "Profile updated successfully" });
    },
    onFailure: () =>
      toast({ title: "Error", description: "Failed to update profile", variant: "destructive" }),
  });
  return (
    <Form form={form} label="Profile">
      <Fields>
        <TextField name="firstName" label="First Name" required autoComplete="given-name" />
        <TextField name="lastName" label="Last Name" required autoComplete="family-name" />
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
        <TextField name="organization" label="Organization" autoComplete="organization" />
        <TextField name="title" label="Title" autoComplete="organization-title" />
        <TextField name="location" label="Location" />
        <TextField name="avatar" label="Picture" type="url" hint="An https address of an image" />
        <chakra.div gridColumn={{ md: "1 / -1" }}>
          <TextAreaField name="bio" label="Bio" rows={5} />
        </chakra.div>
        <TextField name="github" label="GitHub" type="url" placeholder="https://github.com/you" />
        <TextField
          name="linkedin"
          label="LinkedIn"
          type="url"
          placeholder="https://www.linkedin.com/in/you"
        />
        <TextField name="website" label="Website" type="url" placeholder="https://" />
        <TextField name="twitter" label="Twitter" placeholder="@you" />
      </Fields>
      <chakra.div display="flex" justifyContent="flex-end" gap="3">
        <Button size="md" onClick={onDone} disabled={form.isSubmitting}>
          Cancel
        </Button>
        <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
      </chakra.div>
    </Form>
  );
}
