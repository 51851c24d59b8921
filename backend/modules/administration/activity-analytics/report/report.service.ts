import { asPerson, isAdministrator } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import {
  type ActivityCounts,
  type ActivityReport,
  type ActivityRow,
  type ReportStep,
} from "./report.types.ts";
import { OWN_ACTIVITY, OWN_RECORDS, PLATFORM_ACTIVITY } from "./report-events.ts";
import { addDays, mondayOf, type ReportRange, refusedRange } from "./report-range.rules.ts";

type Sum = { startsOn: string; name: keyof ActivityCounts; count: number };

const NONE: ActivityCounts = { views: 0, bookmarks: 0, applications: 0, conversations: 0, reviews: 0 };

/** Returns a row for each day or week of the range. */
function filled({ from, to }: ReportRange, step: ReportStep, sums: readonly Sum[]): ActivityRow[] {
  const rows = new Map<string, ActivityRow>();
  const days = step === "day" ? 1 : 7;
  for (let day = step === "day" ? from : mondayOf(from); day <= to; day = addDays(day, days))
    rows.set(day, { startsOn: day, ...NONE });
  for (const { startsOn, name, count } of sums) {
    const row = rows.get(startsOn);
    if (row) row[name] = count;
  }
  return [...rows.values()];
}

function added(sums: readonly Sum[]): ActivityCounts {
  const totals = { ...NONE };
  for (const { name, count } of sums) totals[name] += count;
  return totals;
}

/**
 * Reports activity on the actor's records, or on the whole platform for administrators.
 * @throws InvalidInputError
 */
export async function reportActivity(
  { em, actor }: Context,
  range: ReportRange,
  step: ReportStep,
): Promise<ActivityReport> {
  const refused = refusedRange(range);
  if (refused) throw new InvalidInputError(refused.from, refused);
  const isPlatform = isAdministrator(actor);
  const person = asPerson(actor)?.id ?? 0;
  const span = [range.from, range.to, step];
  const sums = isPlatform
    ? await em.execute<Sum[]>(PLATFORM_ACTIVITY, span)
    : await em.execute<Sum[]>(OWN_ACTIVITY, [...span, person, person]);
  const [records] = isPlatform ? [] : await em.execute<{ count: number }[]>(OWN_RECORDS, [person, person]);
  return {
    ...range,
    step,
    isPlatform,
    records: records?.count ?? null,
    asOf: new Date(),
    totals: added(sums),
    rows: filled(range, step, sums),
  };
}
