import { type Level, Levels } from "../../catalog/taxonomy/level.ts";
import { type Passage, passagesOf, QuotedFields } from "../briefs/judging/record-texts.ts";
import { budgetIn, type Rate } from "../briefs/reading/budget.ts";
import { sportsIn } from "../briefs/reading/names.ts";
import { placesIn } from "../briefs/reading/places.ts";
import type { SourceRow } from "../live/sources.ts";
import { runsOf } from "../text/scopes.ts";

/** The kinds of facts extracted from texts. */
export const FactKinds = {
  SPORT: "sport",
  LEVEL: "level",
  PRODUCT: "product",
  PLATFORM: "platform",
  INTEGRATION: "integration",
  PRICE: "price",
  PLACE: "place",
} as const;

export type FactKind = (typeof FactKinds)[keyof typeof FactKinds];

/** A fact stated in a record's text, with its passage. */
export interface ReadFact {
  readonly kind: FactKind;
  /**
   * The value: a sport by the catalog's name, a level, a platform, a product, a place, or a price in US
   * dollars a year.
   */
  readonly value: string;
  readonly passage: Passage;
  /** The confidence from 0 to 1: .9 for a plain statement, .5 for an ambiguous one. */
  readonly confidence: number;
}

/** The texts that facts are extracted from. */
export type ReadTexts = Pick<SourceRow, "body" | "features" | "tags" | "integrations"> & {
  /** The keys of facts that the vendor has rejected. */
  readonly rejectedFacts?: readonly string[] | null;
};

/** Returns the key that identifies a fact: its kind and value. */
export function factKey({ kind, value }: Pick<ReadFact, "kind" | "value">): string {
  return `${kind} ${value.toLowerCase()}`;
}

/** The minimum confidence of facts that are shown and count. */
export const SURE_ENOUGH = 0.7;
/** The confidence of a plain statement, and of one that relies on an ambiguous word. */
const SURE = 0.9;
const UNSURE = 0.5;

/** Sports' names that often mean something else or another sport. */
const AMBIGUOUS =
  /^(?:football|hockey|athletics|running|runner|track|gaming|rally|diving|fencing|climbing|sailing|bowling|archery|shooting|surfing|swim|sprinting|marathon|field|polo)s?$/i;
/**
 * Plain statements of the levels that a product is for; "professionals" alone means employees, and
 * "universities" are also buyers.
 */
const PLAIN_LEVELS: Readonly<Record<Level, RegExp>> = {
  grassroots:
    /\bgrass-?roots\b|\b(?:amateur|recreational|community|local)\s+(?:sports?|athletes?|players?|clubs?|teams?|leagues?|runners?|cyclists?|golfers?)\b/i,
  "youth-academy":
    /\b(?:youth|junior|academy)\s+(?:sports?|athletes?|players?|clubs?|teams?(?!\s+members?)|leagues?|academ(?:y|ies)|programs?|coach(?:es)?|soccer|football|level|organizations?)\b|\b(?:youth|junior)\s+and\s+(?:amateur|college|professional|senior)\b|\bhigh[-\s]school\s+(?:sports?|athletes?|teams?|athletics|coach(?:es)?|programs?|players?)\b|\bacademies\b/i,
  collegiate:
    /\b(?:college|university|varsity)\s+(?:sports?|athletes?|athletics|players?|teams?|coach(?:es)?|programs?|recruiting)\b|\bcollegiate\b|\bNCAA\b/i,
  "semi-professional": /\bsemi-?\s?pro(?:fessional)?\b|\blower[-\s]leagues?\b/i,
  elite:
    /(?<!semi[-\s])\b(?:professional|pro|elite|Olympic|top-level|high-performance)\s+(?:sports?|athletes?|players?|clubs?|teams?|leagues?|organizations?|coach(?:es)?|level)\b|\bnational\s+teams?\b|\bOlympians?\b/i,
};

const LEVELS = Object.values(Levels);

