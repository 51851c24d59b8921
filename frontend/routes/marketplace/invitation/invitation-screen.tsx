import { chakra } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import {
  ROLE_LABELS,
  ROLES_INTRO,
} from "../../../../backend/modules/marketplace/organizations/members/member.rules.ts";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { AcceptButton } from "./accept-button.tsx";
import {
  OrganizationInvitationDocument,
  useOrganizationInvitationSuspenseQuery,
} from "./invitation.generated.ts";

/** Preloads the invitation for signed-in users. */
export const preload: Screen["preload"] = async (start, { search }) => {
  const data = await start(ViewerDocument, {});
  if (data?.viewer) await start(OrganizationInvitationDocument, { token: search.get("token") ?? "" });
};

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="invitation" />;

function Offer({ token }: { token: string }) {
  const { organizationInvitation: offer } = useOrganizationInvitationSuspenseQuery({
    variables: { token },
  }).data;
  if (!offer)
    return (
      <NotFound
        title="Invitation Not Found"
        text="This invitation was used or revoked, or it has expired. Ask for a new one."
        back={{ to: "/dashboard", label: "Go to your dashboard" }}
      />
    );
  const { organization, email, role, isForViewer } = offer;
  return (
    <Page py={{ base: "16", md: "24" }}>
      <PageHeading overflowWrap="anywhere">Join {organization}</PageHeading>
      <chakra.p mt="4" maxWidth="prose">
        You've been invited as an{" "}
        {role === "OWNER" ? ROLE_LABELS.owner.toLowerCase() : ROLE_LABELS.editor.toLowerCase()}. {ROLES_INTRO}
      </chakra.p>
      {isForViewer ? (
        <AcceptButton token={token} organization={organization} />
      ) : (
        <chakra.p role="status" mt="4" maxWidth="prose" color="warning" overflowWrap="anywhere">
          This invitation was sent to {email}. Sign in with the account that uses this address.
        </chakra.p>
      )}
    </Page>
  );
}

/** The target of an invitation's link. */
export function Component() {
  const [search] = useSearchParams();
  const { viewer } = useViewer();
  return (
    <>
      <PageMetadata
        title="Invitation"
        description="An invitation to join an organization on SportsTech Hub."
        hidden
      />
      {viewer ? (
        <Offer token={search.get("token") ?? ""} />
      ) : (
        <SignInPrompt>
          You've been invited. Sign in, or create an account with the email address that was invited.
        </SignInPrompt>
      )}
    </>
  );
}
