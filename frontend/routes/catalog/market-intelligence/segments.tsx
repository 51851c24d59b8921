import { chakra } from "@chakra-ui/react";
import { counted } from "../../../../backend/shared/text/counted.rules.ts";
import { NO_FIGURES } from "../../../features/market/figure-card.tsx";
import { figurePath } from "../../../features/market/market-paths.ts";
import { SourceLine } from "../../../features/market/source-line.tsx";
import { FigureRow } from "../../../ui/display/figure-tile.tsx";
import { formatGrowth, formatMoney } from "../../../ui/display/format.ts";
import { CardFrame, CardTitle } from "../../../ui/layout/card.tsx";
import { PageSection } from "../../../ui/layout/page-section.tsx";
import { DownloadLink } from "./download-link.tsx";
import { FundingTrend } from "./funding-trend.tsx";
import type { Figure_FigureFragment, Quarter_QuarterFragment } from "./market-intelligence.generated.ts";

const Growth = chakra("p", {
  base: { textStyle: "headline", color: "positive", fontSize: "2xl", fontVariantNumeric: "tabular-nums" },
});
const Size = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });

type Props = {
  figures: readonly Figure_FigureFragment[];
  /** The quarters whose rows contain the investments in each segment. */
  quarters: readonly Quarter_QuarterFragment[];
};

/** The growing segments; each expands to its underlying rows. */
export function Segments({ figures, quarters }: Props) {
  return (
    <PageSection
      title="Trending segments"
      empty={figures.length === 0 && NO_FIGURES}
      action={<DownloadLink file="/api/market/segments.csv" what="the segments" />}
    >
      <FigureRow>
        {figures.map((figure) => (
          <CardFrame key={figure.id} gap="2">
            <CardTitle link={{ to: figurePath(figure) }}>{figure.name}</CardTitle>
            <Growth>{formatGrowth(figure.growthPercent)}</Growth>
            <Size>
              {formatMoney(figure.valueUsd)}
              {figure.companies !== null && `, ${counted(figure.companies, "company", "companies")}`}
            </Size>
            <FundingTrend segment={figure.name} quarters={quarters} />
          </CardFrame>
        ))}
      </FigureRow>
      <SourceLine of={figures} />
    </PageSection>
  );
}