const PLATFORMS: readonly (readonly [string, RegExp])[] = [
  ["iOS", /\biOS\b|\biPhones?\b|\bApp\s+Store\b/],
  ["iPad", /\biPads?\b/],
  ["Android", /\bAndroid\b|\bGoogle\s+Play\b/],
  ["Windows", /\bWindows(?:\s+(?:1[01]|PCs?|laptops?|desktops?))\b|\b(?:on|for)\s+Windows\b/],
  ["macOS", /\bmac\s?OS\b|\bMacBooks?\b|\b(?:on|for)\s+Macs?\b/],
  ["Apple Watch", /\bApple\s+Watch(?:es)?\b|\bwatchOS\b/],
  ["Wear OS", /\bWear\s?OS\b/],
  [
    "Web",
    /\bweb[-\s](?:based|app(?:lication)?|platform|portal|browser)s?\b|\bin\s+(?:the|any|a|your)\s+(?:web\s+)?browser\b|\bbrowser[-\s]based\b/i,
  ],
  [
    "Mobile app",
    /\bmobile\s+(?:app|application|first)s?\b|\bsmartphone\s+apps?\b|\b(?:on|from|with)\s+(?:a|any|your|their)\s+(?:smart)?phones?\b/i,
  ],
  ["Virtual reality", /\b(?:VR|virtual[-\s]reality)\b/],
];

/** Matches the words before the names of integrated products. */
const WORKS_WITH =
  /\b(?:integrat(?:es?|ed|ing|ions?)\s+(?:natively\s+|directly\s+|seamlessly\s+)?(?:with|into|to)|compatible\s+with|works\s+(?:seamlessly\s+)?with|connects?\s+(?:to|with)|syncs?\s+(?:to|with)|synchroni[sz]es?\s+with|import(?:s|ed)?\s+(?:data\s+)?from|exports?\s+(?:data\s+)?to|plugs?\s+into|pairs?\s+with|supports)\s+(?:data\s+from\s+|the\s+|tools\s+like\s+|platforms\s+like\s+|(?:devices|systems|wearables|apps|services|software|hardware|partners|platforms|tools)\s+(?:such\s+as|like|including|from)\s+)?/giu;
/** Matches a list of names: "Garmin, Polar and Apple Health". */
const NAMES =
  /^(?:\p{Lu}[\p{L}\p{N}+.'’-]*|\p{Ll}\p{Lu}[\p{L}\p{N}]*)(?:\s+(?:\p{Lu}[\p{L}\p{N}+.'’-]*|\d+))*(?:\s*(?:,\s*(?:and\s+|or\s+)?|\s+(?:and|or|&)\s+)(?:\p{Lu}[\p{L}\p{N}+.'’-]*|\p{Ll}\p{Lu}[\p{L}\p{N}]*)(?:\s+(?:\p{Lu}[\p{L}\p{N}+.'’-]*|\d+))*)*/u;
const MOST_NAMES = 8;
/** Kinds of systems and groups of people, which aren't product names. */
const NO_PRODUCT =
  /^(?:AI|HR|IT|API|ERP|CRM|HRIS|GRC|SQL|US|USA|UK|EU|VR|AR|GPS|IoT|PC|TV|CSV|PDF|XML|JSON|SSO|LMS|EHR|EMR)s?$|^(?:US|U\.S\.|UK)\s|\b(?:Government|Providers?|Estate|Infrastructure|Teams|Clubs|Leagues)$/;

/** Matches where a vendor is located, as opposed to where it sells. */
const BASED =
  /\b(?:based|headquartered|founded|located|offices?|made|manufactured|designed|built)\s+in\s+(?:the\s+)?(?:heart\s+of\s+)?/giu;
const BASED_BEFORE = /\b(\p{Lu}[\p{L}.’'-]+(?:\s\p{Lu}[\p{L}.’'-]+)?)[-‑]based\b/gu;

