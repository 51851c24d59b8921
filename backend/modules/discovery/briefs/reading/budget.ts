import { longDay } from "../../../../shared/days/long-day.rules.ts";
import { NUMBER_WORDS, numberIn, SCALE } from "./numbers.ts";
import { quantitiesIn } from "./quantities.ts";

/** The exchange rate of a currency. */
export interface Rate {
  /** The ISO 4217 code. */
  readonly currency: string;
  readonly usd: number;
  /** The day of the rate in the form YYYY-MM-DD. */
  readonly ratedOn: string;
}

/** Other spellings of currencies besides their codes; longer ones are matched first. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  USD: ["us$", "us dollars", "us dollar", "dollars", "dollar", "bucks", "$"],
  AUD: ["au$", "a$", "australian dollars"],
  CAD: ["ca$", "c$", "canadian dollars"],
  NZD: ["nz$", "new zealand dollars"],
  SGD: ["s$", "singapore dollars"],
  HKD: ["hk$"],
  BRL: ["r$", "reais", "reals"],
  EUR: ["€", "euros", "euro"],
  GBP: ["£", "pounds sterling", "pounds", "pound", "quid", "sterling"],
  CHF: ["swiss francs", "francs", "franken", "sfr", "fr."],
  JPY: ["¥", "yen"],
  CNY: ["yuan", "rmb"],
  INR: ["₹", "rupees", "rs."],
  KRW: ["₩", "won"],
  SEK: ["swedish kronor", "kronor"],
  NOK: ["norwegian kroner"],
  DKK: ["danish kroner", "kroner"],
  PLN: ["zł", "zloty", "zlotys"],
  CZK: ["kč", "koruna"],
  MXN: ["mx$", "mexican pesos", "pesos"],
  ZAR: ["rand"],
  AED: ["dirhams", "dirham"],
  ILS: ["₪", "shekels"],
  TRY: ["₺", "lira"],
  HUF: ["forint"],
  SAR: ["riyals"],
};
const CODES =
  "USD EUR GBP CHF JPY CNY INR KRW AUD CAD NZD SGD HKD BRL SEK NOK DKK PLN CZK HUF MXN ZAR AED SAR QAR ILS TRY THB RON BGN ISK COP CLP ARS".split(
    " ",
  );
const CURRENCY_OF = new Map([
  ...CODES.map((code) => [code.toLowerCase(), code] as const),
  ...Object.entries(WRITTEN).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
]);
const escaped = (name: string) => name.replace(/[$.]/g, String.raw`\$&`).replaceAll(" ", String.raw`\s`);
const namesOf = (isBefore: boolean) =>
  [...CURRENCY_OF.keys()]
    // "Won" and "rand" only follow their numbers; "fr." and "rs." also precede them.
    .filter((name) => !isBefore || name.length < 4 || CODES.includes(name.toUpperCase()))
    .filter((name) => isBefore || !name.endsWith("."))
    .toSorted((a, b) => b.length - a.length)
    .map((name) => (/^\p{L}/u.test(name) ? String.raw`(?<![\p{L}])` : "") + escaped(name))
    .join("|");
const NUMBER = String.raw`(\d{1,3}(?:[,.'’\s]\d{3}){1,5}(?:[.,]\d{1,2})?(?!\d)|\d{1,15}(?:[.,]\d{1,9})?)`;
const SCALED = String.raw`${NUMBER}\s?(${SCALE})?(?![\p{L}\d])`;
const MONEY = new RegExp(
  String.raw`(?:(${namesOf(true)})\s?${SCALED}|(?<![\d.,])${NUMBER}\s?(?:(${SCALE})\s?)?(${namesOf(false)})(?![\p{L}]))`,
  "giu",
);
/** Matches an amount that is called a budget and therefore needs no currency. */
const BARE = new RegExp(
  String.raw`\bbudget(?:\s+(?:is|of|limit|max(?:imum)?|cap)|\s*:)*\s+(?:about\s+|around\s+|up\s+to\s+|at\s+most\s+|under\s+|max\.?\s+|roughly\s+|of\s+)*${SCALED}(?!\s*[-–%]|\s*(?:players|teams|athletes))`,
  "iu",
);
/** Matches thousands that are spent: "max 3 grand", "we have 12k to spend". */
const SPENT = new RegExp(
  String.raw`\b(?:max(?:imum)?\.?|spend|up\s+to|at\s+most|no(?:t)?\s+more\s+than|have|got|under|below)\s+(?:about\s+|around\s+|roughly\s+|only\s+)*${NUMBER}\s?(k|thousand|grand)(?=\s*(?:[.,;!)\n]|$|(?:to\s+spend|an?|per|this|next|in|for|max|total|at\s+most|annually|yearly)\b))`,
  "iu",
);
/** Matches numbers written as words before a currency. */
const WORDED = new RegExp(
  String.raw`(?<![\p{L}-])(?:${NUMBER_WORDS})(?=\s+(?:(?:thousand|hundred|million)\s+)?(?:us\s+)?(?:dollars?|bucks|euros?|pounds?|quid|grand)\b)`,
  "giu",
);
const LEAST_BARE = 100;
const PERIODS: readonly (readonly [number, RegExp])[] = [
  [12, /(?:\b(?:a|per|each|every)\s+|\/\s?|\bp\.?\s?)(?:month|mo\b|mth)|\bmonthly\b|\bp\.m\./i],
  [52, /(?:\b(?:a|per|each|every)\s+|\/\s?)(?:week|wk)\b|\bweekly\b/i],
  [4, /(?:\b(?:a|per|each|every)\s+|\/\s?)quarter\b|\bquarterly\b/i],
  [365, /(?:\b(?:a|per|each|every)\s+|\/\s?)day\b|\bdaily\b/i],
];
const EACH =
  /^(?:[^.;\n]{0,14}?(?:\b(?:a|per|each|every)\s+|\/\s?))(athlete|player|user|member|seat|team|coach|person|head|license|licence|device|unit|pod|camera|runner|swimmer|student|club|school|court|pitch)s?\b/i;
