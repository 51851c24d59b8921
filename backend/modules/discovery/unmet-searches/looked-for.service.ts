import { createHash } from "node:crypto";
import { isbot } from "isbot";
import { asPerson, isAdministrator } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { yieldToOthers } from "../../../shared/postgres/connection-quota.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { changesBetween } from "../../administration/audit/changes-between.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { networkHash } from "../../platform/view-counts/visitor.ts";
import type { VisitorContext } from "../../platform/view-counts/visitor-context.ts";
import { searchEngineOf } from "../engine/engine-of.ts";
import { isUnknown } from "../ranking/query.ts";
import { MAX_TEXT } from "../search/search.rules.ts";
import type { LookedFor, LookedForOutcome, SearchReport } from "./looked-for.types.ts";
import { reportableText } from "./reportable-text.ts";

/** The minimum number of networks that searched for a text; with fewer, it might identify a person. */
const SEVERAL = 3;
/** The maximum number of texts in a report. */
const TOLD = 100;
/** The number of weeks that vendors are shown. */
const RECENT_WEEKS = 8;

/**
 * Counts a text, deletes texts older than half a year and, of past weeks, those with too few networks to ever
 * be reported. A network counts once a week.
 */
const NOTE = `
  with forgotten as (
    delete from looked_for where week < current_date - 182 or (week < current_date - 14 and networks < ${SEVERAL}))
  insert into looked_for as l (week, text, outcome, categories, marks)
  values (date_trunc('week', now() at time zone 'UTC')::date, ?, ?,
    array(select jsonb_array_elements_text(?::jsonb)), array[?::bytea])
  on conflict (week, text) do update set outcome = excluded.outcome, categories = excluded.categories,
    marks = case when l.marks @> excluded.marks or l.networks >= 500 then l.marks else l.marks || excluded.marks end`;

/** Records a search for a text and how well the index answers it. Returns whether it was counted. */
export async function noteSearch(context: VisitorContext, text: string): Promise<boolean> {
  const { em, caller } = context;
  const told = text.length <= MAX_TEXT ? reportableText(text) : undefined;
  if (!told || !caller.userAgent || isbot(caller.userAgent)) return false;
  const engine = searchEngineOf(em);
  const index = await (await engine.current(em)).about([text]);
  if (!engine.isComplete) return false;
  await index.gather(text);
  await yieldToOthers();
  const { query, ranked, facets } = index.search(text);
  const isWeak = query.corrections.length > 0 || query.slots.some(isUnknown);
  const outcome: LookedForOutcome = ranked.length === 0 ? "nothing" : isWeak ? "weak" : "found";
  const categories = facets.categories.slice(0, 3).map(({ value }) => value);
  const mark = createHash("sha256")
    .update(`${weekOf(new Date())} ${told} `)
    .update(await networkHash(context))
    .digest()
    .subarray(0, 8);
  await em.execute(NOTE, [told, outcome, JSON.stringify(categories), `\\x${mark.toString("hex")}`]);
  return true;
}

/**
 * Returns the texts that weren't found well in a week, by default the current one.
 * @throws InvalidInputError unless the day is a Monday.
 */
export async function reportSearches({ em }: Context, week?: string | null): Promise<SearchReport> {
  const asked = week ?? weekOf(new Date());
  if (weekOf(new Date(`${asked}T00:00:00Z`)) !== asked) {
    const message = "Send a Monday.";
    throw new InvalidInputError(message, { week: message });
  }
  const [row] = await em.execute<{ weeks: string[] | null; missed: LookedFor[] | null; others: number }[]>(
    `select
      (select json_agg(distinct week order by week desc) from looked_for) as weeks,
      (select json_agg(m) from (
        select text, outcome, networks, exists (select from wanted_solutions w where w.text = l.text) as "isWanted"
        from looked_for l where week = ? and outcome <> 'found' and networks >= ${SEVERAL}
        order by networks desc, text limit ${TOLD}) m) as missed,
      (select count(*)::int from looked_for
        where week = ? and outcome <> 'found' and networks < ${SEVERAL}) as others`,
    [asked, asked],
  );
  return { week: asked, weeks: row?.weeks ?? [], missed: row?.missed ?? [], others: row?.others ?? 0 };
}

/**
 * Returns the recent searches in a vendor's categories, for its members and for administrators.
 * @param vendorId the vendor.
 */
export async function lookedForFrom({ em, actor }: Context, vendorId: string): Promise<LookedFor[]> {
  const id = parseId(vendorId);
  if (id === undefined) return [];
  return em.execute<LookedFor[]>(
    `select l.text, (array_agg(l.outcome order by l.week desc))[1] as outcome, max(l.networks) as networks,
      exists (select from wanted_solutions w where w.text = l.text) as "isWanted"
     from looked_for l
     where l.week > current_date - ${RECENT_WEEKS * 7} and l.networks >= ${SEVERAL} and l.categories && (
       select coalesce(array_agg(distinct c.name::text), '{}') from vendors v
       join vendor_categories vc on vc.vendor_id = v.id join categories c on c.id = vc.category_id
       where v.id = ? and (?::boolean or exists (
         select from organization_members m where m.organization_id = v.organization_id and m.user_id = ?)))
     group by l.text order by max(l.networks) desc, l.text limit 20`,
    [id, isAdministrator(actor), asPerson(actor)?.id ?? 0],
  );
}

/**
 * Marks a text as a wanted solution, or removes the mark.
 * @throws InvalidInputError for a text that no report contains.
 */
export async function markWanted(context: Context, text: string, isWanted: boolean): Promise<boolean> {
  const { em } = context;
  const told = reportableText(text);
  if (told === undefined) {
    const message = "Send a text from the report.";
    throw new InvalidInputError(message, { text: message });
  }
  const changed = await em.execute<{ text: string }[]>(
    isWanted
      ? "insert into wanted_solutions (text) values (?) on conflict do nothing returning text"
      : "delete from wanted_solutions where text = ? returning text",
    [told],
  );
  if (changed.length > 0) {
    const [before, after] = isWanted ? [undefined, { text: told }] : [{ text: told }, undefined];
    await recordAuditEvent(context, {
      action: isWanted ? "wanted_solution.added" : "wanted_solution.removed",
      changes: changesBetween(before, after, ["text"]),
    });
  }
  return isWanted;
}

/** Returns the Monday of a day's week, in UTC. */
function weekOf(day: Date): string {
  const monday = new Date(day);
  monday.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return Number.isNaN(monday.getTime()) ? "" : monday.toISOString().slice(0, 10);
}
