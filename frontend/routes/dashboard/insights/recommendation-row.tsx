import { chakra } from "@chakra-ui/react";
import { solutionPath } from "../../../features/record/record-path.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { HowComputed } from "../../../ui/how-computed.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { SmartRecommendationsQuery } from "./discovery.generated.ts";

const Row = chakra("li", {
  base: { py: "4", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: "4", rowGap: "1" },
});
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
      <Head>
        <div>
          <TextLink to={solutionPath(solution)}>{solution.title}</TextLink>
          <chakra.span color="fg.muted" fontSize="sm">
            {" "}
            by {solution.vendor.name}
          </chakra.span>
        </div>
        <Badge colorPalette={isPersonal ? "green" : "gray"}>
          {isPersonal ? `${Math.round(confidenceScore * 100)}% match` : "Best rated"}
        </Badge>
      </Head>
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
      <Button variant="ghost" mt="1" ms="-3.5" disabled={busy} onClick={onDismiss}>
        Not Interested<VisuallyHidden> in {solution.title}</VisuallyHidden>
      </Button>
    </Row>
  );
}
