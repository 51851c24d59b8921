import type { Context } from "../../../../shared/context.ts";
import type { MarketPrediction } from "./market-prediction.ts";
import { predict } from "./predict.ts";
import { readSeries, type Series } from "./series.ts";

const DAY = 86_400_000;
const METHOD =
  "A straight line fitted to all values by least squares and extended by one step; 80% interval from Student's t-distribution.";

/** Predicts the next value of each stored series; omits series that are too short. */
export async function predictMarket({ em }: Context): Promise<MarketPrediction[]> {
  const series = await readSeries(em);
  return series.flatMap((one) => predictionOf(one) ?? []);
}

function predictionOf(series: Series): MarketPrediction | undefined {
  const forecast = predict(
    series.rows.map(({ observedOn, value }) => ({ at: Date.parse(observedOn) / DAY, value })),
  );
  if (!forecast) return undefined;
  const { at, growth, confidence, value, low, high, backTest } = forecast;
  return {
    ...series,
    growth: rounded(growth, 1),
    confidence: rounded(confidence, 2),
    predictedOn: endOfPeriod(at),
    value: shortened(value),
    low: shortened(low),
    high: shortened(high),
    method: METHOD,
    backTest: {
      points: backTest.points,
      meanErrorPercent: rounded(backTest.meanErrorPercent, 1),
      noChangeErrorPercent: rounded(backTest.noChangeErrorPercent, 1),
    },
  };
}

/** Snaps to the end of a month within three days, because quarters have 90 to 92 days. */
function endOfPeriod(at: number): string {
  const day = new Date(Math.round(at) * DAY);
  const ends = [0, 1].map((months) => Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 0));
  const near = ends.find((end) => Math.abs(end - day.getTime()) <= 3 * DAY);
  return (near === undefined ? day : new Date(near)).toISOString().slice(0, 10);
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** Rounds to six digits, which exceeds the precision of any prediction. */
function shortened(value: number): number {
  return Number(value.toPrecision(6));
}
