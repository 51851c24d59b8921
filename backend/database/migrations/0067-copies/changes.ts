import type { CopiedKind } from "./kinds.ts";

/** Counters that change with each view or like, which doesn't count as a change of the record. */
export const COUNTERS = ["view_count", "likes_count", "comments_count"];

/**
 * Rows of other tables that a record is shown with: table, the record's table, and the column that references
 * the record.
 */
const PARTS = [
  ["vendor_categories", "vendors", "vendor_id"],
  ["opportunity_sports", "opportunities", "opportunity_id"],
  ["paper_topics", "research_papers", "paper_id"],
  ["trend_observations", "market_trends", "trend_id"],
] as const;

/** The tables of records that are shown with the name of their category. */
const NAMED = ["opportunities", "research_papers", "market_trends"];

/**
 * Returns the time up to which no change can be missing: no running transaction has written anything older. A
 * transaction gets its number before its first change is dated, and holds a lock on that number until
 * everyone sees what it wrote; for a session that this role may not inspect, an hour is assumed.
 */
export const createSafeUntil = `create function copy_safe_until() returns timestamptz language plpgsql volatile as $$
  declare
    seen timestamptz := clock_timestamp();
    oldest timestamptz;
  begin
    perform pg_stat_clear_snapshot();
    select min(case when a.state is null or a.state = 'disabled' then seen - interval '1 hour' else a.xact_start end)
      into oldest
      from pg_locks l left join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'transactionid' and l.mode = 'ExclusiveLock' and l.granted
        and l.pid is distinct from pg_backend_pid()
        and (a.pid is null or a.datname = current_database());
    return date_trunc('milliseconds', least(seen, oldest));
  end $$`;

/** Dates a change, after ensuring that the transaction has its number. */
export const createSetChangedAt = `create function set_changed_at() returns trigger language plpgsql as $$
  begin
    perform pg_current_xact_id();
    new.changed_at := clock_timestamp();
    return new;
  end $$`;

/**
 * Dates updates of a table by its current columns; generated ones depend on the others.
 * @param others columns that are not part of the public record.
 */
export const dateUpdates = (table: string, others: readonly string[] = []): string => `do $do$
 declare
   columns text[] := array(
     select quote_ident(attname) from pg_attribute
     where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and attname <> all(array['id', 'changed_at', ${[...COUNTERS, ...others].map((name) => `'${name}'`).join(", ")}])
     order by attnum);
 begin
   execute format(
     'create or replace trigger zz_set_changed_at before update on ${table} for each row
      when ((%s) is distinct from (%s)) execute function set_changed_at()',
     (select string_agg('old.' || name, ', ') from unnest(columns) name),
     (select string_agg('new.' || name, ', ') from unnest(columns) name));
 end $do$`;

/** The time of each row's last change, whoever changed it. */
export const dateChanges = ({ table }: CopiedKind): string[] => [
  `alter table ${table} add column changed_at timestamptz(3) not null default now()`,
  `create trigger zz_set_changed_at_first before insert on ${table}
   for each row execute function set_changed_at()`,
  dateUpdates(table),
  `create index ${table}_by_change on ${table} (changed_at, id)`,
];

/** Skips rows that this transaction has already dated. */
export const dateAgain = (table: string, of: string) =>
  `update ${table} t set changed_at = clock_timestamp() where ${of}
   and not (t.xmin = pg_current_xact_id()::xid and t.changed_at >= now())`;

/** A change of what a record is shown with is a change of the record. */
export const dateChangesOfParts: string[] = [
  ...PARTS.flatMap(([part, table, column]) => [
    `create function ${part}_were_changed() returns trigger language plpgsql as $$
     begin
       ${dateAgain(table, `t.id in (select p.${column} from changed p)`)};
       return null;
     end $$`,
    ...(["insert", "update", "delete"] as const).map(
      (event) => `create trigger date_change_by_${event} after ${event} on ${part}
       referencing ${event === "delete" ? "old" : "new"} table as changed
       for each statement execute function ${part}_were_changed()`,
    ),
  ]),
  `create function category_name_was_changed() returns trigger language plpgsql as $$
   begin
     ${NAMED.map((table) => `${dateAgain(table, "t.category_id = new.id")};`).join("\n")}
     return null;
   end $$`,
  `create trigger date_changes_of_named after update of name on categories
   for each row when (old.name::text is distinct from new.name::text) execute function category_name_was_changed()`,
];
