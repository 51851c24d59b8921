import { dueAgain } from "../../graphql/due-again.ts";

/** What a change to sessions makes out of date. */
export const sessionsChanged = dueAgain("mentoringSessions", "mentoringSummary", "viewerWork");

/** What a change to a mentoring makes out of date. */
export const mentoringChanged = dueAgain(
  ...["mentors", "mentoringRequests", "mentoringSessions", "mentoringSummary", "viewerWork"],
);
