import type { EntityManager } from "@mikro-orm/postgresql";
import { namesInWords } from "../../../shared/text/whole-words.ts";
import { sportNames } from "../../catalog/taxonomy/sport-names.ts";
import type { Facts } from "./facts.ts";

/** The source of a signal. */
export type SignalSource =
  | "saved"
  | "reviewed"
  | "applied"
  | "searched"
  | "briefed"
  | "organization"
  | "profile";

/** Something that a person did or wrote, with the facts about it. */
export interface Signal extends Facts {
  readonly source: SignalSource;
  /** Its text: a description, a search, a brief, a biography. */
  readonly text: string | null;
}

/** The number of latest signals per source; each costs a search. */
const LATEST = 2;
/** The number of saved solutions that count; they are the strongest signals. */
const LATEST_SAVED = 4;
const NONE = "'{}'::text[]";
/** Selects the names of the values chosen in a saved search's filter. */
const CHOSEN = (table: string, param: string) =>
  `array(select n.name::text from ${table} n where n.slug in
     (select jsonb_array_elements_text(coalesce(q.query -> '${param}', '[]'))) order by 1)`;

/**
 * Each source as a SELECT for the person with the id `me.id`, latest first. Activity belongs to `active.id`,
 * which is empty if their privacy settings don't allow its use; what they wrote about themselves is used in
 * any case.
 */
const SOURCES = [
  `select 'saved' as source, t.title, t.description as text, c.name::text as category, t.tags,
     ${sportNames("solution_sports", "solution_id", "t.id")} as sports
   from active join bookmarks b on b.user_id = active.id and b.subject_kind = 'solution'
   join solutions t on t.id = b.solution_id and t.status = 'published' join categories c on c.id = t.category_id
   where b.created_at < active.until order by b.created_at desc, b.id desc`,
  `select 'saved', t.title, t.description, c.name::text, ${NONE},
     ${sportNames("opportunity_sports", "opportunity_id", "t.id")}
   from active join bookmarks b on b.user_id = active.id and b.subject_kind = 'opportunity'
   join opportunities t on t.id = b.opportunity_id and t.stage = 'published' join categories c on c.id = t.category_id
   where b.created_at < active.until order by b.created_at desc, b.id desc`,
  `select 'reviewed', t.title, t.description, c.name::text, t.tags, ${sportNames("solution_sports", "solution_id", "t.id")}
   from active join reviews r on r.author_id = active.id and r.rating >= 4
   join solutions t on t.id = r.solution_id and t.status = 'published' join categories c on c.id = t.category_id
   where r.created_at < active.until order by r.created_at desc, r.id desc`,
  `select 'applied', t.title, t.description, c.name::text, ${NONE},
     ${sportNames("opportunity_sports", "opportunity_id", "t.id")}
   from active join applications a on a.applicant_id = active.id and a.status <> 'withdrawn'
   join opportunities t on t.id = a.opportunity_id and t.stage = 'published' join categories c on c.id = t.category_id
   where a.updated_at < active.until order by a.updated_at desc, a.id desc`,
  `select 'searched', q.name, q.query -> 'search' ->> 0, (${CHOSEN("categories", "category")})[1], ${NONE},
     ${CHOSEN("sports", "sport")}
   from active join saved_searches q on q.owner_id = active.id and q.list = 'solutions'
   where q.updated_at < active.until order by q.updated_at desc, q.id desc`,
  `select 'briefed', b.name, concat_ws(' ', array_to_string(b.must || b.should, ' '), b.text), null, ${NONE}, b.sports
   from active join saved_briefs b on b.owner_id = active.id
   where b.created_at < active.until order by b.created_at desc, b.id desc`,
  `select 'organization', o.name, null, null, ${NONE}, array(select distinct s.name::text from vendors v
     join solutions t on t.vendor_id = v.id and t.status = 'published'
     join solution_sports l on l.solution_id = t.id join sports s on s.id = l.sport_id
     where v.organization_id = o.id order by 1 limit 10)
   from me join organization_members m on m.user_id = me.id join organizations o on o.id = m.organization_id
   order by o.id`,
  `select 'profile', '', concat_ws(' ', u.title, u.bio), null, ${NONE},
     array(select s.name::text from sports s where
       ${namesInWords("concat_ws(' ', u.title, u.organization, u.bio)", "s.name::text")} order by 1 limit 10)
   from me join users u on u.id = me.id`,
];

/**
 * Returns the signals of a person's taste, in one statement. Mere views don't count.
 * @param until only earlier activity counts
 */
export async function readSignals(em: EntityManager, userId: number, until?: Date): Promise<Signal[]> {
  const parts = SOURCES.map((source, at) => `(${source} limit ${at === 0 ? LATEST_SAVED : LATEST})`);
  const rows = await em.execute<Signal[]>(
    `with me as (select ?::integer as id, coalesce(?::timestamptz, 'infinity') as until),
       active as (select u.id, me.until from me join users u on u.id = me.id and u.privacy_data_analytics)
     ${parts.join(" union all ")}`,
    [userId, until ?? null],
  );
  return rows.filter(({ text, category, sports, tags }) => text || category || sports.length || tags.length);
}
