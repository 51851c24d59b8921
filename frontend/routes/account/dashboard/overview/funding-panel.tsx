import { FundingChart } from "../../../../features/market/funding-chart.tsx";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { DashboardFundingDocument, useDashboardFundingSuspenseQuery } from "./funding.generated.ts";

/** Starts the query for the quarters. */
export const preload: PanelModule["preload"] = (start) => start(DashboardFundingDocument, {});

/** Investments in sports technology in the latest quarters. */
export function Component({ title }: { title: string }) {
  const { quarters } = useDashboardFundingSuspenseQuery({ variables: {} }).data.market;
  return (
    <Panel title={title} action={<TextLink to="/market-intelligence">All figures</TextLink>}>
      <FundingChart quarters={quarters} shown={4} height={200} />
    </Panel>
  );
}
