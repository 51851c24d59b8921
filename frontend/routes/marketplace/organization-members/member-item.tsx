import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import type { MemberRole } from "../../../graphql/schema.generated.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { SelectField } from "../../../ui/controls/select-field.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import {
  type MemberList_OrganizationFragment,
  useRemoveMemberMutation,
  useSetMemberRoleMutation,
} from "./member-list.generated.ts";
import { ROLE_CHOICES, ROLE_NAMES } from "./role-choices.ts";
import { PersonNote, PersonRow, RowActions } from "./rows.ts";

type Props = {
  member: MemberList_OrganizationFragment["members"][number];
  organizationId: string;
  canManage: boolean;
};

/** A member; owners can change the role and remove others. */
export function MemberItem({ member, organizationId, canManage }: Props) {
  const { personId, name, role, isViewer, createdAt } = member;
  const [asking, setAsking] = useState(false);
  const [setRole, changing] = useSetMemberRoleMutation();
  const [remove, removing] = useRemoveMemberMutation();
  const busy = changing.loading || removing.loading;
  const onRole = (next: MemberRole) =>
    setRole({ variables: { organizationId, personId, role: next } })
      .then(() => toast({ title: `${name} is now ${next === "OWNER" ? "an owner" : "an editor"}` }))
      .catch((error: unknown) => notifyFailure(error));
  const onRemove = () =>
    remove({ variables: { organizationId, personId } })
      .then(() => toast({ title: `${name} was removed` }))
      .catch((error: unknown) => notifyFailure(error));
  return (
    <PersonRow>
      <div>
        <chakra.p fontWeight="medium">
          {name}
          {isViewer && " (you)"}
        </chakra.p>
        <PersonNote>
          Since <DateFact at={createdAt} />
        </PersonNote>
      </div>
      {!canManage && <Badge>{ROLE_NAMES[role]}</Badge>}
      {canManage && !asking && (
        <RowActions>
          <SelectField
            compact
            label={`Role of ${name}`}
            value={role}
            choices={ROLE_CHOICES}
            disabled={busy}
            onChange={({ target }) => onRole(target.value as MemberRole)}
          />
          {!isViewer && (
            <Button disabled={busy} onClick={() => setAsking(true)}>
              Remove
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
        </RowActions>
      )}
      {asking && (
        <RowActions role="group" aria-label={`Remove ${name}?`}>
          <Button variant="primary" disabled={busy} onClick={onRemove}>
            Yes, remove {name}
          </Button>
          <Button onClick={() => setAsking(false)}>Keep</Button>
        </RowActions>
      )}
    </PersonRow>
  );
}
