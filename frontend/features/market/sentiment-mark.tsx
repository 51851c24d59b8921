import { chakra } from "@chakra-ui/react";
import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import type { Sentiment } from "../../graphql/schema.generated.ts";
import { labelOf } from "../listing/address.ts";
import { marketTrendsListing } from "../listing/lists/market-trends.generated.ts";

const ICONS = { POSITIVE: TrendingUp, NEGATIVE: TrendingDown, NEUTRAL: Minus };
const COLORS = { POSITIVE: "positive", NEGATIVE: "danger", NEUTRAL: "fg.muted" };

const Mark = chakra("span", {
  base: { display: "inline-flex", alignItems: "center", gap: "1.5", fontSize: "sm", fontWeight: "medium" },
});

/** A sentiment as an icon (up, down or flat) with its label. */
export function SentimentMark({ sentiment }: { sentiment: Sentiment }) {
  const Icon = ICONS[sentiment];
  return (
    <Mark color={COLORS[sentiment]}>
      <Icon size={16} aria-hidden />
      {labelOf(marketTrendsListing.filters.sentiment, sentiment)}
    </Mark>
  );
}
