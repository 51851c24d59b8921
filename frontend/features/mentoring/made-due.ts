import { evictQueries } from "../../graphql/evict-queries.ts";

/** Evicts what a change to sessions makes stale. */
export const sessionsChanged = evictQueries("mentoringSessions", "mentoringSummary", "viewerWork");

/** Evicts what a change to a mentoring makes stale. */
export const mentoringChanged = evictQueries(
  ...["mentors", "mentoringRequests", "mentoringSessions", "mentoringSummary", "viewerWork"],
);
