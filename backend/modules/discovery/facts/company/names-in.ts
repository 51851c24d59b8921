import { placesIn } from "../../briefs/reading/places.ts";

/** A name: words that begin with a capital letter, such as "FC Barcelona" or "7-Eleven", or one like "adidas". */
const WORD = String.raw`(?:\p{Lu}[\p{L}\d+.'’&!-]*|\d[\d-]*\p{Lu}[\p{L}-]+|(?:i|e)\p{Lu}[\p{L}\d]+)`;
const NAME = String.raw`(?:the\s+)?${WORD}(?:\s+(?:(?:of|de|du|des|da|do|del|della|der|von|van|for|the|&|at)\s+){0,2}${WORD}|\s+\d+){0,6}`;
const SEPARATOR = String.raw`(?:\s*,\s*(?:and\s+|or\s+|&\s+)?|\s+(?:and|or|&|as\s+well\s+as)\s+)`;
const LIST = new RegExp(`^${NAME}(?:${SEPARATOR}${NAME})*`, "u");
/** What may follow a list of names: its end, or a part that isn't what the names describe. */
const ENDS =
  /^\s*(?:$|[.;:!?)\n–—]|[([]|,?\s*(?:and|&|or)\s+(?:\p{L}+\s+){0,2}?(?:more|others|several|many|hundreds|thousands|dozens|over|\d[\d,]*\+?|a\s+(?:number|host|range))\b|,\s*(?:among|to\s+name|amongst|etc|which|who|while|as|in|with|we|but|on|across|helping|for)\b|\s(?:to|for|in|across|among|amongst|worldwide|globally|since|with|on|as|who|etc|that|alike|at)\b)/iu;
/** What isn't a customer's name although it is written like one. */
const NO_NAME =
  /^(?:Fortune|Forbes|F500|Inc|Global\s+\d+|FTSE|S&P|[A-Z&]{2,5}s|Olympi\w+|Paralymp\w+|Tier|Division|D1|AI|HR|IT|API|SaaS|B2B|SMB|CEO|CTO|YC|NHS\s+trusts|I|We|Our|It|The|They|This|Real\s+Estate|Government|Local\s+Government|Web3|FinTech.*|Infrastructure.*|[A-Z]\w+s\s+of)(?:$|\s\d+$)/u;
const NATIONAL =
  /(?:^|\s)(?:American|British|European|French|German|Spanish|Italian|Dutch|Chinese|Indian|Asian|African|English|Canadian|Australian|Japanese)$/u;
const MOST = 20;

/** Returns the names in a list that a text begins with; none if anything about them is unclear. */
export function namesAtStart(text: string): string[] {
  const list = LIST.exec(text)?.[0];
  if (!list) return [];
  const names = list.split(new RegExp(SEPARATOR, "u")).map((name) =>
    name
      .replace(/^the\s+/u, "")
      .replace(/[.,'’]+(?:s$)?$/u, "")
      .trim(),
  );
  const rest = text.slice(list.length);
  // A dot that belongs to the last name ends the list, too.
  if (!/[.!]$/.test(list) && !ENDS.test(rest)) {
    // "Nike, Puma and NBA teams" names Nike and Puma; "NBA and NFL teams" names nobody.
    const separators = [...list.matchAll(new RegExp(SEPARATOR, "gu"))];
    if (/^\s*,/.test(rest)) return clean(names);
    return separators.some(([one]) => one.includes(",")) ? clean(names.slice(0, -2)) : [];
  }
  return clean(names);
}

function clean(names: readonly string[]): string[] {
  return [...new Set(names)]
    .filter((name) => name.length > 1 && name.length <= 80 && !NO_NAME.test(name) && !NATIONAL.test(name))
    .filter((name) => !placesIn(`in ${name}`).some((place) => place === name))
    .slice(0, MOST);
}
