import { decimalsOf, minorUnits } from "../../../shared/money/money.rules.ts";
import type { CountedUnit, PlanPeriod, PlanTerms, PlanUnit } from "../../catalog/plans/plan.rules.ts";
import { moneyIn } from "../briefs/reading/budget.ts";

/** What prices are for, as people call it; "a club" or "a league" may be one customer or many. */
const UNITS: Readonly<Record<string, CountedUnit>> = {
  ...named(
    "athlete",
    "athlete player swimmer pitcher runner rider rower gymnast golfer cyclist skater boxer",
  ),
  ...named("team", "team squad"),
  ...named("venue", "venue stadium arena facility site location"),
  ...named("event", "event tournament competition championship"),
  ...named("seat", "seat user license licence coach"),
  ...named("device", "device unit sensor camera tracker vest pod headset wearable"),
};

function named(unit: CountedUnit, names: string): Record<string, CountedUnit> {
  return Object.fromEntries(names.split(" ").map((name) => [name, unit]));
}

const PERIODS: Readonly<Record<string, PlanPeriod>> = {
  month: "month",
  mo: "month",
  monthly: "month",
  year: "year",
  yr: "year",
  annum: "year",
  annually: "year",
  yearly: "year",
  season: "season",
};

const WORD = Object.keys(UNITS).join("|");
const plural = `(?:${WORD.replace("facility", "facilit(?:y|ies)")})s?`;
/** The parts that may follow an amount, each with what it says. */
const NEXT = String.raw`^\s*,?\s*(?:and\s+)?`;
const BY_UNIT = new RegExp(String.raw`${NEXT}(?:(?:per|a|an|each|every)\s+|\/\s?)(${WORD})\b`, "i");
const BY_PERIOD =
  /^\s*,?\s*(?:(?:(?:per|a|an|each|every)\s+|\/\s?)(month|year|season|annum|mo|yr)\b\.?|(monthly|yearly|annually)\b|p\.\s?a\.)/i;
const ONCE =
  /^\s*,?\s*(?:one[-\s](?:off|time)(?:\s+(?:payment|fee|purchase))?|once|to\s+buy|for\s+life|no\s+subscription)\b/i;
const LEAST = new RegExp(
  String.raw`^\s*[,(]?\s*(?:with\s+)?(?:a\s+)?(?:min(?:imum|\.)?(?:\s+of)?|at\s+least)\s+(\d{1,3}(?:,\d{3})*|\d{1,7})(?:\s+(${plural}))?\)?(?=\s*(?:[,;.]|$))`,
  "i",
);
const MOST = new RegExp(
  String.raw`^\s*[,(]?\s*(?:for\s+)?up\s+to\s+(\d{1,3}(?:,\d{3})*|\d{1,7})\s+(${plural})\)?(?=\s*(?:[,;.]|$))`,
  "i",
);
const BILLED =
  /^\s*[,(]?\s*((?:billed|paid)\s+(?:annually|yearly|monthly)|(?:excl(?:uding|\.)?|incl(?:uding|\.)?|plus|ex)\s+(?:VAT|tax|GST))\)?/i;
/** Currencies in whose countries a point isn't written between thousands, so that "$9.999" is uncertain. */
const IN_ENGLISH = new Set([
  "USD",
  "GBP",
  "AUD",
  "CAD",
  "NZD",
  "SGD",
  "HKD",
  "ZAR",
  "ILS",
  "INR",
  "CNY",
  "JPY",
]);
const END = /^\s*\.?\s*$/;
const FROM =
  /^(?:(?:prices?|plans?)\s+)?(?:from|start(?:s|ing)?\s+(?:at|from)|beginning\s+at|at\s+least)\s+$/i;
/** What is paid besides the price: "plus $500 setup", "$6,400 hardware plus". */
const SETUP = /^\s*(?:one[-\s](?:off|time)\s+)?(?:set-?up|installation|onboarding)(?:\s+(?:fee|cost)s?)?$/i;
const SETUP_BEFORE =
  /^(?:plus|and|with)?\s*(?:a\s+)?(?:one[-\s](?:off|time)\s+)?(?:set-?up|installation|onboarding)(?:\s+(?:fee|cost)s?)?(?:\s+of)?\s*:?\s*$/i;
const HARDWARE = /^\s*(?:of\s+|for\s+)?(?:the\s+)?(?:hardware|equipment)$/i;
const JOIN =
  /\s*(?:,\s+(?:plus\s+|then\s+|and\s+)?|\s+plus\s+|\s+and\s+|\s*\+\s*)(?=(?:a\s+)?(?:set-?up|installation|onboarding|one[-\s](?:off|time)\s+set|[$€£¥₹₩]|[A-Z]{3}\s?\d|\d))/i;
