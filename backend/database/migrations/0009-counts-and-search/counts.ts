import { afterEach } from "./facets.ts";

const KEYS = "category_id, price_band, free_tier, levels";

/**
 * Rows of facets with a sign, as their contribution to the counts: once for all sports together, once for
 * each sport.
 */
const added = (rows: string) => `
  insert into solution_counts (${KEYS}, sport_ids, count)
  select ${KEYS}, j.sport_ids, sum(f.sign) from (${rows}) f
  cross join lateral (select null::integer[] union all select array[id] from unnest(f.sport_ids) id) j(sport_ids)
  group by ${KEYS}, j.sport_ids having sum(f.sign) <> 0`;

/**
 * The number of solutions of each kind. Writers only add rows with their changes, so that they neither wait
 * for each other nor lose a count; a count is the sum of its rows, which are consolidated from time to time.
 */
export const keepCounts = [
  `create table solution_counts (
    category_id integer not null,
    price_band text not null,
    free_tier boolean not null,
    levels text[] not null,
    sport_ids integer[] check (cardinality(sport_ids) = 1),
    count integer not null check (count <> 0)
  )`,
  "create index solution_counts_by_sport on solution_counts (sport_ids, category_id)",
  `create function solution_facets_were_changed() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then ${added("select *, 1 as sign from new_rows")};
    elsif tg_op = 'DELETE' then ${added("select *, -1 as sign from old_rows")};
    else ${added("select *, 1 as sign from new_rows union all select *, -1 from old_rows")};
    end if;
    return null;
  end $$`,
  ...(["insert", "update", "delete"] as const).map((event) =>
    afterEach("solution_facets", event, "solution_facets_were_changed()"),
  ),
  `create function solution_facets_were_emptied() returns trigger language plpgsql as $$
  begin
    delete from solution_counts;
    return null;
  end $$`,
  `create trigger solution_facets_counted_after_truncate after truncate on solution_facets
    for each statement execute function solution_facets_were_emptied()`,
  // Concurrent runs share the rows: each sums up those that it deleted itself.
  `create function fold_kept_counts() returns void language sql
  begin atomic
    with several as (
      select ${KEYS}, sport_ids from solution_counts group by ${KEYS}, sport_ids having count(*) > 1
    ), gone as (
      delete from solution_counts c using several s
      where (c.${KEYS.replaceAll(", ", ", c.")}) = (s.${KEYS.replaceAll(", ", ", s.")})
        and c.sport_ids is not distinct from s.sport_ids
      returning c.*
    )
    insert into solution_counts (${KEYS}, sport_ids, count)
    select ${KEYS}, sport_ids, sum(count) from gone group by ${KEYS}, sport_ids having sum(count) <> 0;
  end`,
  added("select *, 1 as sign from solution_facets"),
];
