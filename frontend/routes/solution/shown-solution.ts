import type { SolutionQuery } from "./solution.generated.ts";

/** A solution that exists. */
export type ShownSolution = NonNullable<SolutionQuery["solution"]>;