/** Matches the start of what a record is: "X is a GPS tracking system for teams" is a GPS tracking system. */
const IS_A =
  /^(?:[^.,;:]{0,60}?\s)?(?:(?:is|are)(?:\s+building)?|offers?|provides?|makes?|develops?|builds?|sells?|delivers?|creates?)\s+(?:(?:an?|the)\s+)(?:(?:leading|world['’]s\s+(?:first|leading|best)|first|innovative|award-winning|new|free|simple|modern|complete|powerful|global|all-in-one|unique|next-generation|state-of-the-art|comprehensive)[\s,]+(?:and\s+)?)*/iu;
const PRODUCT =
  /^((?:(?!(?:for|with|that|which|who|and|or|of|to|in|by|from|on|at)\s)[\p{L}\d/+-]+\s+){0,4}(?:platform|app|application|software|system|tool|service|device|sensor|wearable|tracker|camera|marketplace|solution|suite|dashboard|vest|watch|headset|simulator|scoreboard|analytics|product|network|community|monitor|machine|mouthguard|helmet|ring|band|insole|ball|league|agency|consultancy|academy|game|engine|API)s?)\b/iu;

/** Matches statements that an amount is the price for buyers, before or after the amount. */
const PRICED_BEFORE =
  /(?:\bpric(?:e|es|ed|ing)(?:\s+(?:is|are|from|starts?|starting|at|of|begins?))*|\b(?:plans?|packages?|subscriptions?|memberships?|licen[sc]es?|kits?|it|which|app|version)\s+(?:costs?|starts?|starting|begins?|from|is|are)(?:\s+(?:at|from))?|\bstart(?:s|ing)\s+(?:at|from|price)|\bbeginning\s+at|\bavailable\s+(?:for|from|at))\s*:?\s*(?:only\s+|just\s+|about\s+|around\s+|as\s+little\s+as\s+)?$/i;
const PRICED_BEHIND = /^\s*(?:per|a|\/|each)\s*(?:month|year|season|mo|yr|week)\b/i;
/** Matches usage-based prices, which have no yearly amount. */
const BY_USE =
  /^\s*(?:\/|per\s|an?\s)\s*(?:min|hour|h\b|hr|kg|km|mile|GB|call|video|game|match|session|ticket|order|transaction)/i;
const NOT_PRICED =
  /\b(?:rais\w*|fund\w*|invest\w*|valu\w+|revenues?|turnover|market|billion|million|trillion|series\s+[a-e]|sav(?:e|es|ed|ing|ings)|worth|prizes?|grants?|sponsor\w*|sales|earn\w*|spen[dt]\w*|loss(?:es)?|budgets?|salar\w+|dona\w+|ARR|MRR|GTV|grow\w*|normally|usually|typically|otherwise|traditionally|average|as\s+high\s+as|up\s+to|back|payments?|tuition|replac\w+|competitors?|instead\s+of|unlike)\b/i;
const AMOUNT =
  /(?:[$€£]|\b[A-Z]{3}\s?)\d[\d.,]*\s?(?:k\b)?|\b\d[\d.,]*\s?(?:€|EUR|USD|GBP|dollars|euros|pounds)/g;

/**
 * Extracts the facts stated in a record's texts, each once, with its clearest passage. Statements that are
 * denied or left open yield no fact.
 * @param sports the catalog's names of sports
 * @param rates the exchange rates for prices in other currencies than US dollars
 */
export function readFacts(
  texts: ReadTexts,
  sports: readonly string[],
  rates: readonly Rate[] = [],
): ReadFact[] {
  const facts = new Map<string, ReadFact>();
  const note = (fact: ReadFact) => {
    const key = factKey(fact);
    if (fact.confidence > (facts.get(key)?.confidence ?? 0)) facts.set(key, fact);
  };
  for (const passage of passagesOf({ ...texts, documents: [] })) {
    const said = saidIn(passage.quote);
    const add = (kind: FactKind, value: string, confidence = SURE) =>
      note({ kind, value, passage, confidence });
    for (const text of said) {
      for (const sport of sportsIn(text, sports)) add("sport", sport, confidenceOf(text, sport, sports));
      for (const level of LEVELS) if (PLAIN_LEVELS[level].test(text)) add("level", level);
      for (const [platform, pattern] of PLATFORMS) if (pattern.test(text)) add("platform", platform);
      for (const name of worksWith(text)) add("integration", name, 0.7);
    }
    if (passage.field !== QuotedFields.DESCRIPTION) continue;
    const product = productIn(passage);
    if (product) add("product", product, passage.start === 0 ? SURE : UNSURE);
    for (const place of basedIn(passage.quote)) add("place", place, 0.8);
    const price = priceIn(passage.quote, rates);
    if (price !== undefined) add("price", String(price), 0.8);
  }
  return [...facts.values()];
}

const read = new WeakMap<ReadTexts, readonly ReadFact[]>();

/** Returns a record's facts that haven't been rejected, extracted on first use. */
export function readFactsOf(
  texts: ReadTexts,
  sports: readonly string[],
  rates: readonly Rate[],
): readonly ReadFact[] {
  let facts = read.get(texts);
  if (!facts) {
    const rejected = new Set(texts.rejectedFacts);
    facts = readFacts(texts, sports, rates).filter((fact) => !rejected.has(factKey(fact)));
    read.set(texts, facts);
  }
  return facts;
}

/** Returns the parts of a text that are plain statements, neither denied nor left open. */
function saidIn(text: string): string[] {
  return runsOf(text).flatMap(({ start, end, polarity }) =>
    polarity === "yes" ? [text.slice(start, end)] : [],
  );
}

/** Returns the confidence that a text names a sport: high for its own name, low for an ambiguous word. */
function confidenceOf(text: string, sport: string, sports: readonly string[]): number {
  const words = text.match(/\p{L}+/gu) ?? [];
  const isByOtherWord = words.some((word) => !AMBIGUOUS.test(word) && sportsIn(word, sports).includes(sport));
  return isByOtherWord || (sport.includes(" ") && text.toLowerCase().includes(sport.toLowerCase()))
    ? SURE
    : UNSURE;
}

function worksWith(text: string): string[] {
  return [...text.matchAll(WORKS_WITH)].flatMap(({ index, 0: cue }) => {
    const names = NAMES.exec(text.slice(index + cue.length))?.[0];
    if (!names) return [];
    return names
      .split(/\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or|&)\s+/)
      .map((name) => name.replace(/[.'’]+s?$/u, "").trim())
      .filter((name) => name.length > 1 && name.length <= 40 && !NO_PRODUCT.test(name))
      .slice(0, MOST_NAMES);
  });
}

function basedIn(text: string): string[] {
  const behind = [...text.matchAll(BASED)].flatMap(({ index, 0: cue }) => {
    const rest = text
      .slice(index + cue.length)
      .split(/[.;:(]|\s(?:and|with|for|that|which|since|by|who)\s/)[0];
    return placesIn(`in ${rest?.trimStart()}`).slice(0, 2);
  });
  const before = [...text.matchAll(BASED_BEFORE)].flatMap(({ 1: name }) => placesIn(`in ${name}`));
  return [...behind, ...before];
}

function productIn({ quote }: Passage): string | undefined {
  const lead = IS_A.exec(quote)?.[0] ?? /^an?\s+/i.exec(quote)?.[0];
  const product = lead && PRODUCT.exec(quote.slice(lead.length))?.[1]?.trim().toLowerCase();
  // "A platform" alone isn't informative.
  return product?.includes(" ") ? product : undefined;
}

/** Returns the price in US dollars a year, the lowest if there are several. */
function priceIn(text: string, rates: readonly Rate[]): number | undefined {
  if (NOT_PRICED.test(text)) return undefined;
  const amounts = [...text.matchAll(AMOUNT)];
  const prices = amounts.flatMap(({ index, 0: amount }, at) => {
    const behind = text.slice(index + amount.length, amounts[at + 1]?.index);
    const isPrice =
      !BY_USE.test(behind) && (PRICED_BEFORE.test(text.slice(0, index)) || PRICED_BEHIND.test(behind));
    return isPrice ? (budgetIn(amount + behind, rates).max ?? []) : [];
  });
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
