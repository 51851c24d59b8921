import sql, { join, raw } from "sql-template-tag";
import type { Context } from "../../../shared/context.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import type { ModerationItem } from "./moderation-item.ts";
import type { ModerationAuthor, ModerationDecision } from "./moderation-item-parts.ts";
import type { QueueKind } from "./queue-kind.ts";

const HOUR = 3_600_000;

interface Reported {
  readonly reasons: string[];
  readonly since: Date;
}

/** Raw SQL returns timestamps as text, or as dates inside a transaction. */
const momentOf = (value: unknown) => (value instanceof Date ? value : new Date(String(value)));

/** The kinds and ids of items, for `unnest`. */
const subjectsOf = (items: readonly ModerationItem[]) => {
  const parts = items.map(({ id }) => id.split(":"));
  return sql`(select * from unnest(${parts.map(([kind]) => kind)}::text[], ${parts.map(([, id]) => Number(id))}::integer[]))`;
};

async function reportsOf({ em }: Context, items: readonly ModerationItem[]): Promise<Map<string, Reported>> {
  const rows = await queryRows(
    em,
    sql`select subject_kind || ':' || subject_id as id, min(created_at) as since,
        array_agg(reason order by created_at, reports.id) as reasons
      from reports where (subject_kind, subject_id) in ${subjectsOf(items)} group by 1`,
  );
  return new Map(
    rows.map(({ id, reasons, since }) => [String(id), { reasons, since: momentOf(since) } as Reported]),
  );
}

async function decisionsOf(
  { em }: Context,
  items: readonly ModerationItem[],
): Promise<Map<string, ModerationDecision>> {
  const rows = await queryRows(
    em,
    sql`select d.subject_kind || ':' || d.subject_id as "of", d.id::text, d.status, d.reason, d.reports,
        d.created_at as at, u.first_name || ' ' || u.last_name as "by"
      from moderation_decisions d left join users u on u.id = d.moderator_id
      where d.latest and (d.subject_kind, d.subject_id) in ${subjectsOf(items)}`,
  );
  return new Map(
    rows.map(({ of, at, ...decision }) => [
      String(of),
      { ...decision, at: momentOf(at) } as unknown as ModerationDecision,
    ]),
  );
}

/** Counts the moderation outcomes of everything that these accounts have written, in one statement. */
async function recordsOf(
  { em }: Context,
  kinds: readonly QueueKind[],
  accounts: readonly number[],
): Promise<Map<number, ModerationAuthor>> {
  const written = kinds.flatMap(({ kind, entity, authored }) => {
    if (!authored) return [];
    const table = raw(em.getMetadata().get(entity).tableName);
    return sql`select count(*) filter (where t.status = 'published' and ${authored.isPublic}) as published,
        count(*) filter (where t.status = 'hidden') as hidden,
        count(*) filter (where t.reports_count > 0 or exists (select from moderation_decisions d
          where d.subject_kind = ${raw(`'${kind}'`)} and d.subject_id = t.id and d.reports > 0)) as reported
      from ${table} t where t.${raw(authored.column)} = u.id`;
  });
  if (written.length === 0 || accounts.length === 0) return new Map();
  const rows = await queryRows(
    em,
    sql`select u.id, u.created_at as since, sum(w.published)::int as published, sum(w.hidden)::int as hidden,
        sum(w.reported)::int as reported
      from users u cross join lateral (${join(written, " union all ")}) w
      where u.id = any(${accounts}::integer[]) group by u.id`,
  );
  return new Map(
    rows.map(({ id, since, ...record }) => [
      Number(id),
      { ...record, since: momentOf(since) } as unknown as ModerationAuthor,
    ]),
  );
}

/** Adds reports, decisions and the authors' track records, in three statements. */
export async function addDetails(
  context: Context,
  kinds: readonly QueueKind[],
  items: readonly ModerationItem[],
): Promise<ModerationItem[]> {
  if (items.length === 0) return [];
  const accounts = [...new Set(items.flatMap(({ authorId }) => authorId ?? []))];
  const [reports, decisions, records] = await Promise.all([
    reportsOf(context, items),
    decisionsOf(context, items),
    recordsOf(context, kinds, accounts),
  ]);
  return items.map((item) => {
    const reported = reports.get(item.id);
    const decision = decisions.get(item.id) ?? item.decision ?? null;
    const since = item.status === "pending" ? item.createdAt : (reported?.since ?? null);
    return {
      ...item,
      reportReasons: reported?.reasons ?? item.reportReasons,
      author: records.get(item.authorId ?? 0) ?? null,
      decision,
      waitingSince: since,
      waitingHours: since && Math.max(0, Math.floor((Date.now() - since.getTime()) / HOUR)),
    };
  });
}
