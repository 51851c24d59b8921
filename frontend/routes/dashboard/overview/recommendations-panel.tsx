import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { RecommendationRow } from "./recommendation-row.tsx";
import {
  DashboardRecommendationsDocument,
  useDashboardRecommendationsSuspenseQuery,
} from "./recommendations.generated.ts";
import { Note, Rows } from "./rows.tsx";

/** Starts the query for the recommendations. */
export const preload: PanelModule["preload"] = (start) => start(DashboardRecommendationsDocument, {});

/** The three solutions that most speaks for, with why. */
export function Component({ title }: { title: string }) {
  const { recommendations } = useDashboardRecommendationsSuspenseQuery({ variables: {} }).data;
  return (
    <Panel
      title={title}
      intro="The percentage says how much of what is known of you speaks for it."
      action={<TextLink to="/how-matching-works">How it works</TextLink>}
    >
      {recommendations.length === 0 ? (
        <Note>
          There is nothing to recommend yet. <TextLink to="/solutions">Save a solution</TextLink> that you
          like.
        </Note>
      ) : (
        <Rows aria-label={title}>
          {recommendations.map((recommendation) => (
            <RecommendationRow key={recommendation.solution.id} recommendation={recommendation} />
          ))}
        </Rows>
      )}
    </Panel>
  );
}
