import { addJob } from "../../../jobs/queue.ts";
import type { Context } from "../../../shared/context.ts";
import type { Job } from "../../../shared/job.ts";
import { websiteFinding } from "../../../shared/outbound/website-finding.ts";
import { VendorListing } from "./vendor-listing.entity.ts";

/** Checks whether the website of a listed company answers, for the administrators who review it. */
export const checkWebsiteJob: Job<{ id: number }> = {
  name: "check-listed-website",
  run: async ({ id }, { em, settings }) => {
    const listing = await em.findOne(VendorListing, id, { populate: ["vendor"] });
    const website = listing?.vendor.getEntity().website;
    if (!listing || !website) return;
    const { url, finding } = await websiteFinding(website, settings.webhookPrivateHosts);
    await em.execute(
      `update vendor_listings set website_checked = ?, website_finding = ?, website_checked_at = now()
       where id = ?`,
      [url.slice(0, 2048), finding, id],
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
