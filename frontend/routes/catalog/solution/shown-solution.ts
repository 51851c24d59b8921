import type { SolutionQuery } from "./solution.generated.ts";

/** A solution that exists, with what its texts state and what could be taken instead. */
export type ShownSolution = NonNullable<SolutionQuery["solution"]> & {
  statedFacts: SolutionQuery["statedFacts"];
  alternatives: SolutionQuery["solutionAlternatives"];
};
