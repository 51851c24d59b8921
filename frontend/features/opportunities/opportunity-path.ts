import { type Addressed, recordPath } from "../record/record-path.ts";

/** The path of an opportunity's page. */
export const opportunityPath = (opportunity: Addressed) => recordPath("/opportunities", opportunity);
