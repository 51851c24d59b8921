import type { EntityManager } from "@mikro-orm/postgresql";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { namesInWords } from "../../../shared/text/whole-words.ts";
import { MAX_CRITERIA } from "../briefs/brief.rules.ts";
import { recordOfKey } from "../live/sources.ts";
import type { SavedBrief } from "../saved-briefs/saved-brief.entity.ts";
import type { SearchKind } from "../search/kinds.ts";

/** A person's interests as a brief, with the records that they already know. */
export interface Interests {
  /** The brief's text; empty if nothing is known. */
  readonly text: string;
  /** The sports named in their profile and their briefs. */
  readonly sports: readonly string[];
  /** The sources of the interests, such as `Your profile`. */
  readonly basedOn: readonly string[];
  /** Returns the ids of the records of a kind that they saved, applied to, or own. */
  readonly known: (kind: SearchKind) => ReadonlySet<number>;
}

/** The parts of a saved brief that express interests. */
export type LookedFor = Pick<
  SavedBrief,
  "id" | "name" | "text" | "sports" | "must" | "should" | "integrations"
>;

/** A row of `READ_INTERESTS`. */
export interface InterestRow {
  readonly profile: string;
  readonly sports: readonly string[];
  readonly known: readonly string[];
  /** The records that they saved and applied to, latest first within each kind. */
  readonly activity: readonly { readonly did: string; readonly title: string; readonly text: string }[];
  /** Their latest briefs. */
  readonly briefs: readonly LookedFor[];
}

/** The number of the latest items of each kind that count. */
const LATEST = 3;
const sportsOf = (links: string, column: string) =>
  `(select string_agg(s.name::text, ' ') from ${links} l join sports s on s.id = l.sport_id where l.${column} = t.id)`;
const TOPICS = `(select string_agg(r.name::text, ' ') from paper_topics l join research_topics r on r.id = l.topic_id
  where l.paper_id = t.id)`;
const saved = (kind: string, from: string, title: string, about: string) =>
  `(select 'Saved' as did, ${title}::text as title, concat_ws(' ', ${title}, ${about}) as text
    from bookmarks b join ${from} where b.user_id = u.id and b.subject_kind = '${kind}'
    order by b.created_at desc, b.id desc limit ${LATEST})`;
const CATEGORY = "(select c.name::text from categories c where c.id = t.category_id)";

const ACTIVITY = [
  saved(
    "solution",
    "solutions t on t.id = b.solution_id and t.status = 'published'",
    "t.title",
    `${CATEGORY}, ${sportsOf("solution_sports", "solution_id")}`,
  ),
  saved(
    "opportunity",
    "opportunities t on t.id = b.opportunity_id and t.stage = 'published'",
    "t.title",
    `${CATEGORY}, ${sportsOf("opportunity_sports", "opportunity_id")}`,
  ),
  saved("paper", "research_papers t on t.id = b.paper_id", "t.title", `${CATEGORY}, ${TOPICS}`),
  saved(
    "vendor",
    "vendors t on t.id = b.vendor_id and t.status = 'published'",
    "t.name",
    "left(t.description, 200)",
  ),
  `(select 'Applied to', t.title, concat_ws(' ', t.title, ${CATEGORY}, ${sportsOf("opportunity_sports", "opportunity_id")})
    from applications a join opportunities t on t.id = a.opportunity_id and t.stage = 'published'
    where a.applicant_id = u.id and a.status not in ('draft', 'withdrawn')
    order by a.updated_at desc, a.id desc limit ${LATEST})`,
].join(" union all ");

/** Selects a person's interests; the person's id is the only parameter. */
export const READ_INTERESTS = `
  select concat_ws(E'\\n', u.title, u.bio) as profile,
    array(select s.name::text from sports s where ${namesInWords("concat_ws(' ', u.title, u.bio)", "s.name::text")}
      order by 1 limit 10) as sports,
    array(
      select concat(b.subject_kind, ':', b.subject_id) from bookmarks b where b.user_id = u.id
      union all select concat('opportunity:', a.opportunity_id) from applications a
        where a.applicant_id = u.id and a.opportunity_id is not null and a.status <> 'withdrawn'
      union all select concat('opportunity:', o.id) from opportunities o
        where o.owner_user_id = u.id or o.owner_organization_id in (
          select m.organization_id from organization_members m where m.user_id = u.id)
      union all select concat('vendor:', v.id) from organization_members m
        join vendors v on v.organization_id = m.organization_id where m.user_id = u.id
    ) as known,
    case when u.privacy_data_analytics then coalesce((
      select json_agg(b) from (
        select id, name, text, sports, must, should, integrations from saved_briefs
        where owner_id = u.id order by created_at desc, id desc limit ${LATEST}) b), '[]')
    else '[]' end as briefs,
    case when u.privacy_data_analytics then
      coalesce((select json_agg(json_build_object('did', x.did, 'title', x.title, 'text', x.text)) from (${ACTIVITY}) x), '[]')
    else '[]' end as activity
  from users u where u.id = ?`;

/** The interests by request, so several lists of a request read them once. */
const readings = new WeakMap<EntityManager, Promise<Interests>>();

/**
 * Returns the actor's interests, read in one statement: the words of their profile and, if their privacy
 * settings allow it, their latest briefs and what they last saved and applied to. Read once per request.
 */
export function readInterests({ em, actor }: Context): Promise<Interests> {
  const reading = readings.get(em) ?? interestsOf(em, personOf({ actor }).id);
  readings.set(em, reading);
  return reading;
}

async function interestsOf(em: EntityManager, personId: number): Promise<Interests> {
  const [row] = await em.execute<InterestRow[]>(READ_INTERESTS, [personId]);
  return interestsFrom(row);
}

/** Derives a person's interests from a row. */
export function interestsFrom(row: InterestRow | undefined): Interests {
  if (!row) return { text: "", sports: [], basedOn: [], known: () => new Set() };
  const { profile, activity, briefs } = row;
  const known = row.known.map(recordOfKey);
  return {
    sports: [...new Set([...row.sports, ...briefs.flatMap(({ sports }) => sports)])].slice(0, MAX_CRITERIA),
    text: [profile, ...briefs.map(wordsOf), ...activity.map(({ text }) => text)].join("\n").trim(),
    basedOn: [
      ...(profile.trim() ? ["Your profile"] : []),
      ...briefs.map(({ name }) => `Your brief: ${name}`),
      ...activity.map(({ did, title }) => `${did}: ${title}`),
    ],
    known: (kind) => new Set(known.flatMap((one) => (one.kind === kind ? [one.id] : []))),
  };
}

/** Returns what a brief asks for, but not what it rules out, since nothing is ruled out for a person. */
export function wordsOf({ text, must, should, integrations }: LookedFor): string {
  return [text, ...new Set([...must, ...should, ...integrations].filter((one) => !text.includes(one)))].join(
    "\n",
  );
}
