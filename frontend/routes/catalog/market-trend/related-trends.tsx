import { TrendCard } from "../../../features/market/trend-card.tsx";
import { Related } from "../../../features/record/related.tsx";
import { useRelatedTrendsSuspenseQuery } from "./market-trend.generated.ts";

/** The maximum number of related trends. */
const MAX_TRENDS = 3;

/** The other trends of the same category with the highest impact. */
export function RelatedTrends({ trend: { id, category } }: { trend: { id: string; category: string } }) {
  const { marketTrends } = useRelatedTrendsSuspenseQuery({ variables: { category } }).data;
  const others = marketTrends.nodes.filter((trend) => trend.id !== id).slice(0, MAX_TRENDS);
  return (
    <Related title="Related trends" items={others}>
      {(trend) => <TrendCard trend={trend} />}
    </Related>
  );
}
