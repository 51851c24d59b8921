const KEYS = "category_id, price_band, free_tier, levels";

/** Levels are sorted, so that equal sets are equal values; only published solutions count. */
const rowsOf = (table: string, sign: 1 | -1) => `
  select category_id, price_band, free_tier, array(select level from unnest(levels) level order by level) as levels,
    sport_ids, ${sign} as sign from ${table} where status = 'published'`;

/** As in 0012: once for all sports together, once for each sport. */
const added = (rows: string) => `
  insert into solution_counts (${KEYS}, sport_ids, count)
  select ${KEYS}, j.sport_ids, sum(f.sign) from (${rows}) f
  cross join lateral (select null::integer[] union all select array[id] from unnest(f.sport_ids) id) j(sport_ids)
  group by ${KEYS}, j.sport_ids having sum(f.sign) <> 0`;

/** Vendors' members write, publish and withdraw solutions; only published ones are public and counted. */
export const editSolutions = [
  `alter table solutions
     add column status text not null default 'published' check (status in ('draft', 'published', 'withdrawn')),
     add column version integer not null default 1 check (version >= 1)`,
  `create or replace function solutions_were_changed() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then ${added(rowsOf("new_rows", 1))};
    elsif tg_op = 'DELETE' then ${added(rowsOf("old_rows", -1))};
    else ${added(`${rowsOf("new_rows", 1)} union all ${rowsOf("old_rows", -1)}`)};
    end if;
    return null;
  end $$`,
  "create index solutions_of_vendor_by_title on solutions (vendor_id, title_key, id)",
];