/** The separator between the amounts of a range. */
const RANGE = /^\s*(?:-|–|to|and|or)\s*$/i;
const MOST = 1e9;
/** The label of a demand for something free. */
export const FREE_OF_CHARGE = "Free of charge";
/** "Free of charge", as a demand by itself. */
const FREE =
  /^(?:(?:be|is|are|it|stay|remain|come|completely|totally|entirely|absolutely|100\s?%)\s+)*(?:(?:for\s+)?free(?:\s+(?:of\s+(?:charge|cost)|to\s+use|version|plan|tier))?(?:\s+for\s+[\p{L}\s]{1,40})?|(?:at\s+)?no\s+(?:cost|charge)|cost\s+nothing|gratis)$/iu;
/** A demand that accepts nothing but free products. */
const DEMANDS_FREE =
  /\bfor\s+free\b|\b(?:at|for)\s+no\s+(?:cost|charge)\b|\bcosts?\s+nothing\b|\bonly\s+(?:[\p{L}-]+\s+)?free\b|\b(?:must|has\s+to|needs\s+to|it['’]s)\s+(?:be\s+)?(?:completely\s+|totally\s+|entirely\s+|always\s+|100\s?%\s+)?free(?:\s+to\s+use|\s+for\s+(?:clubs?|schools?|us|teams?|users?|coaches|volunteers|everyone|[\p{L}-]+\s+(?:clubs?|schools?|teams?)))?(?=\s*(?:[.,;:!?)\n]|$|\b(?:and|but|or)\b))/iu;
/** "Free" as one quality among others; "free kicks", "free agents" and "must free 40 minutes" don't match. */
const CALLS_FREE =
  /\bfree\s+of\s+(?:charge|cost)\b|\bgratis\b|(?:^|[.!?\n]\s*|\b(?:an?|any|some|want|need|for)\s+)(?:completely\s+|totally\s+)?free\s+(?:[\p{L}-]+\s+){0,3}?(?:apps?|software|tools?|platforms?|solutions?|systems?|programs?|services?|plans?|versions?)\b|(?:^|[.,!?\n]\s*)free\s+for\s+(?:clubs?|schools?|teams?|coaches|players|members|volunteers|everyone|us)\b/iu;
const FREE_FIRST = /\bfree\s+(?:trial|demo)\b/i;

/** Whether a demand only asks for something free of charge. */
export function isFree(text: string): boolean {
  return FREE.test(text.trim());
}

/** Whether a text rules out paying anything. */
export function deniesPaying(text: string): boolean {
  return /\b(?:(?:(?:do|will|can)\s*not|don['’]t|won['’]t|cannot|can['’]t)\s+(?:want\s+to\s+)?pay(?:\s+(?:anything|for\s+it))?(?=\s*(?:[.;!\n]|$))|(?:must|should)(?:\s+not|n['’]t)\s+cost\s+(?:us\s+)?(?:anything|money)\b)/i.test(
    text,
  );
}

/** Whether a text demands something free of charge. */
export function demandsFree(text: string): boolean {
  return DEMANDS_FREE.test(text) && !FREE_FIRST.test(text);
}

/** Whether a text asks for something free of charge; "a free tool" doesn't rule out others. */
export function saysFree(text: string): boolean {
  return (DEMANDS_FREE.test(text) || CALLS_FREE.test(text)) && !FREE_FIRST.test(text);
}

/** Whether a record's text states that it is free of charge. */
export function saysFreeOfCharge(text: string): boolean {
  return (
    saysFree(text) ||
    /\b(?:is|are)\s+(?:completely\s+|always\s+)?free(?=\s*(?:[.,;:!?)]|$|to\s+use\b|for\s+\p{L}+\s*(?:[.,;]|$)))/iu.test(
      text,
    )
  );
}

/** The amounts found in a text. */
export interface Budget {
  /** In US dollars a year; null if the text names none. */
  readonly max: number | null;
  readonly notes: readonly string[];
}

interface Amount {
  readonly value: number;
  readonly currency: string;
  /** The number of payments a year, multiplied by the number of units paid for. */
  readonly times: number;
  /** The unit that is paid for, if the text doesn't state how many there are. */
  readonly perUnknown: string | null;
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

/**
 * Extracts a text's maximum budget in US dollars a year: the upper end of a range, twelve times a monthly
 * price, a price per athlete times the number of athletes.
 */
export function budgetIn(written: string, rates: readonly Rate[] = []): Budget {
  const text = written.replace(WORDED, (word) => String(numberIn(word) ?? word));
  const notes = new Set<string>();
  const amounts = amountsIn(text, notes);
  const values = new Set<number>();
  for (const amount of amounts) {
    if (amount.perUnknown) {
      notes.add(`It names a price for each ${amount.perUnknown}, but not how many. We left it out.`);
      continue;
    }
    const sum = amount.value * amount.times;
    const rate = rates.find(({ currency }) => currency === amount.currency);
    if (amount.currency !== "USD" && !rate) {
      notes.add(`We have no exchange rate for ${amount.currency}, so ${amount.written} isn't in the budget.`);
      continue;
    }
    const value = sum * (rate && amount.currency !== "USD" ? rate.usd : 1);
    if (value > MOST) continue;
    values.add(Math.round(value));
    const said = conversionOf(amount, sum, value, rate);
    if (said) notes.add(said);
  }
  if (values.size > 1) notes.add("It names several amounts. We took the lowest as the budget.");
  return { max: values.size > 0 ? Math.min(...values) : null, notes: [...notes] };
}

/** Describes how an amount was converted; empty for plain US dollar amounts. */
function conversionOf(
  { currency, times, written }: Amount,
  sum: number,
  value: number,
  rate?: Rate,
): string | undefined {
  const dollars = `$${Math.round(value).toLocaleString("en-US")}`;
  const yearly =
    times === 1 ? "" : ` is ${currency} ${Math.round(sum).toLocaleString("en-US")} a year, which`;
  if (currency === "USD")
    return times % 12 === 0 && times > 12 ? `${written} is ${dollars} a year.` : undefined;
  const day = longDay(rate?.ratedOn ?? "");
  return `${written}${yearly} is about ${dollars} at the rate of ${day} (1 ${currency} = $${rate?.usd}).`;
}

/** An amount of money as a text writes it. */
export interface WrittenMoney {
  readonly value: number;
  /** The ISO 4217 code. */
  readonly currency: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the amounts of money in a text, in its order. */
export function moneyIn(text: string): WrittenMoney[] {
  return [...text.matchAll(MONEY)].flatMap((match) => {
    const [written, before, first, firstScale, second, secondScale, behind] = match;
    const value = numberIn(first ?? second ?? "", firstScale ?? secondScale);
    const currency = CURRENCY_OF.get((before ?? behind ?? "").toLowerCase().replace(/\s+/g, " "));
    if (value === undefined || !currency) return [];
    return [{ value, currency, start: match.index, end: match.index + written.length }];
  });
}

function amountsIn(text: string, notes: Set<string>): Amount[] {
  const amounts: Amount[] = [];
  for (const { value, currency, start, end } of moneyIn(text)) {
    const last = amounts.at(-1);
    if (last && RANGE.test(text.slice(last.end, start))) amounts.pop();
    amounts.push({
      value,
      currency,
      start,
      end,
      written: `${currency} ${value.toLocaleString("en-US")}`,
      ...paidIn(text, start, end),
    });
  }
  if (amounts.length > 0) return amounts;
  const bare = BARE.exec(text) ?? SPENT.exec(text);
  const value = bare && numberIn(bare[1] ?? "", bare[2]);
  if (!bare || !value || value < LEAST_BARE) return [];
  notes.add("We took the budget to be in US dollars.");
  const end = bare.index + bare[0].length;
  return [
    {
      value,
      currency: "USD",
      start: bare.index,
      end,
      written: `$${value}`,
      ...paidIn(text, bare.index, end),
    },
  ];
}

/** Returns how often an amount is paid, from the words after it or before it ("a monthly budget of"). */
function paidIn(text: string, start: number, end: number): Pick<Amount, "times" | "perUnknown"> {
  const behind = (/^[^;\n]{0,48}/.exec(text.slice(end))?.[0] ?? "").split(/\.\s|[$€£]|,\s*\d/)[0] ?? "";
  const before =
    text
      .slice(Math.max(0, start - 28), start)
      .split(/[.;\n]/)
      .at(-1) ?? "";
  const isNear = (period: RegExp) => {
    const found = period.exec(behind);
    return (
      (found !== null && found.index <= 30) ||
      (/\b(?:monthly|weekly|quarterly|daily)\b/i.test(before) && period.test(before))
    );
  };
  const periods = PERIODS.find(([, period]) => isNear(period))?.[0] ?? 1;
  const unit = EACH.exec(behind)?.[1]?.toLowerCase();
  if (!unit) return { times: periods, perUnknown: null };
  const isPerson = /^(?:person|head|user)$/.test(unit);
  const count = quantitiesIn(text).find((one) =>
    isPerson
      ? PEOPLE.test(one.unit)
      : one.unit.startsWith(unit.slice(0, 4)) || (PEOPLE.test(unit) && PEOPLE.test(one.unit)),
  );
  const many = count?.most ?? count?.least;
  return many ? { times: periods * many, perUnknown: null } : { times: periods, perUnknown: unit };
}

const PEOPLE =
  /^(?:player|athlete|user|member|person|people|runner|swimmer|student|participant|kid|child|rider|coach)/;

/** Removes the amounts from a text. */
export function withoutAmounts(text: string): string {
  return text
    .replace(MONEY, " ")
    .replace(/[^\S\n]+/g, " ")
    .trim();
}
