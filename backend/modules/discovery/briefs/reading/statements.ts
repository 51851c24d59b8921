import { beginsWithVerb } from "../../text/scopes.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { denialsIn, phrasesIn } from "./denials.ts";

/** The strength of a statement. */
export type Strength = "must" | "should" | "wont";

/** A part of a brief with its strength, without the words that express it. */
export interface Statement {
  readonly strength: Strength;
  readonly text: string;
}

const THING = String.raw`(?:it|they|this|that|which|(?:the\s+)?(?:tool|app|software|system|solution|platform|product|device|one|vendor|provider)s?)`;
/** Markers that follow their subject; without one before them, the subject follows. */
const AFTER: readonly (readonly [Strength, RegExp])[] = [
  [
    "must",
    /\b(?:is|are)\s+(?:an?\s+|absolutely\s+|strictly\s+|also\s+)*(?:mandatory|required|essential|must(?:[\s-]haves?)?|key|critical|crucial|vital|indispensable|requirements?|prerequisites?|conditions?|non-negotiable|obligatory|compulsory)\b/i,
  ],
  [
    "should",
    /\b(?:is|are|would\s+be)\s+(?:an?\s+|also\s+|very\s+|really\s+)*(?:preferred|bonus|plus|desirable|welcome|nice(?:\s+to\s+have)?|good|great|helpful|useful|optional|appreciated)\b/i,
  ],
];
/** Markers that precede their subject; without one after them, the subject came before. */
const BEFORE: readonly (readonly [Strength, RegExp])[] = [
  [
    "must",
    new RegExp(
      String.raw`\b(?:must(?:[\s-]haves?\b|\s+be\s+able\s+to)?|mandatory|required|requirements?\s*:|essentials?(?!\s+(?:oil|for\s+us))|non-negotiables?|insist\s+on|(?:${THING}|to)\s+(?:has|have|needs?)\s+to|need\s+(?:it|them|something|one|this)\s+to|(?:it|they)\s+needs?(?!\s+to\b)|only\s+(?:want\s+|consider\s+|need\s+|accept\s+|buy\s+)?${THING}\s+(?:that|which|with)|only\s+(?:if|when)(?:\s+it)?|as\s+long\s+as(?:\s+it)?|provided(?:\s+that)?(?:\s+it)?|on\s+condition\s+that(?:\s+it)?)(?![\p{L}-])`,
      "iu",
    ),
  ],
  [
    "should",
    /\b(?:should(?:\s+have|\s+be\s+able\s+to)?|ideally|preferabl[ey]|nice[\s-]to[\s-]haves?|bonus\s*:|optional(?:ly)?\s*:|(?:would|['’]d)\s+(?:be\s+)?(?:nice|good|great|helpful)\s+(?:if\s+it|to\s+have|to)|(?:would|['’]d)\s+like(?:\s+to)?|if\s+possible|(?:we|i)(?:['’]d|\s+would)?\s+prefer(?:\s+to)?)\b/i,
  ],
];
/** A heading that rules out the items below it. */
const RULED_OUT =
  /^(?:(?:must|should)\s+not(?:\s+have)?|no[\s-]gos?|deal[\s-]?breakers?|exclusions?|excluded|not\s+wanted|unwanted|(?:we\s+)?(?:do\s+not|don['’]t)\s+(?:want|need)|won['’]t\s+haves?|out\s+of\s+scope|no)\s*:\s*/i;
/** Separates a sentence that begins with an amount. */
const AMOUNT = /(?<=[.!?]) (?=[$€£])/;
/** Separates sentences that begin in lower case, as in hurried writing. */
const SMALL = /(?<=\p{L}{3}[.!?])(?<!\b(?:approx|incl|excl|etc|max|min)\.)\s+(?=\p{Ll})/u;
const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;
/** Separates the parts of a sentence that differ in strength. */
const TURN =
  /\s*(?:[,;]\s*(?:and|but|so)?|\s(?:and|but|so))\s+(?=(?:(?:it|we|they)\s+)?(?:must|should|won['’]t|ideally|preferably|has\s+to|needs\s+to|(?:do\s+not|don['’]t|does\s+not|doesn['’]t)\s+(?:want|need)|(?:we|i)\s+(?:want|need|would\s+like))\b)/gi;
/** Matches purposes and reasons, which aren't demands on the product. */
const PURPOSE =
  /(?<!\b(?:want|like|wish|prefer|try|trying|need|love)s?)[,\s]+(?:so\s+(?:that\b|(?:we|our|they|the|nobody|no[\s-]one|players|coaches|nothing)\b)|in\s+order\s+(?:not\s+)?to\b|because\b|since\s+(?:we|our|they|the|it)\b|as\s+(?:we|our|they)\b|to\s+(?:avoid|prevent|reduce|stop|cut|not)\b).*$/is;
const UNLESS = /^(?<before>.*?)[,\s]*\bunless\b\s+(?:it\s+|they\s+|that\s+|this\s+)?(?<what>.*)$/is;
/** Matches "without messaging it is useless", "if it doesn't export CSV, we can't use it". */
const USELESS =
  /\b(?:without|w\/o|lack(?:s|ing)?)\s+(?<what>[^,.;]{2,80}?)\s*,?\s*(?:(?:it|that|this|they)\s*(?:is|are|['’]s|would\s+be)|is|are|would\s+be)\s+(?:useless|pointless|worthless|no\s+(?:good|use)|of\s+no\s+use|not\s+(?:useful|worth)|out)\b|\bif\s+(?:it|they|the\s+tool)\s+(?:(?:does|do|can)\s*(?:not|n['’]t)|cannot|can['’]t)\s+(?<verb>[^,.;]{2,80}?)\s*,?\s*(?:then\s+)?(?:we|it|i|there|forget)\s*(?:can\s*not|can['’]t|won['’]t|will\s+not|is|['’]s|do\s+not|don['’]t)\b/iu;
const BUYING =
  /\b(?:buy|buying|use|consider|accept|take|choose|purchase|sign|go\s+for|look\s+at|useless|no\s+use|pay|work\s+for\s+us)\b/i;

/** Returns the statements of a brief. A heading such as "Must have:" applies to the list below it. */
export function statementsIn(text: string): Statement[] {
  const statements: Statement[] = [];
  let heading: Strength | undefined;
  for (const { start, end } of sentencesOf(text)) {
    const sentence = text.slice(start, end).trim();
    const isItem = BULLET.test(sentence);
    const body = sentence.replace(BULLET, "");
    if (!isItem) heading = undefined;
    for (const part of body
      .split(AMOUNT)
      .flatMap((one) => one.split(SMALL).flatMap((said) => said.split(TURN)))) {
      const ruled = RULED_OUT.exec(part);
      if (ruled && ruled[0].length === part.length) heading = "wont";
      else if (ruled) {
        const named = phrasesIn(part.slice(ruled[0].length), true);
        statements.push(...named.map((text): Statement => ({ strength: "wont", text: trimmed(text) })));
      } else {
        const read = partRead(part);
        if (read.heading) heading = read.heading;
        else if (read.statements.length > 0) statements.push(...read.statements);
        else if (isItem && heading) statements.push({ strength: heading, text: trimmed(part) });
      }
    }
  }
  return statements.filter(({ text: said }) => said.length > 0);
}

/** Parses a part of a sentence into demands, wishes and exclusions, or a heading. */
function partRead(part: string): { statements: Statement[]; heading?: Strength } {
  const unless = UNLESS.exec(part)?.groups;
  if (unless) {
    // A condition is neither a demand nor an exclusion, except for a condition of buying.
    const isBought = BUYING.test(unless.before ?? "");
    return { statements: isBought ? [{ strength: "must", text: trimmed(unless.what ?? "") }] : [] };
  }
  const useless = USELESS.exec(part)?.groups;
  if (useless)
    return { statements: [{ strength: "must", text: trimmed(useless.what ?? useless.verb ?? "") }] };
  const { wont, demanded, rest } = denialsIn(part.replace(PURPOSE, ""));
  const marked = markedIn(rest);
  const statements = [
    ...(marked?.text ? listed(marked.strength, marked.text) : []),
    ...demanded.map((text): Statement => ({ strength: "must", text: trimmed(text) })),
    ...wont.map((text): Statement => ({ strength: "wont", text: trimmed(text) })),
  ];
  const isHeading = marked && !marked.text && wont.length + demanded.length === 0;
  return { statements, ...(isHeading && { heading: marked.strength }) };
}

/** Returns the statement of a marker with its subject. */
function markedIn(part: string): Statement | undefined {
  for (const [strength, mark] of AFTER) {
    const found = mark.exec(part);
    const before = found && subjectOf(part.slice(0, found.index));
    if (found && before) return { strength, text: before };
    const after =
      found && trimmed(part.slice(found.index + found[0].length).replace(/^\s*(?:if|that|to)\b/i, ""));
    if (found && after) return { strength, text: after };
  }
  for (const [strength, mark] of BEFORE) {
    const found = mark.exec(part);
    if (!found) continue;
    const after = plain(part.slice(found.index + found[0].length));
    return { strength, text: after || subjectOf(part.slice(0, found.index)) };
  }
  return undefined;
}

/** Returns the subject of a trailing marker, unless it is only "it". */
function subjectOf(text: string): string {
  const subject = plain(text.split(/[;:]|\bbut\b/i).at(-1) ?? "");
  return /^(?:(?:it|they|this|that|which|and|also|there|we|what)\s*)+$/i.test(subject) ? "" : subject;
}

/** Strips linking words and polite phrases. */
function plain(text: string): string {
  const polite =
    /(?:[\s,]+(?:please|thanks|thank\s+you|for\s+(?:us|me)|too|as\s+well|at\s+all|also|only|though))+\s*[.!]?\s*$/i;
  return trimmed(
    trimmed(text)
      .replace(polite, "")
      .replace(/^(?:also|at\s+least|that\s+it|it)\s+(?=\p{L})/iu, "")
      .replace(/\s+(?:and|but|or|so|with)$/i, ""),
  );
}

/** Splits a statement into the things that it lists: at commas, and where "and" begins another verb. */
function listed(strength: Strength, text: string): Statement[] {
  const items: string[] = [];
  const parts = text.split(/[,;]\s+(?:and\s+|or\s+)?(?!\d)/);
  for (const part of parts.length > 1 && parts.every((one) => isItem(one))
    ? parts.flatMap(lastOf(parts))
    : [text]) {
    let open = "";
    for (const piece of part.split(/(?<=\S)(?=\s+and\s+\S)/i)) {
      const begun = piece.replace(/^\s+and\s+/i, "");
      if (open && beginsWithVerb(begun, { finite: false }) && begun !== piece) {
        items.push(open);
        open = begun;
      } else open += piece;
    }
    items.push(open);
  }
  return items.map((item) => ({ strength, text: trimmed(item) }));
}

/** In a list with commas, splits the last two items at "and" alone. */
const lastOf = (parts: readonly string[]) => (part: string, at: number) =>
  at === parts.length - 1 && parts.length > 1 && !beginsWithVerb(part, { finite: false })
    ? part.split(/\s+(?:and|or)\s+/i)
    : [part];

/** Whether a part between commas is another item and not a remark on the one before it. */
function isItem(text: string): boolean {
  return (
    text.trim() !== "" &&
    !/^(?:at\s+(?:most|least)|which|who|that|when|where|if|as|like|such|e\.g\.|for\s|in\s|on\s|with\s|up\s+to|under|including|ideally|because|so\b|even|from|by|to\s|but|not|it|we|they|\S*\d)/i.test(
      text.trim(),
    )
  );
}

/** Trims without a regular expression, which would rescan each run of marks for every mark in it. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && /[\s:,;.–-]/.test(text[start] as string)) start++;
  while (end > start && /[\s:,;.!?–-]/.test(text[end - 1] as string)) end--;
  return text.slice(start, end);
}
