import { chakra } from "@chakra-ui/react";
import { useParams } from "react-router-dom";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { vendorPath } from "../../../features/record/record-path.ts";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { LeavePanel } from "./leave-panel.tsx";
import { MemberList } from "./member-list.tsx";
import {
  OrganizationMembersDocument,
  useOrganizationMembersSuspenseQuery,
} from "./organization-members.generated.ts";

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
    gap: "6",
    alignItems: "start",
    mt: "8",
  },
});
const Column = chakra("div", { base: { display: "grid", gap: "6", minWidth: "0" } });

/** Preloads the organization for signed-in users. */
export const preload: Screen["preload"] = async (start, { params }) => {
  const data = await start(ViewerDocument, {});
  if (data?.viewer) await start(OrganizationMembersDocument, { id: params.id ?? "" });
};

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="members" />;

function Members({ id }: { id: string }) {
  const { organization } = useOrganizationMembersSuspenseQuery({ variables: { id } }).data;
  if (!organization)
    return (
      <NotFound
        title="Organization Not Found"
        text="This organization doesn't exist, or you're not a member."
        back={{ to: "/dashboard", label: "Go to your dashboard" }}
      />
    );
  const { name, vendors, viewerRole, viewerCanManage } = organization;
  return (
    <Page py={{ base: "6", md: "8" }}>
      <PageHeading overflowWrap="anywhere">Members of {name}</PageHeading>
      {vendors.map((vendor) => (
        <chakra.p key={vendor.id} mt="3">
          <TextLink to={vendorPath(vendor)}>{vendor.name} page</TextLink>
        </chakra.p>
      ))}
      <Columns>
        <Column>
          <MemberList organization={organization} canManage={viewerCanManage} />
        </Column>
        <Column>
          {viewerCanManage && <InviteForm organizationId={id} />}
          {viewerCanManage && <InvitationList organization={organization} />}
          {viewerRole && <LeavePanel organizationId={id} name={name} />}
        </Column>
      </Columns>
    </Page>
  );
}

/** The members of an organization with their roles, and its invitations. */
export function Component() {
  const { id = "" } = useParams();
  const { viewer } = useViewer();
  return (
    <>
      <PageMetadata title="Members" description="The members of an organization on SportsTech Hub." hidden />
      {viewer ? <Members id={id} /> : <SignInPrompt>Sign in to see the members.</SignInPrompt>}
    </>
  );
}
