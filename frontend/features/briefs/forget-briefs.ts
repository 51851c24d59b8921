import { dueAgain } from "../../graphql/due-again.ts";

/** Makes the viewer's saved briefs due again. */
export const forgetBriefs = dueAgain("mySavedBriefs");
/** Makes them due again with what fits them. */
export const forgetMatches = dueAgain("mySavedBriefs", "matchSavedBrief");
