import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { EndFact } from "../../../features/record/end-fact.tsx";
import { useSuspenseFragment } from "../../../graphql/hooks.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import {
  type InvitationList_OrganizationFragment,
  InvitationList_OrganizationFragmentDoc,
  useRevokeInvitationMutation,
} from "./invitation-list.generated.ts";
import { ROLE_NAMES } from "./role-choices.ts";
import { PersonNote, PersonRow, Rows } from "./rows.ts";

/** Pending invitations, each with a button to revoke it. */
export function InvitationList({
  organization,
}: {
  organization: FragmentType<InvitationList_OrganizationFragment>;
}) {
  const { data } = useSuspenseFragment({
    fragment: InvitationList_OrganizationFragmentDoc,
    from: organization,
  });
  const [revoke, { loading }] = useRevokeInvitationMutation();
  if (data.invitations.length === 0) return null;
  const onRevoke = (id: string) =>
    revoke({ variables: { id } })
      .then(() => toast({ title: "Invitation revoked" }))
      .catch((error: unknown) => notifyFailure(error));
  return (
    <Panel title="Invited">
      <Rows aria-label="Invited">
        {data.invitations.map(({ id, email, role, expiresAt }) => (
          <PersonRow key={id}>
            <div>
              <chakra.p fontWeight="medium">{email}</chakra.p>
              <PersonNote>
                {ROLE_NAMES[role]}, until <EndFact at={expiresAt} />
              </PersonNote>
            </div>
            <Button disabled={loading} onClick={() => onRevoke(id)}>
              Revoke
              <VisuallyHidden> the invitation of {email}</VisuallyHidden>
            </Button>
          </PersonRow>
        ))}
      </Rows>
    </Panel>
  );
}
