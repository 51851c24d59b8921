import { addJob } from "../../../../jobs/queue.ts";
import type { Job } from "../../../../shared/job.ts";
import { matchBriefs } from "./match-briefs.ts";

/** Looks for what is new for the briefs with instant letters; a batch, and a job for the next. */
export const matchInstantBriefsJob: Job<{ after?: number }> = {
  name: "match-instant-briefs",
  schedule: "* * * * *",
  run: async ({ after = 0 }, tools) => {
    const next = await matchBriefs(tools, { after, onlyInstant: true });
    if (next !== undefined) await addJob(tools.em, matchInstantBriefsJob, { after: next });
  },
};

/** Looks for what is new for all briefs: less often, since nobody waits for it. */
export const matchBriefsJob: Job<{ after?: number }> = {
  name: "match-briefs",
  schedule: "*/10 * * * *",
  run: async ({ after = 0 }, tools) => {
    const next = await matchBriefs(tools, { after, onlyInstant: false });
    if (next !== undefined) await addJob(tools.em, matchBriefsJob, { after: next });
  },
};
