import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { serverErrors } from "../../../features/forms/server-errors.ts";
import { solutionPath } from "../../../features/record/record-path.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { useAcceptReviewInvitationMutation } from "./review-invitation.generated.ts";

/** Accepts the invitation only on a click, because mail scanners follow links, too. */
export function AcceptReview({ token, title }: { token: string; title: string }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const [accept, { loading }] = useAcceptReviewInvitationMutation({
    variables: { token },
    update: evictQueries("reviews", "reviewing"),
  });
  const onClick = async () => {
    try {
      const { data } = await accept();
      toast({ title: "You review as a verified customer" });
      if (data) await navigate(`${solutionPath(data.acceptReviewInvitation)}#reviews`);
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
        Review {title}
      </Button>
    </chakra.div>
  );
}
