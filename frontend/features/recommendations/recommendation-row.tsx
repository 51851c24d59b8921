import { chakra } from "@chakra-ui/react";
import { Button } from "../../ui/button.tsx";
import { HowComputed } from "../../ui/how-computed.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { solutionPath } from "../record/record-path.ts";
import type { SmartRecommendationsQuery } from "./recommendations.generated.ts";
import { ScoreRing } from "./score-ring.tsx";

const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-start",
    gap: "3",
    // Names without spaces: every element has a wrapping of its own.
    "&, & *": { overflowWrap: "anywhere" },
  },
});
const Muted = chakra("span", { base: { color: "fg.muted", fontSize: "sm" } });
const Reason = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm", maxWidth: "prose" } });

type Props = {
  recommendation: SmartRecommendationsQuery["recommendations"][number];
  busy: boolean;
  onDismiss: () => void;
};

/** A recommended solution with its match and reason. */
export function RecommendationRow({ recommendation, busy, onDismiss }: Props) {
  const { solution, confidenceScore, reason, reasons, isPersonal } = recommendation;
  return (
    <Row>
      {isPersonal && <ScoreRing percent={Math.round(confidenceScore * 100)} />}
      <chakra.div flex="1 1 10rem" minWidth="0">
        <p>
          <TextLink to={solutionPath(solution)}>{solution.title}</TextLink>{" "}
          <Muted>
            by {solution.vendor.name}
            {!isPersonal && " · Best rated"}
          </Muted>
        </p>
        <Reason>{reason}</Reason>
        <HowComputed
          figure={solution.title}
          formula={
            isPersonal
              ? "The share of what is known of you that speaks for it, by weight: a measure of agreement, not the probability of a purchase."
              : "Nothing you saved, rated or searched for speaks for a solution yet, so these are the best rated, without a percentage."
          }
          rows={reasons.join("; ")}
          asOf="When this panel was loaded, from your records at that moment."
        />
      </chakra.div>
      <Button disabled={busy} onClick={onDismiss}>
        Not Interested<VisuallyHidden> in {solution.title}</VisuallyHidden>
      </Button>
    </Row>
  );
}
