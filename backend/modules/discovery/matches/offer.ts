import type { EntityManager } from "@mikro-orm/postgresql";
import type { Level } from "../../catalog/taxonomy/level.ts";
import { sportNames } from "../../catalog/taxonomy/sport-names.ts";
import { type Clause, clausesOf } from "../briefs/judging/find-evidence.ts";
import { type Passage, passagesOf } from "../briefs/judging/record-texts.ts";
import { levelsIn, sportsIn } from "../briefs/reading/names.ts";
import type { RecordFacts } from "../live/facts.ts";

/** A text about what a person or vendor does or sells: a profile, a vendor or a solution. */
export interface OfferText {
  /** Where the text is from, such as a solution's title. */
  readonly source: string;
  readonly body: string;
  readonly features: readonly string[];
  readonly integrations: readonly string[];
  readonly category: string | null;
  readonly sports: readonly string[];
  readonly levels: readonly Level[];
}

/** Everything that a person or vendor offers, preprocessed for comparison with needs. */
export interface Offer {
  /** The whole offer as one record. */
  readonly facts: RecordFacts;
  readonly clauses: readonly Clause[];
  /** The levels in its data or its texts. */
  readonly levels: ReadonlySet<Level>;
  /** Whether its data or its texts name a sport. */
  readonly isFor: (sport: string) => boolean;
  /** The source that has each category, by the category in lower case. */
  readonly sourceOfCategory: ReadonlyMap<string, string>;
  readonly sourceOf: (passage: Passage) => string | undefined;
}

/** The maximum numbers of solutions, best rated first, and of vendors that are read. */
const SOLUTIONS = 20;
const VENDORS = 5;

/** Returns the SELECTs of vendors and their public solutions; `own` is a condition on `v`, the vendors. */
const ofVendors = (own: string) => `
  (select v.name::text as source, v.description as body, '{}'::text[] as features, '{}'::text[] as integrations,
    (select string_agg(c.name::text, ', ' order by c.name) from vendor_categories l
      join categories c on c.id = l.category_id where l.vendor_id = v.id) as category,
    '{}'::text[] as sports, '{}'::text[] as levels
   from vendors v where ${own} order by v.id limit ${VENDORS})
  union all
  (select s.title, s.description, s.features, s.integrations, c.name::text,
    ${sportNames("solution_sports", "solution_id", "s.id")},
    s.levels
   from vendors v join solutions s on s.vendor_id = v.id and s.status = 'published' join categories c on c.id = s.category_id
   where ${own} order by s.score desc, s.id limit ${SOLUTIONS})`;

const OF_VENDOR = ofVendors("v.id = ?");
/** Selects a person's profile and their vendors' offers; the person's id is the only parameter. */
export const OF_PERSON = `
  with me as (select ?::integer as id)
  (select 'Your profile' as source, concat_ws(E'\\n', u.title, u.bio) as body, '{}'::text[] as features,
    '{}'::text[] as integrations, null as category, '{}'::text[] as sports, '{}'::text[] as levels from users u, me where u.id = me.id)
  union all ${ofVendors(
    "v.organization_id in (select m.organization_id from organization_members m, me where m.user_id = me.id)",
  )}`;

/** Reads a vendor's offer, in one statement. */
export async function readVendorOffer(em: EntityManager, vendorId: number): Promise<Offer> {
  return offerOf(await em.execute<OfferText[]>(OF_VENDOR, [vendorId, vendorId]));
}

/** Reads a person's profile and their vendors' offers, in one statement; null if there is neither. */
export async function readPersonalOffer(em: EntityManager, userId: number): Promise<Offer | null> {
  return personalOfferFrom(await em.execute<OfferText[]>(OF_PERSON, [userId]));
}

/** Creates a person's offer from its texts; null if they are empty. */
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
      // Cached, since a list repeats the same few sports. The added name keeps "American football" from
      // matching soccer.
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
