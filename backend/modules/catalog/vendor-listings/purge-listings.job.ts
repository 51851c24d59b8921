import type { Job } from "../../../shared/job.ts";
import { deleteListing, WAS_PUBLIC } from "./listing.service.ts";

/** How long a declined listing, or a draft, waits for its author. */
const PATIENCE = "180 days";
/** The number of listings per run. */
const BATCH = 100;

/** SQL of the listings `l` and vendors `v` that are due; a change of a solution or a picture counts as well. */
const DUE = `
  from vendor_listings l join vendors v on v.id = l.vendor_id
  where l.status = 'declined' and v.status = 'withdrawn' and not ${WAS_PUBLIC}
    and greatest(l.updated_at, v.updated_at, v.changed_at,
      (select max(greatest(s.updated_at, s.changed_at)) from solutions s where s.vendor_id = v.id))
      < now() - interval '${PATIENCE}'`;

/** Deletes drafts and never approved listings that nobody has touched for half a year, which frees their names. */
export const purgeListingsJob: Job = {
  name: "purge-vendor-listings",
  schedule: "41 3 * * *",
  run: async (_payload, { em }) => {
    await em.execute(`delete from vendor_listing_drafts where updated_at < now() - interval '${PATIENCE}'`);
    const due = await em.execute<{ vendor: number }[]>(
      `select v.id as vendor ${DUE} order by l.id limit ${BATCH}`,
    );
    for (const { vendor } of due)
      await em.transactional(async (inside) => {
        // Every change of a listing locks its vendor, so what is still due now stays so.
        await inside.execute("select from vendors where id = ? for update", [vendor]);
        const [still] = await inside.execute<{ organization: number }[]>(
          `select v.organization_id as organization ${DUE} and v.id = ?`,
          [vendor],
        );
        if (still) await deleteListing(inside, vendor, still.organization);
      });
  },
};
