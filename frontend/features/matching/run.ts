import run from "./run.json" with { type: "json" };

/** The path of the page about matching. */
export const matchingPath = "/how-matching-works";

/** The stored run of `npm run eval:matching -- --write`. */
export const RUN = run;

/** The results for one set. */
export type RunSet = (typeof run.sets)[number];

/** A system's result, or the matcher's advantage, with its 95% interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Returns the results for a set by its name in the run. */
export function setNamed(name: string): RunSet | undefined {
  return run.sets.find((set) => set.name === name);
}

/** Returns a system's result on a set by its name in the run. */
export function systemOf(set: RunSet | undefined, name: string): RunSet["systems"][number] | undefined {
  return set?.systems.find((system) => system.name === name);
}

/** Formats a share as a whole percentage with its interval: `63% (57 to 69%)`. */
export function percentText({ mean, low, high }: Estimate): string {
  const percent = (share: number) => Math.round(share * 100);
  return `${percent(mean)}% (${percent(low)} to ${percent(high)}%)`;
}

/** Formats a figure from 0 to 1 with its interval, in three digits: `0.461 [0.406, 0.513]`. */
export function figureText({ mean, low, high }: Estimate): string {
  return `${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;
}

/** Formats a difference with its sign and interval. */
export function differenceText(estimate: Estimate): string {
  return `${estimate.mean < 0 ? "" : "+"}${figureText(estimate)}`;
}
