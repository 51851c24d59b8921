import { dueAgain } from "../../graphql/due-again.ts";

/** Makes the viewer's saved searches due again. */
export const forgetSearches = dueAgain("mySavedSearches");
