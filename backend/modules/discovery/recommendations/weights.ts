import type { SignalSource } from "./signals.ts";

/** How much agreements count. */
export interface Weights {
  /** How much a signal that agrees wholly speaks for a solution: what was done says more than what was said. */
  readonly strength: Readonly<Record<SignalSource, number>>;
  /** How much each kind of agreement counts; only those that a signal has. */
  readonly shares: Readonly<Record<"text" | "category" | "sports", number>>;
}

/** What is used unless learned weights are better. */
export const DEFAULT_WEIGHTS: Weights = {
  strength: {
    saved: 0.6,
    reviewed: 0.6,
    applied: 0.5,
    searched: 0.5,
    briefed: 0.5,
    organization: 0.3,
    profile: 0.3,
  },
  shares: { text: 0.4, category: 0.3, sports: 0.3 },
};
