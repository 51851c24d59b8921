import { Switch } from "../../../ui/controls/switch.tsx";
import { DraftNote } from "../../forms/draft-note.tsx";
import { ChoiceField, TextAreaField } from "../../forms/fields.tsx";
import { Form } from "../../forms/form.tsx";
import { MergeNote } from "../../forms/merge-note.tsx";
import { ROLE_CHOICES, roleNamed } from "../../viewer/role-choices.ts";
import { refreshUsers } from "../use-user-acts.ts";
import { useUpdateUserRightsMutation } from "../users.generated.ts";
import { TabFoot } from "./tab-foot.tsx";
import type { TabProps } from "./tab-props.ts";
import { useUserForm } from "./use-user-form.ts";
import { RIGHTS_LABELS, rightsFormRules, rightsValues } from "./user-values.ts";

/** Edits the account's status, role and custom permissions. */
export function PermissionsTab({ user, onClose }: TabProps) {
  const [update] = useUpdateUserRightsMutation(refreshUsers);
  const { form, merge, draft } = useUserForm({
    user,
    part: "permissions",
    rules: rightsFormRules,
    valuesOf: rightsValues,
    save: async ({ version, role, isActive, permissions }) => {
      const input = {
        role: roleNamed(role) ?? null,
        isActive: isActive === "true",
        permissions,
        version: Number(version),
      };
      return (await update({ variables: { id: user.id, input } })).data?.updateUserRights;
    },
  });
  const isActive = form.values.isActive === "true";
  const cancel = () => {
    draft.forget();
    onClose();
  };
  return (
    <Form form={form} label="Permissions">
      <DraftNote draft={draft} />
      <MergeNote
        clashes={merge.clashes}
        labels={RIGHTS_LABELS}
        show={({ field, theirs }) =>
          field === "isActive"
            ? theirs === "true"
              ? "Active"
              : "Inactive"
            : (ROLE_CHOICES.find(({ value }) => value === theirs)?.label ?? theirs)
        }
        take={merge.take}
      />
      <Switch
        label={RIGHTS_LABELS.isActive}
        hint={
          isActive
            ? "Active: the account can be used."
            : "Inactive: no one can sign in, and open sessions end."
        }
        checked={isActive}
        onChange={(checked) => void form.setFieldValue("isActive", String(checked))}
      />
      <ChoiceField name="role" label={RIGHTS_LABELS.role} choices={ROLE_CHOICES} />
      <TextAreaField
        name="permissions"
        label={RIGHTS_LABELS.permissions}
        hint="A JSON object for programs that read the account, up to 10,000 characters. The hub itself uses only the role."
        rows={6}
        spellCheck={false}
        fontFamily="mono"
        fontSize="sm"
      />
      <TabFoot label="Update Permissions" busyLabel="Updating..." onCancel={cancel} />
    </Form>
  );
}
