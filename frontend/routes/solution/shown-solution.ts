import type { SolutionQuery } from "./solution.generated.ts";

/** A solution that exists, with what could be taken instead. */
export type ShownSolution = NonNullable<SolutionQuery["solution"]> & {
  alternatives: SolutionQuery["solutionAlternatives"];
};
