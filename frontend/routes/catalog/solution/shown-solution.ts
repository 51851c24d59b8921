import type { SolutionQuery } from "./solution.generated.ts";

/** An existing solution with facts from its texts and alternatives. */
export type ShownSolution = NonNullable<SolutionQuery["solution"]> & {
  statedFacts: SolutionQuery["statedFacts"];
  alternatives: SolutionQuery["solutionAlternatives"];
};
