import { type Addressed, recordPath } from "../record/record-path.ts";

/** The address of a solution's page. */
export const solutionPath = (solution: Addressed) => recordPath("/solutions", solution);
