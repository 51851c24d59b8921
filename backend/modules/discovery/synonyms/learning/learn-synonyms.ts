import { addJob } from "../../../../jobs/queue.ts";
import type { Context } from "../../../../shared/context.ts";
import type { Done } from "../../../../shared/fields/done.ts";
import type { Limit } from "../../../../shared/limits.ts";
import { proposeSynonymsJob } from "./propose-synonyms.job.ts";

/** Every public text is read each time. */
const LOOKS: Limit = {
  name: "learn-synonyms",
  times: 6,
  seconds: 3_600,
  message: "We've already looked through the catalog several times this hour.",
};

/** Has the catalog looked through for synonyms now, as happens every night. @throws TooManyRequestsError */
export async function learnSynonyms({ em, limits }: Context): Promise<Done> {
  await limits.count(LOOKS, "all");
  await addJob(em, proposeSynonymsJob, {});
  return { message: "We're looking through the catalog. New proposals will appear here in a moment." };
}
