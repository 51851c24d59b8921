import { type Bystander, startBystander } from "./bystander.ts";
import type { DrillDatabase } from "./database.ts";
import { openLedger, signIn } from "./ledger.ts";
import type { Outcome } from "./outcome.ts";

/** What happens under load, and what it adds to the outcome. */
export type Fault = (bystander: Bystander, acknowledged: ReadonlySet<string>) => Promise<Partial<Outcome>>;

/** Lets `fault` happen while writers write and a bystander looks, each at the instance that `urlOf` names. */
export async function underLoad(
  database: DrillDatabase,
  urlOf: () => string,
  fault: Fault,
): Promise<Outcome> {
  const cookie = await signIn(urlOf());
  const [category] = await database.query<{ name: string }>("select name from blog_categories limit 1");
  const bystander = startBystander(urlOf);
  await bystander.goodAgain();
  bystander.worstWait = 0;
  const ledger = openLedger(urlOf, cookie, category?.name ?? "");
  await bystander.goodAgain();
  const seen = await fault(bystander, ledger.acknowledged);
  const lost = await ledger.close(database);
  await bystander.leave();
  const strange = [...ledger.strange, ...bystander.strange].map(([status, times]) => `${times} x ${status}`);
  return {
    acknowledged: ledger.acknowledged.size,
    lost,
    worstWait: bystander.worstWait,
    ...seen,
    refused: ledger.refused + bystander.refused + (seen.refused ?? 0),
    broken: ledger.broken + bystander.broken + (seen.broken ?? 0),
    ...(strange.length > 0 && { note: [seen.note, ...strange].filter(Boolean).join(", ") }),
  };
}
