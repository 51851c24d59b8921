import { chakra } from "@chakra-ui/react";
import { fundingOf } from "../../../features/market/funding-of.ts";
import { quarterName } from "../../../features/market/market-paths.ts";
import { SmallLine } from "../../../ui/charts/small-line.tsx";
import type { Quarter_QuarterFragment } from "./market-intelligence.generated.ts";

const Trend = chakra("div", { base: { pt: "2" } });
const Range = chakra("p", {
  base: { mt: "1.5", color: "fg.muted", fontSize: "xs" },
});

const startOf = ({ year, quarter }: Quarter_QuarterFragment) =>
  new Date(Date.UTC(year, (quarter - 1) * 3)).toISOString();

type Props = { segment: string; quarters: readonly Quarter_QuarterFragment[] };

/** A sparkline of a segment's funding; hidden if the quarters have no rows for it. */
export function FundingTrend({ segment, quarters }: Props) {
  const funding = fundingOf(segment, quarters);
  const [first] = funding;
  if (!first) return null;
  return (
    <Trend>
      <SmallLine
        points={funding.map(({ quarter, amountUsd }) => ({ at: startOf(quarter), value: amountUsd }))}
      />
      <Range>Funding since {quarterName(first.quarter)}</Range>
    </Trend>
  );
}
