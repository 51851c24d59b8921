import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { useDismissRecommendationMutation } from "../../../features/recommendations/dismiss-recommendation.generated.ts";
import { solutionPath } from "../../../features/record/record-path.ts";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { DashboardRecommendationsQuery } from "./recommendations.generated.ts";
import { Note } from "./rows.tsx";
import { ScoreRing } from "./score-ring.tsx";

const Row = chakra("li", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" } });

type Props = { recommendation: DashboardRecommendationsQuery["recommendations"][number] };

/** A solution that may suit the viewer, which can be dismissed, and that taken back. */
export function RecommendationRow({ recommendation }: Props) {
  const { solution, confidenceScore, reason, isPersonal } = recommendation;
  const [dismissed, setDismissed] = useState(false);
  const [dismiss, { loading }] = useDismissRecommendationMutation();
  const change = async () => {
    try {
      await dismiss({ variables: { solutionId: solution.id, dismissed: !dismissed } });
      setDismissed(!dismissed);
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Row>
      {isPersonal && <ScoreRing percent={Math.round(confidenceScore * 100)} />}
      <chakra.div flex="1 1 10rem" minWidth="0">
        <p>
          <TextLink to={solutionPath(solution)}>{solution.title}</TextLink>{" "}
          <chakra.span color="fg.muted" fontSize="sm">
            {solution.vendor.name}
          </chakra.span>
        </p>
        <Note role="status">{dismissed ? "It won't be recommended to you." : reason}</Note>
      </chakra.div>
      <Button disabled={loading} onClick={change}>
        {dismissed ? "Undo" : "Not Interested"}
        <VisuallyHidden>: {solution.title}</VisuallyHidden>
      </Button>
    </Row>
  );
}
