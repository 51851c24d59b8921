import { chakra } from "@chakra-ui/react";
import { trendPath } from "../../../../features/market/market-paths.ts";
import { formatDate, formatGrowth, formatMoney, formatNumber } from "../../../../ui/display/format.ts";
import { HowComputed } from "../../../../ui/display/how-computed.tsx";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { type MarketPredictionsQuery, useMarketPredictionsSuspenseQuery } from "./discovery.generated.ts";

/** The same number as of recommendations. */
const SHOWN = 3;

const List = chakra("ul", { base: { listStyleType: "none" } });
const Row = chakra("li", {
  base: { py: "4", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Head = chakra("div", {
  base: { display: "flex", justifyContent: "space-between", gap: "4", fontWeight: "medium" },
});
const Growth = chakra("span", { base: { textStyle: "headline", fontVariantNumeric: "tabular-nums" } });
const Note = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });

type Prediction = MarketPredictionsQuery["marketPredictions"][number];

/** Formats a figure with its unit, as "$2.6B per quarter" or "41 %". */
function withUnit(figure: number, unit: string | null): string {
  if (unit?.startsWith("USD")) return `${formatMoney(figure)}${unit.slice(3)}`;
  return unit ? `${formatNumber(figure)} ${unit}` : formatNumber(figure);
}

function PredictionRow({ prediction }: { prediction: Prediction }) {
  const { trend, trendId, unit, growth, confidence, value, low, high, backTest, rows } = prediction;
  const measured = (figure: number) => withUnit(figure, unit);
  return (
    <Row>
      <Head>
        {trendId ? (
          <TextLink to={trendPath({ id: trendId, slug: "" }).replace(/-$/, "")}>{trend}</TextLink>
        ) : (
          <span>{trend}</span>
        )}
        <Growth>{formatGrowth(growth)}</Growth>
      </Head>
      <Note>
        {measured(value)} expected for the period ending {formatDate(prediction.predictedOn)}, between{" "}
        {measured(low)} and {measured(high)} with 80% probability. Confidence in the direction:{" "}
        {Math.round(confidence * 100)}
        %.
      </Note>
      <HowComputed
        figure={trend}
        formula={
          <>
            {prediction.method} On the last {backTest.points} known values it was off by{" "}
            {formatNumber(backTest.meanErrorPercent)}% on average; assuming no change, by{" "}
            {formatNumber(backTest.noChangeErrorPercent)}%.
          </>
        }
        rows={`${rows.map(({ observedOn, value: known }) => `${observedOn}: ${formatNumber(known)}`).join("; ")}. Source: ${prediction.source}`}
        asOf={`Values up to ${formatDate(rows.at(-1)?.observedOn ?? "")}`}
      />
    </Row>
  );
}

/** Predictions for the market, with intervals and back-tests. */
export function MarketPredictions() {
  const { marketPredictions } = useMarketPredictionsSuspenseQuery({ variables: {} }).data;
  if (marketPredictions.length === 0)
    return (
      <p>
        No series is long enough for a prediction yet. A prediction takes at least five values.{" "}
        <TextLink to="/market-intelligence">Market intelligence</TextLink>
      </p>
    );
  return (
    <List aria-label="Market Predictions">
      {marketPredictions.slice(0, SHOWN).map((prediction) => (
        <PredictionRow key={`${prediction.kind} ${prediction.trend}`} prediction={prediction} />
      ))}
    </List>
  );
}
