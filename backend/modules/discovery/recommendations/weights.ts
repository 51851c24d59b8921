import type { SignalSource } from "./signals.ts";

/** The weights of agreements. */
export interface Weights {
  /** The confidence that a fully agreeing signal gives a solution: actions count more than words. */
  readonly strength: Readonly<Record<SignalSource, number>>;
  /** The weight of each part of an agreement; only parts that a signal has count. */
  readonly shares: Readonly<Record<"text" | "category" | "sports", number>>;
}

/** The weights used unless learned ones are better. */
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
