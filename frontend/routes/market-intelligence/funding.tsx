import { chakra } from "@chakra-ui/react";
import { NO_FIGURES } from "../../features/market/figure-card.tsx";
import { quarterName, quarterPath } from "../../features/market/market-paths.ts";
import { SourceLine } from "../../features/market/source-line.tsx";
import { CardFrame, CardTitle } from "../../ui/card.tsx";
import { ChartFrame } from "../../ui/charts/chart-frame.tsx";
import { ColumnChart } from "../../ui/charts/lazy-charts.ts";
import { formatCount, formatMoney } from "../../ui/format.ts";
import { PageSection } from "../../ui/page-section.tsx";
import { DownloadLink } from "./download-link.tsx";
import type { Quarter_QuarterFragment } from "./market-intelligence.generated.ts";

/** Number of quarters listed next to the chart. */
const LISTED_QUARTERS = 4;

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
    gap: { base: "6", lg: "10" },
    alignItems: "start",
  },
});
const Cards = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: { base: "3", md: "5" } },
});
const Amount = chakra("p", {
  base: { textStyle: "headline", fontSize: "2xl", fontVariantNumeric: "tabular-nums" },
});
const Deals = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });

/** Funding by quarter: the latest four, and a chart of all. */
export function Funding({ quarters }: { quarters: readonly Quarter_QuarterFragment[] }) {
  const latest = quarters.toSorted((one, other) => other.year - one.year || other.quarter - one.quarter);
  const oldestFirst = latest.toReversed();
  return (
    <PageSection
      title="Quarterly funding"
      empty={quarters.length === 0 && NO_FIGURES}
      action={<DownloadLink file="/api/market/quarters.csv" what="the quarters" />}
    >
      <Columns>
        <ChartFrame
          title="Funding by quarter"
          height={280}
          newestFirst
          table={{
            columns: ["Quarter", "Funding", "Deals"],
            rows: latest.map((row) => [quarterName(row), formatMoney(row.amountUsd), formatCount(row.deals)]),
          }}
        >
          <ColumnChart
            label="Funding"
            format={formatMoney}
            points={oldestFirst.map((row) => ({ name: quarterName(row), value: row.amountUsd }))}
          />
        </ChartFrame>
        <Cards>
          {latest.slice(0, LISTED_QUARTERS).map((row) => (
            <CardFrame key={row.id} gap="2">
              <CardTitle link={{ to: quarterPath(row) }}>{quarterName(row)}</CardTitle>
              <Amount>{formatMoney(row.amountUsd)}</Amount>
              <Deals>{formatCount(row.deals)} deals</Deals>
            </CardFrame>
          ))}
        </Cards>
      </Columns>
      <SourceLine of={latest.map((row) => ({ ...row, name: quarterName(row) }))} />
    </PageSection>
  );
}
