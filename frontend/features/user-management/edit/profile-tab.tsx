import { chakra } from "@chakra-ui/react";
import { DraftNote } from "../../forms/draft-note.tsx";
import { TextAreaField, TextField } from "../../forms/fields.tsx";
import { Form } from "../../forms/form.tsx";
import { MergeNote } from "../../forms/merge-note.tsx";
import { refreshUsers } from "../use-user-acts.ts";
import { useUpdateUserProfileMutation } from "../users.generated.ts";
import { TabFoot } from "./tab-foot.tsx";
import type { TabProps } from "./tab-props.ts";
import { useUserForm } from "./use-user-form.ts";
import { PROFILE_LABELS, profileFormRules, profileValues } from "./user-values.ts";

const Pairs = chakra("div", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  },
});

/** Edits the account's profile. */
export function ProfileTab({ user, onClose }: TabProps) {
  const [update] = useUpdateUserProfileMutation(refreshUsers);
  const { form, merge, draft } = useUserForm({
    user,
    part: "profile",
    rules: profileFormRules,
    valuesOf: profileValues,
    save: async ({ version, ...fields }) => {
      const input = { ...fields, version: Number(version) };
      return (await update({ variables: { id: user.id, input } })).data?.updateUserProfile;
    },
  });
  const cancel = () => {
    draft.forget();
    onClose();
  };
  return (
    <Form form={form} label="Profile">
      <DraftNote draft={draft} />
      <MergeNote clashes={merge.clashes} labels={PROFILE_LABELS} take={merge.take} />
      <Pairs>
        <TextField name="firstName" label={PROFILE_LABELS.firstName} required maxLength={80} />
        <TextField name="lastName" label={PROFILE_LABELS.lastName} required maxLength={80} />
        <TextField name="email" label={PROFILE_LABELS.email} type="email" required maxLength={254} />
        <TextField name="phone" label={PROFILE_LABELS.phone} type="tel" maxLength={40} />
        <TextField name="organization" label={PROFILE_LABELS.organization} maxLength={160} />
        <TextField name="title" label={PROFILE_LABELS.title} maxLength={160} />
      </Pairs>
      <TextAreaField name="bio" label={PROFILE_LABELS.bio} rows={4} maxLength={5000} />
      <TabFoot label="Save Profile" busyLabel="Saving..." onCancel={cancel} />
    </Form>
  );
}
