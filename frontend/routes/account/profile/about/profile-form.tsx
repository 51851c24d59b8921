import { chakra } from "@chakra-ui/react";
import { profileRules } from "../../../../../backend/modules/account/profiles/profile/profile.rules.ts";
import { DraftNote } from "../../../../features/forms/draft-note.tsx";
import { TextAreaField, TextField } from "../../../../features/forms/fields.tsx";
import { Form } from "../../../../features/forms/form.tsx";
import { MergeNote } from "../../../../features/forms/merge-note.tsx";
import { SubmitButton } from "../../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../../features/forms/use-draft.ts";
import { useForm } from "../../../../features/forms/use-form.ts";
import { useMerge } from "../../../../features/forms/use-merge.ts";
import { forgetMatches } from "../../../../features/matches/forget-matches.ts";
import { PictureEditor } from "../../../../features/pictures/pictures.ts";
import { useClient } from "../../../../graphql/source.ts";
import { toast } from "../../../../ui/behavior/toast-store.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import {
  type AboutTab_AccountFragment,
  EditedProfileDocument,
  useUpdateProfileMutation,
} from "./about-tab.generated.ts";

const Fields = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    gap: "5",
    alignItems: "start",
  },
});

/** The fields by name, with their labels. */
const LABELS = {
  firstName: "First Name",
  lastName: "Last Name",
  phone: "Phone",
  organization: "Organization",
  title: "Title",
  location: "Location",
  bio: "Bio",
  avatar: "Picture",
  website: "Website",
  github: "GitHub",
  linkedin: "LinkedIn",
  twitter: "Twitter",
} as const;

type Name = keyof typeof LABELS;

const NAMES = Object.keys(LABELS) as Name[];

/** Excludes the email address, which is changed in the settings. */
const PROFILE_RULES = profileRules.omit(["email"]);

type Values = Record<Name | "version", string>;

function valuesOf(account: AboutTab_AccountFragment): Values {
  const texts = Object.fromEntries(NAMES.map((name) => [name, account[name] ?? ""])) as Record<Name, string>;
  return { ...texts, version: String(account.version) };
}

type Props = { account: AboutTab_AccountFragment; onDone: () => void };

/**
 * Edits the profile. The input is kept until it is saved, with the version it was based on: a concurrent
 * change is merged with it, never overwritten.
 */
export function ProfileForm({ account, onDone }: Props) {
  const { id } = account;
  const client = useClient();
  const [update] = useUpdateProfileMutation({ update: forgetMatches });
  const initialValues = valuesOf(account);
  const form = useForm({
    initialValues,
    rules: PROFILE_RULES,
    submit: async (values: Values) => {
      const version = Number(values.version);
      const save = () => update({ variables: { id, input: { ...values, version } } });
      if (!(await merge.saving(values, save))) return;
      draft.forget();
      onDone();
      toast({ title: "Success", description: "Profile updated successfully" });
    },
    onFailure: () =>
      toast({ title: "Error", description: "Failed to update profile", variant: "destructive" }),
  });
  const merge = useMerge(form, initialValues, async () => {
    const { data } = await client.query({ query: EditedProfileDocument, fetchPolicy: "network-only" });
    return data?.viewer ? valuesOf(data.viewer) : undefined;
  });
  const draft = useDraft(form, `profile:${id}`);
  const onCancel = () => {
    draft.forget();
    onDone();
  };
  return (
    <>
      <PictureEditor
        place={{ kind: "user", id, role: "avatar" }}
        title="Your picture"
        hint="Shown instead of the picture at an address, if you have both."
        pictures={account.picture ? [account.picture] : []}
        onChanged={() => client.query({ query: EditedProfileDocument, fetchPolicy: "network-only" })}
      />
      <Form form={form} label="Profile">
        <DraftNote draft={draft} />
        <MergeNote clashes={merge.clashes} labels={LABELS} take={merge.take} />
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
          <Button size="md" onClick={onCancel} disabled={form.isSubmitting}>
            Cancel
          </Button>
          <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
        </chakra.div>
      </Form>
    </>
  );
}
