import { RecommendationList } from "../../../../features/recommendations/recommendation-list.tsx";
import { SmartRecommendationsDocument } from "../../../../features/recommendations/recommendations.generated.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import type { PanelModule } from "../panels/panel.ts";

/** Starts the query for the recommendations. */
export const preload: PanelModule["preload"] = (start) => start(SmartRecommendationsDocument, {});

/** The three best recommended solutions, with reasons. */
export const Component = ({ title }: { title: string }) => (
  <Panel
    title={title}
    intro="The percentage shows how closely each one fits your profile and activity."
    action={<TextLink to="/how-matching-works">How it works</TextLink>}
  >
    <RecommendationList />
  </Panel>
);
