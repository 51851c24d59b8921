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
import { AcceptReview } from "./accept-review.tsx";
import { OfferedReviewDocument, useOfferedReviewSuspenseQuery } from "./review-invitation.generated.ts";

/** Preloads the invitation for signed-in users. */
export const preload: Screen["preload"] = async (start, { search }) => {
  const data = await start(ViewerDocument, {});
  if (data?.viewer) await start(OfferedReviewDocument, { token: search.get("token") ?? "" });
};

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="invitation" />;

function Offer({ token }: { token: string }) {
  const { offeredReview: offer } = useOfferedReviewSuspenseQuery({ variables: { token } }).data;
  if (!offer)
    return (
      <NotFound
        title="Invitation Not Found"
        text="This invitation was used or withdrawn, or it has expired. You can review without one, too."
        back={{ to: "/solutions", label: "Browse Solutions" }}
      />
    );
  const { title, vendor, email, isForViewer } = offer;
  return (
    <Page py={{ base: "16", md: "24" }}>
      <PageHeading overflowWrap="anywhere">Review {title}</PageHeading>
      <chakra.p mt="4" maxWidth="prose">
        {vendor} invites you as a customer. Your review will be marked as one by a verified customer. {vendor}{" "}
        doesn't decide whether it is shown.
      </chakra.p>
      {isForViewer ? (
        <AcceptReview token={token} title={title} />
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
        title="Invitation to Review"
        description="An invitation to review a solution on SportsTech Hub."
        hidden
      />
      {viewer ? (
        <Offer token={search.get("token") ?? ""} />
      ) : (
        <SignInPrompt>
          You've been invited to write a review. Sign in, or create an account with the email address that was
          invited.
        </SignInPrompt>
      )}
    </>
  );
}
