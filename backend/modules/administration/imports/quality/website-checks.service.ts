import { addJob } from "../../../../jobs/queue.ts";
import type { Context } from "../../../../shared/context.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import { findWrittenRun } from "../screen/import-scope.ts";
import { checkImportedWebsitesJob, websitesOf } from "./check-imported-websites.job.ts";
import type { WebsiteChecks } from "./quality.types.ts";

/** Returns how far the check of a run's websites has come. @throws NotFoundError */
export async function readWebsiteChecks(context: Context, id: string): Promise<WebsiteChecks> {
  const { em } = context;
  const run = await findWrittenRun(context, id);
  const websites = websitesOf(run.kind);
  if (!websites) return { websites: 0, checked: 0, failing: 0 };
  const [found] = await em.execute<WebsiteChecks[]>(
    `select count(*)::int as websites, count(w.address)::int as checked,
       (count(*) filter (where not w.answers))::int as failing
     from (${websites}) a left join website_checks w
       on w.address = a.address and w.checked_at > now() - interval '1 day'`,
    [run.id],
  );
  return found ?? { websites: 0, checked: 0, failing: 0 };
}

/**
 * Has the websites of a run's records asked, a few at a time.
 * @throws NotFoundError, InvalidInputError for a kind without websites.
 */
export async function checkImportedWebsites(context: Context, id: string): Promise<WebsiteChecks> {
  const run = await findWrittenRun(context, id);
  if (!websitesOf(run.kind)) throw new InvalidInputError("These records have no websites to check.");
  await addJob(context.em, checkImportedWebsitesJob, { run: run.id });
  return readWebsiteChecks(context, id);
}
