import type { EntityManager } from "@mikro-orm/postgresql";
import type { BatchResult } from "./kind.ts";

/** A row as the statements below take it. */
export type SolutionValues = Readonly<Record<string, unknown>>;

/** Writes rows that are new or differ, with their sports; the others stay untouched. */
export async function upsertSolutions(
  em: EntityManager,
  values: readonly SolutionValues[],
): Promise<BatchResult> {
  const rows = JSON.stringify(values);
  const written = await em.execute<{ id: number; created: boolean }[]>(UPSERT, [rows]);
  const moved = await em.execute<SportsOf[]>(OTHER_SPORTS, [rows]);
  const changed = new Set(written.map(({ id }) => id));
  const onlyMoved = moved.map(({ id }) => id).filter((id) => !changed.has(id));
  if (moved.length > 0) await setSports(em, moved);
  if (onlyMoved.length > 0) {
    await em.execute("update solutions set updated_at = now() where id = any(?::integer[])", [
      idList(onlyMoved),
    ]);
  }
  const created = written.filter((row) => row.created).length;
  return { created, updated: written.length - created + onlyMoved.length };
}

interface SportsOf {
  readonly id: number;
  readonly sport_ids: readonly number[];
}

async function setSports(em: EntityManager, moved: readonly SportsOf[]): Promise<void> {
  await em.execute("delete from solution_sports where solution_id = any(?::integer[])", [
    idList(moved.map(({ id }) => id)),
  ]);
  await em.execute(
    `insert into solution_sports (solution_id, sport_id)
     select r.id, unnest(r.sport_ids) from jsonb_to_recordset(?::jsonb) as r(id integer, sport_ids integer[])`,
    [JSON.stringify(moved)],
  );
}

/** As PostgreSQL writes an array; the mapping would spread one over several parameters. */
function idList(ids: readonly number[]): string {
  return `{${ids.join(",")}}`;
}

const ROWS = `jsonb_to_recordset(?::jsonb) as r(
  external_key text, title text, slug text, description text, pricing text, price_band text, levels text[],
  features text[], tags text[], website text, rating numeric(2,1), added_at timestamptz(3),
  category_id integer, vendor_id integer, sport_ids integer[])`;

const COLUMNS =
  "title, slug, description, pricing, price_band, levels, features, tags, website, category_id, vendor_id";
const STORED = COLUMNS.replace(/\w+/g, "s.$&");
const GIVEN = COLUMNS.replace(/\w+/g, "excluded.$&");

/** Reviews decide a rating as soon as there are some; what a file leaves out stays as it is. */
const RATING = "case when s.review_count > 0 or excluded.rating = 0 then s.rating else excluded.rating end";
const CREATED_AT =
  "case when excluded.created_at = now()::timestamptz(3) then s.created_at else excluded.created_at end";

/** Returns the rows that were new or differed; xmax is 0 in a row that the statement itself inserted. */
const UPSERT = `
  insert into solutions as s (external_key, rating, created_at, ${COLUMNS})
  select external_key, coalesce(rating, 0), coalesce(added_at, now()), ${COLUMNS} from ${ROWS}
  on conflict (external_key) do update set
    (rating, created_at, ${COLUMNS}) = (select ${RATING}, ${CREATED_AT}, ${GIVEN}), updated_at = now()
  where (s.rating, s.created_at, ${STORED}) is distinct from (${RATING}, ${CREATED_AT}, ${GIVEN})
  returning s.id, s.xmax = 0 as created`;

/**
 * The rows whose sports are others than the file says. Each row is looked up by itself (`offset 0`): while a
 * large import runs the planner knows nothing of the new rows, and would read whole tables for each batch.
 */
const OTHER_SPORTS = `
  select s.id, w.sport_ids
  from ${ROWS}
  cross join lateral (select s.id from solutions s where s.external_key = r.external_key offset 0) s
  cross join lateral (
    select array(select distinct unnest(r.sport_ids) order by 1) as sport_ids offset 0
  ) w
  where w.sport_ids is distinct from
    array(select j.sport_id from solution_sports j where j.solution_id = s.id order by 1)`;
