import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { REVIEWS } from "../../../../backend/modules/marketplace/juries/jury-paths.rules.ts";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { serverErrors } from "../../../features/forms/server-errors.ts";
import {
  JuryInvitationDocument,
  useAcceptJuryInvitationMutation,
  useJuryInvitationSuspenseQuery,
} from "../../../features/juries/juries.generated.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";

/** Preloads the invitation for signed-in users. */
export const preload: Screen["preload"] = async (start, { search }) => {
  const data = await start(ViewerDocument, {});
  if (data?.viewer) await start(JuryInvitationDocument, { token: search.get("token") ?? "" });
};

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="invitation" />;

/** Accepts the invitation only on a click, because mail scanners follow links, too. */
function JoinButton({ token, title }: { token: string; title: string }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const [accept, { loading }] = useAcceptJuryInvitationMutation({
    variables: { token },
    update: evictQueries("juryTasks"),
  });
  const onClick = async () => {
    try {
      await accept();
      toast({ title: `You review applications to “${title}”` });
      await navigate(REVIEWS);
    } catch (error) {
      setProblem(serverErrors(error).message);
    }
  };
  return (
    <chakra.div mt="6">
      {problem && (
        <chakra.p role="alert" mb="4" color="danger">
          {problem}
        </chakra.p>
      )}
      <Button variant="primary" size="md" disabled={loading} onClick={onClick}>
        Join as a Reviewer
      </Button>
    </chakra.div>
  );
}

function Offer({ token }: { token: string }) {
  const offer = useJuryInvitationSuspenseQuery({ variables: { token } }).data.juryInvitation;
  if (!offer)
    return (
      <NotFound
        title="Invitation Not Found"
        text="This invitation was used or withdrawn, or it has expired. Ask for a new one."
        back={{ to: REVIEWS, label: "Your reviews" }}
      />
    );
  const { title, organization, email, isForViewer } = offer;
  return (
    <Page py={{ base: "16", md: "24" }}>
      <PageHeading overflowWrap="anywhere">Review applications to “{title}”</PageHeading>
      <chakra.p mt="4" maxWidth="prose">
        {organization} invites you to score applications. You see only those that you are assigned, and the
        other reviewers' scores once yours are in. If you know an applicant, say so instead of scoring.
      </chakra.p>
      {isForViewer ? (
        <JoinButton token={token} title={title} />
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
      <PageMetadata title="Invitation" description="An invitation to review applications." hidden />
      {viewer ? (
        <Offer token={search.get("token") ?? ""} />
      ) : (
        <SignInPrompt>
          You've been invited to review applications. Sign in, or create an account with the email address
          that was invited.
        </SignInPrompt>
      )}
    </>
  );
}
