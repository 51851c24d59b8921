import type { FragmentType } from "@apollo/client";
import { ROLES_INTRO } from "../../../../backend/modules/marketplace/organizations/members/member.rules.ts";
import { useSuspenseFragment } from "../../../graphql/hooks.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { MemberItem } from "./member-item.tsx";
import {
  type MemberList_OrganizationFragment,
  MemberList_OrganizationFragmentDoc,
} from "./member-list.generated.ts";
import { Rows } from "./rows.ts";

type Props = { organization: FragmentType<MemberList_OrganizationFragment>; canManage: boolean };

/** All members of the organization, owners first. */
export function MemberList({ organization, canManage }: Props) {
  const { data } = useSuspenseFragment({ fragment: MemberList_OrganizationFragmentDoc, from: organization });
  return (
    <Panel title="Members" intro={ROLES_INTRO}>
      <Rows aria-label="Members">
        {data.members.map((member) => (
          <MemberItem key={member.id} member={member} organizationId={data.id} canManage={canManage} />
        ))}
      </Rows>
    </Panel>
  );
}
