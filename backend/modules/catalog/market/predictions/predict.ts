import { fitLine, mean, type Point } from "./line.ts";
import { studentBelow, studentQuantile } from "./student-t.ts";

/** The minimum length of a predicted series: the line needs three points, and the back-test two more. */
export const SHORTEST = 5;
/** The maximum number of final points that the back-test predicts. */
const TESTED = 3;
/** An 80% interval excludes a tenth on each side. */
const UPPER = 0.9;
/** The maximum confidence: a series of a few points never justifies more. */
const SUREST = 0.95;

/** The accuracy of the same method on points that are already known. */
export interface BackTest {
  /** The number of final points that were predicted, each from those before it. */
  readonly points: number;
  /** The method's mean error, in percent of the true values. */
  readonly meanErrorPercent: number;
  /** The mean error of predicting no change, in percent of the true values. */
  readonly noChangeErrorPercent: number;
}

/** The forecast for a series one step after its last point. */
export interface Forecast {
  readonly at: number;
  readonly value: number;
  /** The bounds of the 80% interval. */
  readonly low: number;
  readonly high: number;
  /** The change from the last value, in percent of it. */
  readonly growth: number;
  /**
   * The probability that the value changes in the predicted direction, at most .95; .5, which is
   * uninformative, where "no change" did as well in the back-test.
   */
  readonly confidence: number;
  readonly backTest: BackTest;
}

/**
 * Extrapolates a series along a straight line. The error is the larger of the line's and the back-test's.
 * @param points oldest first, all above zero.
 * @returns undefined for a series that is too short or not above zero throughout.
 */
export function predict(points: readonly Point[]): Forecast | undefined {
  const last = points.at(-1);
  if (!last || points.length < SHORTEST || points.some(({ value }) => value <= 0)) return undefined;
  const line = fitLine(points);
  const at = last.at + stepOf(points);
  const { misses, ...backTest } = backTested(points);
  const error = Math.max(line.errorAt(at), Math.sqrt(mean(misses.map((miss) => miss * miss))));
  // The counts and measurements here are never negative.
  const value = Math.max(0, line.valueAt(at));
  const margin = error * studentQuantile(UPPER, line.freedom);
  const change = Math.abs(value - last.value);
  const addsNothing = change === 0 || backTest.noChangeErrorPercent <= backTest.meanErrorPercent;
  return {
    at,
    value,
    low: Math.max(0, value - margin),
    high: value + margin,
    growth: (100 * (value - last.value)) / last.value,
    confidence: addsNothing ? 0.5 : Math.min(SUREST, studentBelow(change / error, line.freedom)),
    backTest,
  };
}

function backTested(points: readonly Point[]): BackTest & { misses: readonly number[] } {
  const first = Math.max(3, points.length - TESTED);
  const tests = points.slice(first).map((point, place) => {
    const known = points.slice(0, first + place);
    return {
      ...point,
      miss: Math.max(0, fitLine(known).valueAt(point.at)) - point.value,
      noChange: (known.at(-1)?.value ?? 0) - point.value,
    };
  });
  const percent = (misses: readonly number[]) =>
    100 * mean(misses.map((miss, place) => Math.abs(miss) / (tests[place]?.value ?? 1)));
  return {
    points: tests.length,
    meanErrorPercent: percent(tests.map(({ miss }) => miss)),
    noChangeErrorPercent: percent(tests.map(({ noChange }) => noChange)),
    misses: tests.map(({ miss }) => miss),
  };
}

/** Returns the median time between two points. */
function stepOf(points: readonly Point[]): number {
  const steps = points.slice(1).map(({ at }, place) => at - (points[place]?.at ?? at));
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
}
