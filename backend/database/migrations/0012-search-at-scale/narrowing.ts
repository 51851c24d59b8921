import { afterEach } from "../0009-counts-and-search/facets.ts";

const CHANGES = [
  ["solutions", "insert"],
  ["solutions", "update"],
  ["solution_sports", "insert"],
  ["solution_sports", "update"],
  ["solution_sports", "delete"],
] as const;

/**
 * Stores a solution's sports in its own row, sorted, so that one index narrows by a text and all filters at
 * once.
 */
export const narrowByIndex = [
  ...CHANGES.map(([table, event]) => `drop trigger ${table}_counted_after_${event} on ${table}`),
  ...["solutions_were_added()", "solutions_were_changed()", "solution_sports_were_changed()"].map(
    (name) => `drop function ${name}`,
  ),
  "drop function keep_solution_facets(integer[])",
  "drop table solution_facets",
  "drop function solution_facets_were_changed()",
  "drop function solution_facets_were_emptied()",
  "drop function found_by_text(regclass, text, integer)",
  "drop index solutions_search",
  "drop index solutions_search_pairs",
  "drop index solutions_by_level",
  "alter table solutions add column sport_ids integer[] not null default '{}'",
  `update solutions s set sport_ids = j.ids
    from (select solution_id, array_agg(sport_id order by sport_id) as ids from solution_sports group by 1) j
    where j.solution_id = s.id`,
  // A solution is locked before its links are read: of two writers, the later one sees the earlier one's
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
      update solutions s set sport_ids = j.ids
        from (
          select c.id, array(select l.sport_id from solution_sports l where l.solution_id = c.id order by 1) as ids
          from unnest(changed) c(id)
        ) j
        where s.id = j.id and s.sport_ids <> j.ids;
    end if;
    return null;
  end $$`,
  ...(["insert", "update", "delete"] as const).map((event) =>
    afterEach("solution_sports", event, "solution_sports_were_changed()"),
  ),
  `create index solutions_search on solutions using gin (search_text gin_trgm_ops, text_pairs(search_text),
    levels, sport_ids, (array[category_id]), (array[price_band]))`,
  // No plan depends on how frequent a pair is, and collecting these statistics takes long.
  "alter index solutions_search alter column 2 set statistics 0",
];
