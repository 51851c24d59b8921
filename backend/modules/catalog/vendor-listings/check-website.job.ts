import { addJob } from "../../../jobs/queue.ts";
import type { Context } from "../../../shared/context.ts";
import type { Job } from "../../../shared/job.ts";
import { isAllowedPrivately } from "../../../shared/outbound/guard.ts";
import { OutboundError } from "../../../shared/outbound/outbound-error.ts";
import { safeFetch } from "../../../shared/outbound/safe-fetch.ts";
import { VendorListing } from "./vendor-listing.entity.ts";

const TIME_LIMIT = 10_000;
const SIZE_LIMIT = 1024 ** 2;

/** Returns what a website answers, in one line; only the status is read. */
async function findingOf(website: string, privateHosts: readonly string[]): Promise<[string, string]> {
  const given = URL.parse(website);
  const url =
    given && isAllowedPrivately(given, privateHosts) ? website : website.replace(/^http:/i, "https:");
  const request = { url, timeLimit: TIME_LIMIT, sizeLimit: SIZE_LIMIT, privateHosts };
  try {
    const status = await safeFetch(request, async (answer) => answer.status);
    return [url, status < 400 ? `Answers (${status})` : `Answers with an error (${status})`];
  } catch (error) {
    if (error instanceof OutboundError) return [url, `Doesn't answer: ${error.message}`];
    throw error;
  }
}

/** Checks whether the website of a listed company answers, for the administrators who review it. */
export const checkWebsiteJob: Job<{ id: number }> = {
  name: "check-listed-website",
  run: async ({ id }, { em, settings }) => {
    const listing = await em.findOne(VendorListing, id, { populate: ["vendor"] });
    const website = listing?.vendor.getEntity().website;
    if (!listing || !website) return;
    const [checked, finding] = await findingOf(website, settings.webhookPrivateHosts);
    await em.execute(
      `update vendor_listings set website_checked = ?, website_finding = ?, website_checked_at = now()
       where id = ?`,
      [checked.slice(0, 2048), finding.slice(0, 300), id],
    );
  },
};

/** Has the website of a listing checked once the transaction commits. */
export async function checkWebsite({ em }: Pick<Context, "em">, id: number): Promise<void> {
  await em.execute(
    `update vendor_listings set website_checked = null, website_finding = null, website_checked_at = null
     where id = ?`,
    [id],
  );
  await addJob(em, checkWebsiteJob, { id });
}
