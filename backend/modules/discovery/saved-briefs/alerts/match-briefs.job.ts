import { addJob } from "../../../../jobs/queue.ts";
import type { Job } from "../../../../shared/job.ts";
import { matchBriefs } from "./match-briefs.ts";

/**
 * Looks for new matches of the briefs with instant alerts. Handles one batch and queues a job for the next.
 */
export const matchInstantBriefsJob: Job<{ after?: number }> = {
  name: "match-instant-briefs",
  schedule: "* * * * *",
  run: async ({ after = 0 }, tools) => {
    const next = await matchBriefs(tools, { after, onlyInstant: true });
    if (next !== undefined) await addJob(tools.em, matchInstantBriefsJob, { after: next });
  },
};

/** Looks for new matches of all briefs, less frequently, since the other alerts aren't urgent. */
export const matchBriefsJob: Job<{ after?: number }> = {
  name: "match-briefs",
  schedule: "*/10 * * * *",
  run: async ({ after = 0 }, tools) => {
    const next = await matchBriefs(tools, { after, onlyInstant: false });
    if (next !== undefined) await addJob(tools.em, matchBriefsJob, { after: next });
  },
};
