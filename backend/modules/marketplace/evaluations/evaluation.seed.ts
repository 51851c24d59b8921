import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../demo/read.ts";
import { DAY, daysBefore } from "../../../shared/days/days.ts";
import { FACTS } from "./candidates.service.ts";

interface EvaluationRow {
  name: string;
  need: string;
  daysAgo: number;
  decideInDays: number;
  criteria: { title: string; weight: number; must?: boolean }[];
  /** What costs are for, by unit. */
  numbers: Record<string, number>;
  months: number;
  candidates: {
    solution?: string;
    name?: string;
    vendor?: string;
    /** In dollars, entered by the owner. */
    cost?: { amount: string; source: string };
  }[];
  people: {
    account: string;
    role: string;
    /** By candidate, in the order of the criteria. */
    scores?: number[][];
    notes?: string[][];
  }[];
}

/** Stores an evaluation in one statement; its parts are numbered by their places in the file. */
const INSERT = `
  with given as (select ?::jsonb as row, ?::timestamptz as begun),
  evaluation as (
    insert into evaluations (name, need, decide_on, cost_counts, cost_months, created_at, updated_at)
    select row->>'name', row->>'need', ?::date, row->'numbers', (row->>'months')::int, begun, begun
    from given returning id
  ), criteria as (
    insert into evaluation_criteria (evaluation_id, position, title, weight, must)
    select e.id, c.place, c.item->>'title', (c.item->>'weight')::int, coalesce((c.item->>'must')::boolean, false)
    from given, evaluation e, jsonb_array_elements(row->'criteria') with ordinality c(item, place)
    returning id, position
  ), candidates as (
    insert into evaluation_candidates (evaluation_id, solution_id, name, vendor_name, website, facts, added_at)
    select e.id, s.id, coalesce(s.title, c.item->>'name'), coalesce(v.name::text, c.item->>'vendor', ''), s.website,
      case when s.id is null then '{}' else ${FACTS} end, begun + c.place * interval '1 minute'
    from given, evaluation e, jsonb_array_elements(row->'candidates') with ordinality c(item, place)
      left join solutions s on s.title = c.item->>'solution' left join vendors v on v.id = s.vendor_id
    returning id, added_at
  ), people as (
    insert into evaluation_people (evaluation_id, user_id, role, invited_at, joined_at, submitted_at)
    select e.id, u.id, p.item->>'role', begun, begun, case when p.item->'scores' is not null then begun + interval '2 days' end
    from given, evaluation e, jsonb_array_elements(row->'people') with ordinality p(item, place)
      join users u on u.is_demo and u.username = p.item->>'account'
    returning id, user_id, role
  ), costs as (
    insert into evaluation_costs (candidate_id, person_id, amount, currency, source, entered_at)
    select a.id, p.id, (c.item->'cost'->>'amount')::numeric, 'USD', c.item->'cost'->>'source', begun + interval '1 day'
    from given, jsonb_array_elements(row->'candidates') with ordinality c(item, place)
      join (select id, row_number() over (order by added_at, id) as place from candidates) a on a.place = c.place
      join people p on p.role = 'owner'
    where c.item->'cost' is not null
  )
  insert into evaluation_scores (person_id, candidate_id, criterion_id, score, note, updated_at)
  select p.id, a.id, c.id, score.value::int, coalesce(m.item->'notes'->(line.place::int - 1)->>(score.place::int - 1), ''),
    begun + interval '2 days'
  from given, jsonb_array_elements(row->'people') m(item)
    join users u on u.is_demo and u.username = m.item->>'account' join people p on p.user_id = u.id,
    jsonb_array_elements(coalesce(m.item->'scores', '[]')) with ordinality line(scores, place)
    join (select id, row_number() over (order by added_at, id) as place from candidates) a on a.place = line.place,
    jsonb_array_elements_text(line.scores) with ordinality score(value, place)
    join criteria c on c.position = score.place`;

/** The demo's evaluation, which its judges have scored and nobody has decided. */
export async function seedEvaluations(em: EntityManager, today: Date): Promise<void> {
  for (const row of readRows<EvaluationRow>("saved/evaluations.json")) {
    const decideOn = new Date(today.getTime() + row.decideInDays * DAY).toISOString().slice(0, 10);
    await em.execute(INSERT, [JSON.stringify(row), daysBefore(today, row.daysAgo).toISOString(), decideOn]);
  }
}
