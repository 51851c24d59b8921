import type { CompanyStage, RoundKind } from "../../../catalog/vendors/facts/company-facts.ts";
import { namesAtStart } from "./names-in.ts";
import type { OwnSubjects } from "./own-subject.ts";

/** A funding round that a text states with its date. */
export interface ReadRound {
  readonly kind: RoundKind;
  readonly year: number;
  readonly month: number | null;
  /** Null if the text gives none, or only about how much. */
  readonly amount: number | null;
  readonly currency: string;
  readonly investors: readonly string[];
}

interface Raised {
  readonly kind: RoundKind;
  readonly at: readonly [start: number, end: number];
  /** Absent where the text doesn't say when. */
  readonly round: ReadRound | undefined;
}

const MONTHS = "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec".split(",");
const MONTH =
  "(?<month>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";
const KIND = String.raw`(?<kind>pre-?\s?seed|seed|Series[-\s][A-H]\d?)`;
const AMOUNT = String.raw`(?<about>over|more\s+than|nearly|almost|about|around|approximately|up\s+to|~)?\s*(?<sign>[$€£]|US\$|USD\s?|EUR\s?|GBP\s?)\s?(?<digits>\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(?<scale>k|K|thousand|m|M|mm|MM|million|mil|bn|B|billion)?\b\+?`;
const RAISED = String.raw`(?:(?:has|have|just|recently|also|successfully|since|['’]ve)\s+){0,3}(?:raised|closed|secured|received|announced|completed)`;

const CURRENCIES: Readonly<Record<string, string>> = { "€": "EUR", EUR: "EUR", "£": "GBP", GBP: "GBP" };
const SCALES: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };

/** Returns the rounds that a sentence says the company raised. */
export function roundsIn(sentence: string, { company }: OwnSubjects, today: Date): Raised[] {
  const filler = String.raw`\s+(?:an?\s+|our\s+|its\s+|the\s+)?(?:oversubscribed\s+|total\s+of\s+)?`;
  const tail = String.raw`(?:[-\s](?:round|funding|financing|investment|extension|stage))*`;
  const subject = String.raw`(?:^|^In\s+[^,]{3,20}?\s+|[,;]\s+|\band\s+)${company}\s*${RAISED}`;
  const patterns = [
    new RegExp(
      String.raw`${subject}${filler}${AMOUNT}(?:\s+(?:in|as|for|via|through)(?:\s+(?:an?|our|its|the))?)?\s+(?:oversubscribed\s+)?${KIND}${tail}`,
      "iu",
    ),
    new RegExp(
      String.raw`${subject}${filler}${KIND}${tail}(?:\s*(?:of|totall?ing|worth|,|\()\s*${AMOUNT})?`,
      "iu",
    ),
  ];
  for (const pattern of patterns) {
    const match = pattern.exec(sentence);
    if (!match) continue;
    const end = match.index + match[0].length;
    const kind = kindOf(match.groups?.kind ?? "");
    const rest = sentence.slice(end);
    const date = dateOf(sentence, rest, today);
    const round = date && { kind, ...date, ...amountOf(match.groups ?? {}), investors: investorsIn(rest) };
    return [{ kind, at: [match.index, end], round }];
  }
  return [];
}

function kindOf(text: string): RoundKind {
  if (/^pre/i.test(text)) return "pre-seed";
  if (/^seed/i.test(text)) return "seed";
  const letter = /[A-H](?=\d?$)/i.exec(text)?.[0].toUpperCase();
  return letter === "A" ? "series-a" : letter === "B" ? "series-b" : "series-c-or-later";
}

/** Returns the only date of a sentence; several don't tell which one is the round's. */
function dateOf(sentence: string, rest: string, today: Date): Pick<ReadRound, "year" | "month"> | undefined {
  const dates = [
    ...sentence.matchAll(
      new RegExp(
        String.raw`\b(?:in|on)\s+(?:early\s+|late\s+|mid-?)?(?:${MONTH}\.?,?\s+(?:\d{1,2},?\s+)?(?:of\s+)?)?(?<year>(?:19|20)\d\d)\b`,
        "giu",
      ),
    ),
  ];
  const [date] = dates;
  const year = Number(date?.groups?.year);
  if (!date || dates.length > 1 || year > today.getUTCFullYear()) return undefined;
  const isLeading = date.index === 0;
  const isBehind =
    rest.includes(date[0]) &&
    !/\b(?:founded|since|who|which|after|before)\b/i.test(rest.slice(0, rest.indexOf(date[0])));
  if (!isLeading && !isBehind) return undefined;
  const month = date.groups?.month;
  return {
    year,
    month: month
      ? MONTHS.indexOf(month.slice(0, 1).toUpperCase() + month.slice(1, 3).toLowerCase()) + 1
      : null,
  };
}

function amountOf(
  groups: Readonly<Record<string, string | undefined>>,
): Pick<ReadRound, "amount" | "currency"> {
  const { about, sign, digits, scale } = groups;
  const currency = CURRENCIES[(sign ?? "").trim().toUpperCase()] ?? "USD";
  const value =
    Number((digits ?? "").replaceAll(",", "")) * (SCALES[(scale ?? "").slice(0, 1).toLowerCase()] ?? 1);
  // "$4" without a scale is a slip, and "over $4M" no amount.
  return { amount: digits && !about && value >= 1000 ? Math.round(value) : null, currency };
}

function investorsIn(rest: string): string[] {
  const lead = /\b(?:co-?)?led\s+by\s+/iu.exec(rest);
  const others =
    /\b(?:with\s+(?:the\s+)?participation\s+(?:from|by|of)|joined\s+by|alongside|from)\s+/iu.exec(rest);
  const named = [lead, others].flatMap((cue) =>
    cue ? namesAtStart(rest.slice(cue.index + cue[0].length)) : [],
  );
  return [...new Set(named)];
}

/** Returns the stage of a company after rounds of these kinds. */
export function stageAfter(kinds: readonly RoundKind[]): CompanyStage | undefined {
  const [kind] = kinds;
  if (kind === "pre-seed" || kind === "seed" || kind === "series-a") return kind;
  return kind === "series-b" || kind === "series-c-or-later" ? "series-b-or-later" : undefined;
}

const KINDS: Partial<Record<RoundKind, string>> = {
  "pre-seed": "Pre-seed",
  seed: "Seed",
  "series-a": "Series A",
  "series-b": "Series B",
  "series-c-or-later": "Series C or later",
};

/** Describes a round, such as `Seed, March 2024, $4,200,000, led by Anders Ventures`. */
export function roundLabel({ kind, year, month, amount, currency, investors }: ReadRound): string {
  const when = month
    ? new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" }).format(
        new Date(Date.UTC(year, month - 1, 1)),
      )
    : String(year);
  const much =
    amount === null
      ? []
      : [
          new Intl.NumberFormat("en-US", { style: "currency", currency, maximumFractionDigits: 0 }).format(
            amount,
          ),
        ];
  return [
    KINDS[kind] ?? kind,
    when,
    ...much,
    ...(investors.length > 0 ? [`from ${investors.join(", ")}`] : []),
  ].join(", ");
}
