import type { Job } from "../../../shared/job.ts";
import { deleteListing, WAS_PUBLIC } from "./listing.service.ts";

/** How long a declined listing, or a draft, waits for its author. */
const PATIENCE = "180 days";
/** The number of listings per run. */
const BATCH = 100;

/** Deletes drafts and never approved listings that nobody has touched for half a year, which frees their names. */
export const purgeListingsJob: Job = {
  name: "purge-vendor-listings",
  schedule: "41 3 * * *",
  run: async (_payload, { em }) => {
    await em.execute(`delete from vendor_listing_drafts where updated_at < now() - interval '${PATIENCE}'`);
    const due = await em.execute<{ vendor: number; organization: number }[]>(
      `select v.id as vendor, v.organization_id as organization from vendor_listings l
       join vendors v on v.id = l.vendor_id
       where l.status = 'declined' and greatest(l.updated_at, v.updated_at) < now() - interval '${PATIENCE}'
         and not ${WAS_PUBLIC}
       order by l.id limit ${BATCH}`,
    );
    for (const { vendor, organization } of due)
      await em.transactional((inside) => deleteListing(inside, vendor, organization));
  },
};
