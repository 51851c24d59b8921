import { isDay } from "../../../../shared/days/calendar-day.rules.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import { counted } from "../../../../shared/text/counted.rules.ts";
import { languageOf } from "../../languages/detect.ts";
import { glossOf } from "../../languages/gloss.ts";
import { MAX_CRITERIA, MAX_CRITERION, READ_BRIEF } from "../brief.rules.ts";
import type { ParsedBrief, Reading } from "../brief.ts";
import type { BriefInput } from "../brief.types.ts";
import { sportsIn } from "./names.ts";
import { parseBrief } from "./parse-brief.ts";

const LISTS = ["sports", "must", "should", "wont", "integrations", "quantities", "places"] as const;
const MAX_BUDGET = 1e9;
/** The number of characters at the end of a long text searched for a sentence end. */
const LAST = 300;
/** The maximum number of characters quoted from a translated text. */
const QUOTED = 200;
/** The maximum number of characters quoted from the omitted part. */
const BEGINNING = 60;

/**
 * Returns the criteria of a brief: the given ones, otherwise those found in the text.
 * @param parsed the result of another reader than the built-in one.
 * @throws InvalidInputError for input that is too long or too much, or an invalid date.
 */
export function understandBrief(
  input: BriefInput,
  { sports, rates }: Reading,
  parsed?: ParsedBrief,
): ParsedBrief & { text: string } {
  assertSizes(input);
  const { text, said } = inEnglish(briefText(input));
  const { criteria, notes: read, unread } = parsed ?? parseBrief(text, sports, { rates });
  const notes = [...said, ...read];
  if (input.text.length > READ_BRIEF) {
    notes.unshift(leftOut(input.text));
  }
  if (isOtherScript(text)) notes.push("It isn't written in Latin letters. Records are in English.");
  const named = tidy(input.sports);
  const given = named && sportsIn(named.join("\n"), sports);
  if (named && given && given.length < named.length) {
    notes.push("Some of the sports aren't in the catalog.");
  }
  const listOf = (name: Exclude<(typeof LISTS)[number], "sports">) => tidy(input[name]) ?? criteria[name];
  return {
    text,
    notes,
    unread,
    criteria: {
      product: input.product === undefined ? criteria.product : input.product?.trim() || null,
      sports: given ?? criteria.sports,
      level: input.level === undefined ? criteria.level : input.level,
      must: listOf("must"),
      should: listOf("should"),
      wont: listOf("wont"),
      budgetMax: input.budgetMax === undefined ? criteria.budgetMax : input.budgetMax,
      deadline: input.deadline === undefined ? criteria.deadline : input.deadline,
      integrations: listOf("integrations"),
      quantities: listOf("quantities"),
      places: listOf("places"),
    },
  };
}

/** Translates a text into English term by term, with notes about it. */
export function inEnglish(text: string): { text: string; said: string[] } {
  const { language, foreign } = languageOf(text);
  if (foreign) {
    return {
      text,
      said: [`It seems to be in ${foreign}, which we don't understand. Records are in English.`],
    };
  }
  if (!language) return { text, said: [] };
  const gloss = glossOf(text, language);
  const quote = gloss.length > QUOTED ? `${gloss.slice(0, QUOTED).toWellFormed().trimEnd()}…` : gloss;
  const as = quote.replace(/\s+/g, " ").replace(/\.$/, "");
  return { text: gloss, said: [`We read it as ${language}: “${as}”. Records are in English.`] };
}

/**
 * Normalizes a brief's text, collapsing runs of spaces and of line breaks, so no regular expression scans
 * thousands of them.
 */
export function briefText({ text }: Pick<BriefInput, "text">): string {
  const read = wholeSentences(text).toWellFormed();
  return read.replace(/[^\S\n]+/g, " ").replace(/ ?\n[ \n]*/g, "\n");
}

/** Describes how much of a too long text is read, and quotes where the rest begins. */
function leftOut(text: string): string {
  const limit = `We only read the first ${READ_BRIEF.toLocaleString("en-US")} characters.`;
  const rest = text.slice(wholeSentences(text).length).trim();
  const begins = /^\S+(?:\s+\S+){0,5}/.exec(rest.slice(0, BEGINNING).toWellFormed())?.[0];
  if (!begins) return limit;
  const [last, was] = rest.length === 1 ? ["character", "was"] : [counted(rest.length, "character"), "were"];
  return `${limit} The last ${last}, from “${begins.replace(/\s+/g, " ")}…”, ${was} left out.`;
}

/** Cuts a too long text at the end of a sentence, or at least of a word, since half of one misleads. */
function wholeSentences(text: string): string {
  if (text.length <= READ_BRIEF) return text;
  const read = text.slice(0, READ_BRIEF);
  const tail = read.slice(-LAST);
  const sentence = Math.max(...[". ", "! ", "? ", "\n"].map((end) => tail.lastIndexOf(end)));
  const end = sentence >= 0 ? sentence + 1 : tail.lastIndexOf(" ");
  return end >= 0 ? read.slice(0, READ_BRIEF - LAST + end) : read;
}

/** Whether most letters are non-Latin: many such scripts have no spaces, so words can't be counted. */
function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin * 2 < letters;
}

function tidy(list: readonly string[] | null | undefined): string[] | undefined {
  return list ? [...new Set(list.map((text) => text.trim()).filter(Boolean))] : undefined;
}

function assertSizes(input: BriefInput): void {
  const refuse = (field: string, message: string): never => {
    throw new InvalidInputError(message, { [field]: message });
  };
  for (const name of LISTS) {
    const list = input[name] ?? [];
    if (list.length > MAX_CRITERIA) refuse(name, `Name at most ${MAX_CRITERIA}.`);
    if (list.some((text) => text.length > MAX_CRITERION)) {
      refuse(name, `Write at most ${MAX_CRITERION} characters for each.`);
    }
  }
  const { product, budgetMax, deadline } = input;
  if (product && product.length > MAX_CRITERION) {
    refuse("product", `Write at most ${MAX_CRITERION} characters.`);
  }
  if (typeof budgetMax === "number" && !(budgetMax >= 0 && budgetMax <= MAX_BUDGET)) {
    refuse("budgetMax", "Enter an amount from 0 to 1,000,000,000 US dollars.");
  }
  if (typeof deadline === "string" && !isDay(deadline)) refuse("deadline", "Write the date as YYYY-MM-DD.");
}
