import { chakra } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { AgreeButton } from "./agree-button.tsx";
import { OfferedPositionDocument, useOfferedPositionSuspenseQuery } from "./team-invitation.generated.ts";

/** Preloads the request for signed-in users. */
export const preload: Screen["preload"] = async (start, { search }) => {
  const data = await start(ViewerDocument, {});
  if (data?.viewer) await start(OfferedPositionDocument, { token: search.get("token") ?? "" });
};

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="request" />;

function Offer({ token }: { token: string }) {
  const { offeredPosition: offer } = useOfferedPositionSuspenseQuery({ variables: { token } }).data;
  if (!offer)
    return (
      <NotFound
        title="Request Not Found"
        text="This request was used or withdrawn, or it has expired. The vendor can send a new one."
        back={{ to: "/vendors", label: "Browse Vendors" }}
      />
    );
  const { vendor, position, isFounder, email, isForViewer } = offer;
  return (
    <Page py={{ base: "16", md: "24" }}>
      <PageHeading overflowWrap="anywhere">May {vendor} name you?</PageHeading>
      <chakra.p mt="4" maxWidth="prose" overflowWrap="anywhere">
        {vendor} would like to show your name on its public page, as: {position}
        {isFounder && ", founder"}. You can take it off at any time on that page.
      </chakra.p>
      {isForViewer ? (
        <AgreeButton token={token} />
      ) : (
        <chakra.p role="status" mt="4" maxWidth="prose" color="warning" overflowWrap="anywhere">
          This request was sent to {email}. Sign in with the account that uses this address.
        </chakra.p>
      )}
    </Page>
  );
}

/** The target of a request's link. */
export function Component() {
  const [search] = useSearchParams();
  const { viewer } = useViewer();
  return (
    <>
      <PageMetadata
        title="Request to Name You"
        description="A request of a vendor to name you on its page."
        hidden
      />
      {viewer ? (
        <Offer token={search.get("token") ?? ""} />
      ) : (
        <SignInPrompt>
          A vendor would like to name you on its page. Sign in, or create an account with the email address
          that was asked.
        </SignInPrompt>
      )}
    </>
  );
}
