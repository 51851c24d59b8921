import { evictQueries } from "../../graphql/evict-queries.ts";

/** What a change to sessions makes out of date. */
export const sessionsChanged = evictQueries("mentoringSessions", "mentoringSummary", "viewerWork");

/** What a change to a mentoring makes out of date. */
export const mentoringChanged = evictQueries(
  ...["mentors", "mentoringRequests", "mentoringSessions", "mentoringSummary", "viewerWork"],
);
