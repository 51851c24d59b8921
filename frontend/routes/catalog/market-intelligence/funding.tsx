import { NO_FIGURES } from "../../../features/market/figure-card.tsx";
import { FundingChart } from "../../../features/market/funding-chart.tsx";
import { PageSection } from "../../../ui/layout/page-section.tsx";
import { DownloadLink } from "./download-link.tsx";
import type { Quarter_QuarterFragment } from "./market-intelligence.generated.ts";

/** Two years. */
const SHOWN = 8;

/** Funding by quarter: the latest in a chart, all in the download. */
export const Funding = ({ quarters }: { quarters: readonly Quarter_QuarterFragment[] }) => (
  <PageSection
    title="Quarterly funding"
    empty={quarters.length === 0 && NO_FIGURES}
    action={<DownloadLink file="/api/market/quarters.csv" what="the quarters" />}
  >
    <FundingChart quarters={quarters} shown={SHOWN} height={280} />
  </PageSection>
);
