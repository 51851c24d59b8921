import {
  INVITATION_DAYS,
  invitationRules,
} from "../../../../backend/modules/marketplace/organizations/members/member.rules.ts";
import { ChoiceField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import type { MemberRole } from "../../../graphql/schema.generated.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { useInviteMemberMutation } from "./invitation-list.generated.ts";
import { ROLE_CHOICES } from "./role-choices.ts";

/** Invites someone by email. */
export function InviteForm({ organizationId }: { organizationId: string }) {
  const [invite] = useInviteMemberMutation();
  const initialValues: { email: string; role: MemberRole } = { email: "", role: "EDITOR" };
  const form = useForm({
    initialValues,
    rules: invitationRules,
    submit: async (values) => {
      await invite({ variables: { organizationId, ...values } });
      form.resetForm();
      toast({ title: "Invitation sent", description: `We emailed a link to ${values.email}.` });
    },
  });
  return (
    <Panel
      title="Invite someone"
      intro={`We'll email them a link that works for ${INVITATION_DAYS} days. They'll need an account with that email address.`}
    >
      <Form form={form} label="Invite someone">
        <TextField name="email" label="Email" type="email" required autoComplete="off" />
        <ChoiceField name="role" label="Role" choices={ROLE_CHOICES} />
        <SubmitButton busyLabel="Sending..." alignSelf="flex-start">
          Send Invitation
        </SubmitButton>
      </Form>
    </Panel>
  );
}
