import type { EntityManager } from "@mikro-orm/postgresql";
import type { Level } from "../../catalog/taxonomy/level.ts";
import { type Clause, clausesOf } from "../briefs/find-evidence.ts";
import { levelsIn, sportsIn } from "../briefs/names.ts";
import { type Passage, passagesOf } from "../briefs/record-texts.ts";
import type { RecordFacts } from "../live/facts.ts";

/** What somebody says of what they do or sell: a profile, a vendor or a solution. */
export interface OfferText {
  /** What it is, such as a solution's title. */
  readonly source: string;
  readonly body: string;
  readonly features: readonly string[];
  readonly integrations: readonly string[];
  readonly category: string | null;
  readonly sports: readonly string[];
  readonly levels: readonly Level[];
}

/** All that somebody offers, ready to be compared with what is needed. */
export interface Offer {
  /** All of it in one record. */
  readonly facts: RecordFacts;
  readonly clauses: readonly Clause[];
  /** The levels that it is for, or speaks of. */
  readonly levels: ReadonlySet<Level>;
  /** Whether it is for a sport, or speaks of it. */
  readonly isFor: (sport: string) => boolean;
  /** What has a category, by the category in lower case. */
  readonly sourceOfCategory: ReadonlyMap<string, string>;
  readonly sourceOf: (passage: Passage) => string | undefined;
}

/** How many solutions of a vendor are read, the best rated first, and of how many vendors. */
const SOLUTIONS = 20;
const VENDORS = 5;

/** A vendor and its public solutions, as SELECTs; `own` is a condition on `v`, which names a vendor. */
const ofVendors = (own: string) => `
  (select v.name::text as source, v.description as body, '{}'::text[] as features, '{}'::text[] as integrations,
    (select string_agg(c.name::text, ', ' order by c.name) from vendor_categories l
      join categories c on c.id = l.category_id where l.vendor_id = v.id) as category,
    '{}'::text[] as sports, '{}'::text[] as levels
   from vendors v where ${own} order by v.id limit ${VENDORS})
  union all
  (select s.title, s.description, s.features, s.integrations, c.name::text,
    array(select p.name::text from solution_sports l join sports p on p.id = l.sport_id where l.solution_id = s.id order by 1),
    s.levels
   from vendors v join solutions s on s.vendor_id = v.id and s.status = 'published' join categories c on c.id = s.category_id
   where ${own} order by s.score desc, s.id limit ${SOLUTIONS})`;

const OF_VENDOR = ofVendors("v.id = ?");
/** What a person says of themselves and what their vendors offer; the person is the one parameter. */
export const OF_PERSON = `
  with me as (select ?::integer as id)
  (select 'Your profile' as source, concat_ws(E'\\n', u.title, u.bio) as body, '{}'::text[] as features,
    '{}'::text[] as integrations, null as category, '{}'::text[] as sports, '{}'::text[] as levels from users u, me where u.id = me.id)
  union all ${ofVendors(
    "v.organization_id in (select m.organization_id from organization_members m, me where m.user_id = me.id)",
  )}`;

/** What a vendor offers, in one statement. */
export async function readVendorOffer(em: EntityManager, vendorId: number): Promise<Offer> {
  return offerOf(await em.execute<OfferText[]>(OF_VENDOR, [vendorId, vendorId]));
}

/** What a person says of themselves and what their vendors offer, in one statement; null if that is nothing. */
export async function readPersonalOffer(em: EntityManager, userId: number): Promise<Offer | null> {
  return personalOfferFrom(await em.execute<OfferText[]>(OF_PERSON, [userId]));
}

/** A person's offer by its texts; null if they say nothing. */
export const personalOfferFrom = (texts: readonly OfferText[]): Offer | null =>
  texts.some(({ body }) => body.trim()) ? offerOf(texts) : null;

function offerOf(texts: readonly OfferText[]): Offer {
  const sources = new Map<Passage, string>();
  const clauses = texts.flatMap((text) => {
    const passages = passagesOf(factsOf(text));
    for (const passage of passages) sources.set(passage, text.source);
    return clausesOf(passages);
  });
  const all = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];
  const facts = factsOf({
    source: texts[0]?.source ?? "",
    body: texts.map(({ source, body, category }) => [source, category, body].join("\n")).join("\n"),
    features: all(texts.map(({ features }) => features)),
    integrations: all(texts.map(({ integrations }) => integrations)),
    category: null,
    sports: all(texts.map(({ sports }) => sports)),
    levels: all(texts.map(({ levels }) => levels)) as Level[],
  });
  const words = [facts.body, ...facts.features].join("\n");
  const sports = new Map(facts.sports.map((name) => [name.toLowerCase(), true]));
  return {
    facts,
    levels: new Set([...facts.levels, ...levelsIn(words)]),
    isFor: (sport) => {
      const name = sport.toLowerCase();
      // A list asks for the same few sports again and again. What names American football does not name soccer.
      const known = sports.get(name) ?? sportsIn(words, [sport, "American Football"]).includes(sport);
      sports.set(name, known);
      return known;
    },
    clauses,
    sourceOfCategory: new Map(
      texts.flatMap(({ source, category }) =>
        (category ?? "").split(", ").map((name) => [name.toLowerCase(), source]),
      ),
    ),
    sourceOf: (passage) => sources.get(passage),
  };
}

function factsOf({ source, body, features, integrations, category, sports, levels }: OfferText): RecordFacts {
  return {
    kind: "vendor",
    id: 0,
    slug: "",
    title: source,
    owner: null,
    body,
    features,
    integrations,
    tags: [],
    category,
    sports,
    levels,
    priceBand: null,
  };
}
