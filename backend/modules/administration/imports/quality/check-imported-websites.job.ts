import { addJob } from "../../../../jobs/queue.ts";
import type { Job } from "../../../../shared/job.ts";
import { websiteFinding } from "../../../../shared/outbound/website-finding.ts";
import { checksOf, writtenBy } from "./checks.ts";

/** How many websites a job asks, one after another, before it lets other jobs run. */
const AT_ONCE = 10;

/** Returns SQL for the different websites of the records that a run has written; undefined for kinds without any. */
export function websitesOf(kind: string): string | undefined {
  const checked = checksOf(kind);
  if (!checked?.checks.deadWebsite) return undefined;
  return `select distinct t.website as address from ${checked.table} t
    where t.website is not null and t.id in (${writtenBy(checked.table)})`;
}

/** Asks the websites of a run's records that weren't asked within a day, one after another. */
export const checkImportedWebsitesJob: Job<{ run: number }> = {
  name: "check-imported-websites",
  oneAtATime: true,
  run: async ({ run }, { em, settings }) => {
    const [found] = await em.execute<{ kind: string }[]>("select kind from import_runs where id = ?", [run]);
    const websites = found && websitesOf(found.kind);
    if (!websites) return;
    const due = await em.execute<{ address: string }[]>(
      `select a.address from (${websites}) a where not exists (
         select from website_checks w where w.address = a.address and w.checked_at > now() - interval '1 day')
       order by 1 limit ${AT_ONCE}`,
      [run],
    );
    for (const { address } of due) {
      const { answers, finding } = await websiteFinding(address, settings.webhookPrivateHosts);
      await em.execute(
        `insert into website_checks (address, answers, finding) values (?, ?, ?)
         on conflict (address) do update set answers = excluded.answers, finding = excluded.finding, checked_at = now()`,
        [address, answers, finding],
      );
    }
    if (due.length === AT_ONCE) await addJob(em, checkImportedWebsitesJob, { run });
  },
};
