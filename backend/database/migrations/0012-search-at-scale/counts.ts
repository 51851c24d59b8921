import { afterEach } from "../0009-counts-and-search/facets.ts";

const KEYS = "category_id, price_band, free_tier, levels";

/** Levels are sorted, so that equal sets are equal values. */
const rowsOf = (table: string, sign: 1 | -1) => `
  select category_id, price_band, free_tier, array(select level from unnest(levels) level order by level) as levels,
    sport_ids, ${sign} as sign from ${table}`;

/**
 * Solutions with a sign, as their contribution to the counts: once for all sports together, once for each
 * sport.
 */
const added = (rows: string) => `
  insert into solution_counts (${KEYS}, sport_ids, count)
  select ${KEYS}, j.sport_ids, sum(f.sign) from (${rows}) f
  cross join lateral (select null::integer[] union all select array[id] from unnest(f.sport_ids) id) j(sport_ids)
  group by ${KEYS}, j.sport_ids having sum(f.sign) <> 0`;

/** Derives the stored counts of solutions from the solutions themselves. */
export const countSolutions = [
  `create function solutions_were_changed() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then ${added(rowsOf("new_rows", 1))};
    elsif tg_op = 'DELETE' then ${added(rowsOf("old_rows", -1))};
    else ${added(`${rowsOf("new_rows", 1)} union all ${rowsOf("old_rows", -1)}`)};
    end if;
    return null;
  end $$`,
  ...(["insert", "update", "delete"] as const).map((event) =>
    afterEach("solutions", event, "solutions_were_changed()"),
  ),
  `create function solutions_were_emptied() returns trigger language plpgsql as $$
  begin
    delete from solution_counts;
    return null;
  end $$`,
  `create trigger solutions_counted_after_truncate after truncate on solutions
    for each statement execute function solutions_were_emptied()`,
];
