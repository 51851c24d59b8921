import { type Addressed, recordPath } from "../record/record-path.ts";

/** The path of a solution's page. */
export const solutionPath = (solution: Addressed) => recordPath("/solutions", solution);
