/** The columns that the filters of solutions use, in a narrow row per solution maintained by triggers. */
export const keepFacets = [
  `create table solution_facets (
    id integer primary key references solutions on delete cascade,
    category_id integer not null,
    price_band text not null,
    free_tier boolean not null,
    levels text[] not null,
    sport_ids integer[] not null
  ) with (fillfactor = 80)`,
  // Levels and sports are sorted, so that equal sets are equal values.
  `create function keep_solution_facets(changed integer[]) returns void language sql
  begin atomic
    insert into solution_facets as f (id, category_id, price_band, free_tier, levels, sport_ids)
    select s.id, s.category_id, s.price_band, s.free_tier,
      array(select level from unnest(s.levels) level order by level),
      array(select j.sport_id from solution_sports j where j.solution_id = s.id order by j.sport_id)
    from solutions s where s.id = any(changed) order by s.id
    on conflict (id) do update set (category_id, price_band, free_tier, levels, sport_ids) =
      (excluded.category_id, excluded.price_band, excluded.free_tier, excluded.levels, excluded.sport_ids)
    where (f.category_id, f.price_band, f.free_tier, f.levels, f.sport_ids) is distinct from
      (excluded.category_id, excluded.price_band, excluded.free_tier, excluded.levels, excluded.sport_ids);
  end`,
  `create function solutions_were_added() returns trigger language plpgsql as $$
  begin
    perform keep_solution_facets(array(select id from new_rows));
    return null;
  end $$`,
  `create function solutions_were_changed() returns trigger language plpgsql as $$
  declare
    changed integer[] := array(
      select n.id from new_rows n join old_rows o using (id)
      where (n.category_id, n.price_band, n.free_tier, n.levels)
        is distinct from (o.category_id, o.price_band, o.free_tier, o.levels));
  begin
    if cardinality(changed) > 0 then perform keep_solution_facets(changed); end if;
    return null;
  end $$`,
  // The linked solution is locked before it is read: of two writers, the later one sees the earlier one's
  // change.
  `create function solution_sports_were_changed() returns trigger language plpgsql as $$
  declare
    changed integer[];
  begin
    if tg_op = 'INSERT' then changed := array(select distinct solution_id from new_rows);
    elsif tg_op = 'DELETE' then changed := array(select distinct solution_id from old_rows);
    else changed := array(select solution_id from new_rows union select solution_id from old_rows);
    end if;
    if cardinality(changed) > 0 then
      perform from solutions where id = any(changed) order by id for no key update;
      perform keep_solution_facets(changed);
    end if;
    return null;
  end $$`,
  ...(
    [
      ["solutions", "insert", "solutions_were_added"],
      ["solutions", "update", "solutions_were_changed"],
      ["solution_sports", "insert", "solution_sports_were_changed"],
      ["solution_sports", "update", "solution_sports_were_changed"],
      ["solution_sports", "delete", "solution_sports_were_changed"],
    ] as const
  ).map(([table, event, run]) => afterEach(table, event, `${run}()`)),
  "insert into solution_facets select s.id, s.category_id, s.price_band, s.free_tier, array(select level from unnest(s.levels) level order by level), array(select j.sport_id from solution_sports j where j.solution_id = s.id order by j.sport_id) from solutions s",
];

/** A trigger after each statement, which sees all rows added as `new_rows` and removed as `old_rows`. */
export function afterEach(table: string, event: "insert" | "update" | "delete", run: string): string {
  const rows = [
    ...(event === "insert" ? [] : ["old table as old_rows"]),
    ...(event === "delete" ? [] : ["new table as new_rows"]),
  ];
  return `create trigger ${table}_counted_after_${event} after ${event} on ${table}
    referencing ${rows.join(" ")} for each statement execute function ${run}`;
}
