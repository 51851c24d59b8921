import { addJob } from "../../../../jobs/queue.ts";
import type { Context } from "../../../../shared/context.ts";
import type { Limit } from "../../../../shared/limits.ts";
import type { Done } from "../../../../shared/schema/done.ts";
import { proposeSynonymsJob } from "./propose-synonyms.job.ts";

/** A rate limit, since each run reads every public text. */
const LOOKS: Limit = {
  name: "learn-synonyms",
  times: 6,
  seconds: 3_600,
  message: "We've already looked through the catalog several times this hour.",
};

/**
 * Starts the nightly search for synonyms in the catalog right away.
 * @throws TooManyRequestsError
 */
export async function learnSynonyms({ em, limits }: Context): Promise<Done> {
  await limits.count(LOOKS, "all");
  await addJob(em, proposeSynonymsJob, {});
  return { message: "We're looking through the catalog. New proposals will appear here in a moment." };
}
