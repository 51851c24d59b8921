/** The results of a nightly evaluation. */
export interface RecommendationReport {
  readonly measuredOn: string;
  readonly events: number;
  readonly amongFirstTen: number;
  readonly reciprocalRank: number;
  readonly bestRated: number;
  readonly heldOut: number;
  readonly gain: number | null;
  readonly isBetter: boolean;
}

/** The latest report, as a SELECT. */
export const LATEST_REPORT = `
  select to_char(measured_on, 'FMMonth FMDD, YYYY') as "measuredOn", events, among_first_ten as "amongFirstTen",
    reciprocal_rank as "reciprocalRank", best_rated_reciprocal_rank as "bestRated", held_out as "heldOut", gain,
    is_better as "isBetter"
  from recommendation_reports order by measured_on desc limit 1`;

/** Describes a report in a few sentences. */
export function describeReport(report: RecommendationReport | null): string {
  if (!report) return "Not measured yet.";
  const { measuredOn, events, amongFirstTen, reciprocalRank, bestRated, heldOut, gain, isBetter } = report;
  if (events === 0) return `On ${measuredOn}, nobody's activity could be measured.`;
  const figure = (value: number) => value.toFixed(2);
  const learned =
    gain === null
      ? "Too few to learn from."
      : `Learned weights change that by ${gain < 0 ? "−" : "+"}${figure(Math.abs(gain))} on ${heldOut} others and are ${isBetter ? "used" : "not used"}.`;
  return `On ${measuredOn}, ${Math.round(100 * amongFirstTen)}% of ${events.toLocaleString("en-US")} solutions that people turned to were among their first ten; mean reciprocal rank ${figure(reciprocalRank)}, by rating alone ${figure(bestRated)}. ${learned}`;
}