/** Separates plans that are given one after the other. */
const BETWEEN = /\s*[;|]\s*/;
const NAME = /^([\p{L}\p{N}][\p{L}\p{N} &+'’-]{0,39}):\s+/u;
const MOST_LENGTH = 300;

type Mutable = { -readonly [Name in keyof PlanTerms]: PlanTerms[Name] };

const blank = (name: string): Mutable => ({
  name,
  amount: null,
  from: false,
  currency: "USD",
  per: "flat",
  period: "once",
  minimum: null,
  maximum: null,
  maximumOf: null,
  setupFee: null,
  hardware: null,
  hardwarePer: null,
  note: null,
});

/**
 * Reads a pricing text as plans if each of its words is understood; otherwise returns none. A price needs to
 * say what it is for or how often it is paid: "From $9" could mean anything.
 */
export function readPlans(pricing: string): PlanTerms[] {
  const text = pricing.normalize("NFKC").replace(/\s+/g, " ").trim();
  if (text === "" || text.length > MOST_LENGTH) return [];
  const parts = text.split(BETWEEN).filter(Boolean);
  const plans = parts.map((part, at) => readPlan(part, parts.length === 1 ? "Price" : `Price ${at + 1}`));
  const names = new Set(plans.map((plan) => plan?.name.toLowerCase()));
  if (names.size < parts.length || parts.length > 12) return [];
  return plans.every((plan) => plan !== undefined) ? plans : [];
}

function readPlan(part: string, standard: string): PlanTerms | undefined {
  const name = NAME.exec(part);
  const text = name ? part.slice(name[0].length) : part;
  const plan = blank(name?.[1]?.trim() ?? standard);
  if (/^(?:completely\s+)?free(?:\s+(?:of\s+charge|to\s+use))?\.?$/i.test(text))
    return { ...plan, name: name ? plan.name : "Free", amount: "0" };
  const clauses = text.split(JOIN);
  for (const clause of clauses) if (!readClause(clause, plan)) return undefined;
  return plan.amount === null ? undefined : plan;
}

/** Adds what a clause says to the plan; false if it isn't understood. */
function readClause(clause: string, plan: Mutable): boolean {
  const [money, ...others] = moneyIn(clause);
  if (!money || others.length > 0) return false;
  const before = clause.slice(0, money.start);
  if (IN_ENGLISH.has(money.currency) && /\d\.\d{3}(?!\d)/.test(clause.slice(money.start, money.end)))
    return false;
  const behind = clause.slice(money.end).replace(/\.\s*$/, "");
  const amount = amountOf(money.value, money.currency);
  const isFirst = plan.amount === null && plan.hardware === null && plan.setupFee === null;
  if (amount === undefined || (!isFirst && plan.currency !== money.currency)) return false;
  plan.currency = money.currency;
  const isSetup =
    (before.trim() === "" && SETUP.test(behind)) ||
    (SETUP_BEFORE.test(before) && behind.trim() === "" && /\S/.test(before));
  if (isSetup) {
    if (plan.setupFee !== null) return false;
    plan.setupFee = amount;
    return true;
  }
  if (before.trim() === "" && HARDWARE.test(behind)) {
    if (plan.hardware !== null) return false;
    Object.assign(plan, { hardware: amount, hardwarePer: "once" });
    return true;
  }
  if (plan.amount !== null) return false;
  plan.from = FROM.test(before);
  plan.amount = amount;
  return (plan.from || before.trim() === "") && readTail(behind, plan);
}

/** Reads what follows the amount: for what, how often, for how many. */
function readTail(tail: string, plan: Mutable): boolean {
  let rest = tail;
  let [unit, period]: [PlanUnit | undefined, PlanPeriod | undefined] = [undefined, undefined];
  while (!END.test(rest)) {
    const [least, most] = [LEAST.exec(rest), MOST.exec(rest)];
    const byUnit = BY_UNIT.exec(rest);
    const byPeriod = BY_PERIOD.exec(rest);
    const other = ONCE.exec(rest) ?? BILLED.exec(rest);
    if (least && plan.minimum === null) plan.minimum = Number(least[1]?.replaceAll(",", ""));
    else if (most && plan.maximum === null) {
      plan.maximum = Number(most[1]?.replaceAll(",", ""));
      plan.maximumOf = unitCalled(most[2]) ?? null;
    } else if (byUnit && !unit) unit = unitCalled(byUnit[1]);
    else if (byPeriod && !period) period = PERIODS[(byPeriod[1] ?? byPeriod[2] ?? "annum").toLowerCase()];
    else if (other?.[1] && !plan.note) plan.note = other[1];
    else if (other && !other[1] && !period) period = "once";
    else return false;
    // A minimum of something else than what is priced isn't understood.
    if (least?.[2] && unitCalled(least[2]) !== unit) return false;
    rest = rest.slice((least ?? most ?? byUnit ?? byPeriod ?? other)?.[0].length ?? 0);
  }
  if (!period && unit !== "event") return false;
  if (plan.minimum !== null && !unit) return false;
  plan.per = unit ?? "flat";
  plan.period = period ?? "once";
  return plan.minimum !== 0 && plan.maximum !== 0;
}

function unitCalled(written = ""): CountedUnit | undefined {
  const name = written.toLowerCase();
  return UNITS[name] ?? UNITS[name.replace(/ies$/, "y")] ?? UNITS[name.replace(/s$/, "")];
}

/** Returns a written number as a decimal text, if the currency has that many decimals. */
function amountOf(value: number, currency: string): string | undefined {
  const text = value
    .toFixed(decimalsOf(currency))
    .replace(/\.(\d*?)0+$/, (_, part: string) => (part ? `.${part}` : ""));
  return Number(text) === value && minorUnits(text, currency) !== undefined ? text : undefined;
}
