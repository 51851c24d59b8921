import { chakra } from "@chakra-ui/react";
import { Button } from "../../ui/controls/button.tsx";
import { formatMoment } from "../../ui/display/format.ts";
import { HowComputed } from "../../ui/display/how-computed.tsx";
import { Ring } from "../../ui/display/ring.tsx";
import { TextLink } from "../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { solutionPath } from "../record/record-path.ts";
import type { SmartRecommendationsQuery } from "./recommendations.generated.ts";

const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-start",
    gap: "3",
    // Names without spaces need to wrap anywhere.
    "&, & *": { overflowWrap: "anywhere" },
  },
});
const Muted = chakra("span", { base: { color: "fg.muted", fontSize: "sm" } });
const Reason = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm", maxWidth: "prose" } });

const Foot = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-start",
    justifyContent: "space-between",
    columnGap: "3",
    rowGap: "1",
    mt: "1",
  },
});

type Props = {
  recommendation: SmartRecommendationsQuery["recommendations"][number];
  busy: boolean;
  onDismiss: () => void;
};

/** A recommended solution with its match and reason. */
export function RecommendationRow({ recommendation, busy, onDismiss }: Props) {
  const { solution, confidenceScore, reason, reasons, isPersonal, computedAt } = recommendation;
  const percent = `${Math.round(confidenceScore * 100)}%`;
  return (
    <Row>
      {isPersonal && (
        <Ring share={confidenceScore} label={percent}>
          {percent}
        </Ring>
      )}
      <chakra.div flex="1 1 10rem" minWidth="0">
        <p>
          <TextLink to={solutionPath(solution)}>{solution.title}</TextLink>{" "}
          <Muted>
            by {solution.vendor.name}
            {!isPersonal && " · Best rated"}
          </Muted>
        </p>
        <Reason>{reason}</Reason>
        <Foot>
          <HowComputed
            figure={solution.title}
            formula={
              isPersonal
                ? "The weighted share of your profile and activity that points to this solution. It measures fit, not how likely you are to buy."
                : "Nothing you've saved, rated or searched for points to a solution yet, so these are the best rated, without a percentage."
            }
            rows={reasons.join("; ")}
            asOf={formatMoment(computedAt)}
          />
          <Button disabled={busy} onClick={onDismiss}>
            Not Interested<VisuallyHidden> in {solution.title}</VisuallyHidden>
          </Button>
        </Foot>
      </chakra.div>
    </Row>
  );
}
