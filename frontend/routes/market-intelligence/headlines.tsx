import { chakra } from "@chakra-ui/react";
import { figurePath } from "../../features/market/market-paths.ts";
import { SourceLine } from "../../features/market/source-line.tsx";
import { CardFrame, CardTitle } from "../../ui/card.tsx";
import { FigureRow } from "../../ui/figure-tile.tsx";
import { formatGrowth, formatMoney } from "../../ui/format.ts";
import { DownloadLink } from "./download-link.tsx";
import type { Figure_FigureFragment } from "./market-intelligence.generated.ts";
import { MarketSection } from "./market-section.tsx";

const Value = chakra("p", {
  base: { textStyle: "headline", fontSize: { base: "3xl", md: "4xl" }, fontVariantNumeric: "tabular-nums" },
});
const Growth = chakra("p", { base: { color: "positive", fontSize: "sm", fontWeight: "semibold" } });

/** The headline figures; each opens to the rows behind it. */
export function Headlines({ figures }: { figures: readonly Figure_FigureFragment[] }) {
  return (
    <MarketSection
      title="The market"
      empty={figures.length === 0}
      action={<DownloadLink file="/api/market/headlines.csv" what="the market" />}
    >
      <FigureRow>
        {figures.map((figure) => (
          <CardFrame key={figure.id} gap="2">
            <CardTitle link={{ to: figurePath(figure) }}>{figure.name}</CardTitle>
            <Value>{formatMoney(figure.valueUsd)}</Value>
            <Growth>{formatGrowth(figure.growthPercent)} a year</Growth>
            <SourceLine source={figure.source} asOf={figure.asOf} />
          </CardFrame>
        ))}
      </FigureRow>
    </MarketSection>
  );
}
