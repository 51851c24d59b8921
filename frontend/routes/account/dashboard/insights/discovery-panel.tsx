import { chakra } from "@chakra-ui/react";
import { FailureBoundary } from "../../../../features/failures/failure-boundary.tsx";
import { RecommendationList } from "../../../../features/recommendations/recommendation-list.tsx";
import { SmartRecommendationsDocument } from "../../../../features/recommendations/recommendations.generated.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { SkeletonBar } from "../../../../ui/layout/skeleton.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { MarketPredictionsDocument } from "./discovery.generated.ts";
import { MarketPredictions } from "./market-predictions.tsx";

const Parts = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    gap: { base: "8", lg: "10" },
  },
});
const Title = chakra("h3", { base: { mb: "2", fontWeight: "semibold" } });
const Failed = chakra("div", { base: { display: "grid", justifyItems: "start", gap: "3" } });

/** Starts both queries; each displays its own failure. */
export const preload: PanelModule["preload"] = (start) =>
  Promise.allSettled([start(SmartRecommendationsDocument, {}), start(MarketPredictionsDocument, {})]);

type FailureProps = { message: string; empty: string; onRetry: () => void };

const PartFailure = ({ message, empty, onRetry }: FailureProps) => (
  <Failed>
    <p role="alert">{message}</p>
    <chakra.p color="fg.muted" fontSize="sm">
      {empty}
    </chakra.p>
    <Button onClick={onRetry}>Try again</Button>
  </Failed>
);

const loading = <SkeletonBar height="40" borderRadius="lg" aria-busy />;

/** Recommendations for the viewer, and market predictions. */
export function Component({ title }: { title: string }) {
  return (
    <Panel title={title} intro="Calculated from data on this platform, each with its reason.">
      <Parts>
        <div>
          <Title>Smart Recommendations</Title>
          <FailureBoundary
            loading={loading}
            failure={(retry) => (
              <PartFailure
                message="Failed to fetch recommendations"
                empty="There are no recommendations to show. Nothing you've saved or dismissed is lost."
                onRetry={retry}
              />
            )}
          >
            <RecommendationList />
          </FailureBoundary>
        </div>
        <div>
          <Title>Market Predictions</Title>
          <FailureBoundary
            loading={loading}
            failure={(retry) => (
              <PartFailure
                message="Failed to fetch market predictions"
                empty="There are no predictions to show."
                onRetry={retry}
              />
            )}
          >
            <MarketPredictions />
          </FailureBoundary>
        </div>
      </Parts>
    </Panel>
  );
}
