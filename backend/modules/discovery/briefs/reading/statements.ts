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
    /\b(?:(?:has|have|needs?)\s+to|must)\s+be\s+(?:possible|there|included|available|supported|built[\s-]in|present)\b|(?:\b(?:is|are)|(?<=\p{L})['’]s)\s+(?:an?\s+|absolutely\s+|strictly\s+|also\s+)*(?:needed(?!\s+(?:by|before|in|for|from|until|on|at)\b)|mandatory|required|essential|must(?:[\s-]haves?)?|key|critical|crucial|vital|indispensable|requirements?|prerequisites?|conditions?|non[\s-]negotiable|not\s+negotiable|obligatory|compulsory)\b/iu,
  ],
  [
    "should",
    /(?:\b(?:is|are|would\s+be)|(?<=\p{L})['’]s)\s+(?:an?\s+|also\s+|very\s+|really\s+|most\s+)*(?:important|ideal|perfect|preferred|bonus|plus|desirable|welcome|nice(?:\s+to\s+have)?|good|great|helpful|useful|optional|appreciated)\b|\ban?\s+(?:big\s+|huge\s+|definite\s+)?(?:plus|bonus|advantage)(?=\s*(?:[.,;!]|$))/iu,
  ],
];
/** Markers that precede their subject; without one after them, the subject came before. */
const BEFORE: readonly (readonly [Strength, RegExp])[] = [
  [
    "must",
    new RegExp(
      String.raw`\b(?:must(?:[\s-]haves?\b|\s+be\s+able\s+to)?|mandatory|required|(?<!\b(?:if|as|when|where|whenever|is|are|be)\s)needed(?=\s*(?:[.,;!]|$))|requirements?\s*:|essentials?(?!\s+(?:oil|for\s+us))|non-negotiables?|insist\s+on|(?:${THING}|to)\s+(?:(?:absolutely|really|definitely|also|always|only|still|just|simply|would)\s+)*(?:has|have|needs?)\s+to(?:\s+be\s+able\s+to)?|need\s+to\s+be\s+able\s+to|(?:data|results?|reports?|alerts?|batter(?:y|ies)|sensors?|vests?|setup|everything)\s+(?:has|have|needs?)\s+to|need\s+(?:it|them|something|one|this)\s+to|(?<!\b(?:do|does|did|if|whether|when)\s)(?:it|they)\s+needs?(?!\s+to\b)|only\s+(?:want\s+|consider\s+|need\s+|accept\s+|buy\s+)?${THING}\s+(?:that|which|with)|only\s+(?:if|when)(?:\s+it(?:['’]s)?)?|as\s+long\s+as(?:\s+it(?:['’]s)?)?|provided(?:\s+that)?(?:\s+it(?:['’]s)?)?|on\s+condition\s+that(?:\s+it)?)(?![\p{L}-])`,
      "iu",
    ),
  ],
  [
    "should",
    /\b(?:should(?:\s+have|\s+be\s+able\s+to)?|ideally|preferabl[ey]|nice[\s-]to[\s-]haves?|(?:bonus|nice|(?:our\s+)?wish\s?list)\s*:|(?:bonus|extra|plus)\s+(?:points|credit)\s+(?:for|if\s+it)|(?<=^|[.;]\s*)prefer(?:red)?|preference\s+(?:(?:is|will\s+be)\s+given\s+)?(?:to|for)|preferred(?=\s*(?:[.,;!]|$))|hopefully(?:\s+with)?|(?:hope|hoping)\s+for|want\s+to\s+be\s+able\s+to|(?:(?:top|first|highest|main|number\s+one)\s+priorit(?:y|ies)|priority\s+(?:one|number\s+one))\s*(?:is|are|:)|optional(?:ly)?\s*:|(?:would|['’]d)\s+(?:be\s+)?(?:nice|good|great|helpful|cool|ideal|lovely|fantastic|awesome|brilliant|perfect)\s+(?:if\s+(?:it|they)|to\s+have|to)|(?:would|['’]d)\s+(?:like|love)(?:\s+to)?|if\s+possible|(?:we|i)(?:['’]d|\s+would)?\s+prefer(?:\s+to)?)(?![\p{L}])/iu,
  ],
];
/** A heading that rules out the items below it. */
const RULED_OUT =
  /^(?:(?:must|should)\s+not(?:\s+have)?|no[\s-]gos?|deal[\s-]?breakers?|exclusions?|excluded|not\s+wanted|unwanted|(?:(?:what\s+)?we\s+)?(?:do\s+not|don['’]t)\s+(?:want|need)|won['’]t(?:\s+haves?)?|not|out\s+of\s+scope|no)\s*:\s*/i;
/** Separates a sentence that begins with an amount. */
const AMOUNT = /(?<=[.!?]) (?=[$€£])/;
/** Separates sentences that begin in lower case, as in hurried writing. */
const SMALL = /(?<=\p{L}{3}[.!?])(?<!\b(?:approx|incl|excl|etc|max|min)\.)\s+(?=\p{Ll})/u;
/** Separates labels in one line: "must: offline / should: clips". */
const LABEL =
  /\s*[;/|,]\s*(?=(?:must(?:[\s-]haves?)?|should(?:\s+haves?)?|nice(?:[\s-]to[\s-]haves?)?|won['’]t(?:\s+haves?)?|no|not|bonus|optional|budget|deal[\s-]?breakers?)\s*:)/giu;
const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;
/** Separates the parts of a sentence that differ in strength. */
const TURN =
  /\s*(?:[,;]\s*(?:and|but|so)?|\s(?:and|but|so))\s+(?=(?:(?:it|we|they)\s+)?(?:must|should|won['’]t|ideally|preferably|has\s+to|needs\s+to|(?:do\s+not|don['’]t|does\s+not|doesn['’]t)\s+(?:want|need)|(?:we|i)\s+(?:want|need|would\s+like))\b|(?:[\p{L}-]+\s+){1,3}(?:an?\s+(?:plus|bonus)|optional)\b)/giu;
/** Matches purposes and reasons, which aren't demands on the product. */
const PURPOSE =
  /(?<!\b(?:want|like|wish|prefer|try|trying|need|love)s?)[,\s]+(?:so\s+(?:that\b|(?:we|our|they|the|nobody|no[\s-]one|players|coaches|nothing)\b)|in\s+order\s+(?:not\s+)?to\b|because\b|since\s+(?:we|our|they|the|it)\b|as\s+(?:we|our|they)\b|to\s+(?:avoid|prevent|reduce|stop|cut|not)\b).*$/is;
const UNLESS = /^(?<before>.*?)[,\s]*\bunless\b\s+(?:it\s+|they\s+|that\s+|this\s+)?(?<what>.*)$/is;
/** Matches "without messaging it is useless", "if it doesn't export CSV, we can't use it". */
const USELESS =
  /\b(?:without|w\/o|lack(?:s|ing)?)\s+(?<what>[^,.;]{2,80}?)\s*,?\s*(?:(?:it|that|this|they)\s*(?:is|are|['’]s|would\s+be)|is|are|would\s+be)\s+(?:useless|pointless|worthless|no\s+(?:good|use)|of\s+no\s+use|not\s+(?:useful|worth)|out)\b|\bif\s+(?:it|they|the\s+tool)\s+(?:(?:does|do|can)\s*(?:not|n['’]t)|cannot|can['’]t)\s+(?<verb>[^,.;]{2,80}?)\s*,?\s*(?:then\s+)?(?:we|it|i|there|forget)\s*(?:can\s*not|can['’]t|won['’]t|will\s+not|is|['’]s|do\s+not|don['’]t)\b|\bif\s+(?:there\s*(?:is|are|['’]s)\s+no|(?:it|they)\s+(?:has\s+no|have\s+no|lacks?))\s+(?<thing>[^,.;]{2,80}?)\s*,\s*(?:then\s+)?(?:do\s+not|don['’]t|forget|no\s+(?:deal|thanks|sale)|we|i|it)\b/iu;
/** Matches "it would be a shame if it didn't support Android". */
const MISSED =
  /\b(?:would|['’]d)\s+be\s+(?:an?\s+)?(?:shame|pity|sad|bad|disappointing|annoying)\s+if\s+(?:it|they|the\s+tool)\s+(?:did\s+not|didn['’]t|could\s+not|couldn['’]t)\s+(?<what>[^,.;]{2,80})/iu;
/** Matches "without SSO our IT department will say no". */
const REFUSED_WITHOUT =
  /^\s*without\s+(?<what>[^,.;]{2,60}?)\s*,?\s+(?:we|i|they|it|(?:our|my|the)\s+(?:[\p{L}-]+\s+){0,2}[\p{L}-]+)\s*(?:can\s*not|can['’]t|won['’]t|will\s+(?:not|say\s+no|refuse|reject|block|never)|would(?:n['’]t|\s+(?:not|refuse|reject|never|say\s+no))|refuses?|rejects?)\b/iu;
/** Matches "not being able to export would kill the deal". */
const DEAL_BREAKING =
  /\b(?:not\s+being\s+able\s+to|(?:a\s+)?lack\s+of|(?:a\s+)?missing|having\s+no)\s+(?<what>[^,.;]{2,80}?)\s+(?:would|will|does)\s+(?:kill\s+(?:the|any)\s+deal|be\s+(?:a\s+deal[\s-]?breaker|unacceptable))/iu;
/** Matches "if it needs a camera, it's not for us". */
const REFUSED_WITH =
  /\bif\s+(?:it|they|the\s+(?:tool|app|system))\s+(?:needs?|requires?|uses?|has|have|involves?|comes?\s+with)\s+(?!no\b)(?<what>[^,.;]{2,80}?)\s*,?\s+(?:then\s+)?(?:(?:it|they|we|i)(?:['’](?:s|re|m)|\s+(?:is|are|am))\s+(?:not|out|no\b)|(?:we|i)\s+(?:can\s*not|can['’]t|won['’]t|will\s+not|do\s+not|don['’]t)|forget|no\s+(?:deal|thanks|thank|way)|don['’]t\s+bother)|\b(?:anything|something|everything|(?:tool|app|system|product|device)s?)\s+(?:with|that\s+(?:needs?|requires?|uses?|has))\s+(?<part>[^,.;]{2,80}?)\s+(?:is|are|would\s+be)\s+(?:useless|pointless|worthless|no\s+(?:good|use)|not\s+(?:useful|for\s+us))/iu;
/** Conditions that a whole sentence states, and what their group is then. */
const CONDITIONS: readonly (readonly [Strength, RegExp])[] = [
  ["must", USELESS],
  ["should", MISSED],
  ["wont", REFUSED_WITH],
  ["must", DEAL_BREAKING],
  ["must", REFUSED_WITHOUT],
];
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
      .split(LABEL)
      .flatMap((one) => one.split(AMOUNT))
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
  return statements.filter(({ text: said }) => said.length > 0 && !LEFT_OVER.test(said));
}

/** Parses a part of a sentence into demands, wishes and exclusions, or a heading. */
function partRead(part: string): { statements: Statement[]; heading?: Strength } {
  const unless = UNLESS.exec(part)?.groups;
  if (unless) {
    // A condition is neither a demand nor an exclusion, except for a condition of buying.
    const isBought = BUYING.test(unless.before ?? "");
    return { statements: isBought ? [{ strength: "must", text: trimmed(unless.what ?? "") }] : [] };
  }
  for (const [strength, condition] of CONDITIONS) {
    const [said] = Object.values(condition.exec(part)?.groups ?? {}).filter((text) => text !== undefined);
    if (said === undefined) continue;
    const named = strength === "wont" ? phrasesIn(said, true) : [said];
    return { statements: named.map((text) => ({ strength, text: trimmed(text) })) };
  }
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
    // "What we'd like is camera-based tracking".
    const after = plain(
      part.slice(found.index + found[0].length).replace(/^\s*(?:is|are)\s+(?=\p{L})/iu, ""),
    );
    if (after) return { strength, text: after };
    const before = part.slice(0, found.index);
    // "Timing gates, wireless if possible" wishes for the last item only.
    const last = strength === "should" ? trimmed(trimmed(before).split(",").at(-1) ?? "") : "";
    return { strength, text: subjectOf(last || before) };
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
    /(?:[\s,]+(?:please|thanks|thank\s+you|for\s+(?:us|me)|too|as\s+well|at\s+all|also|only|though|definitely|certainly|absolutely|clearly))+\s*[.!]?\s*$/i;
  return trimmed(
    trimmed(text)
      .replace(polite, "")
      .replace(/^(?:also|at\s+least|that\s+it|it)\s+(?=\p{L})/iu, "")
      .replace(/\s+(?:and|but|or|so|with)$/i, ""),
  );
}

/** Matches what is left of "no health data is stored" without its denial. */
const LEFT_OVER = /^(?:is|are|be|was|were)\s+\p{L}+(?:ed|en)$/iu;
const BEING = /^be\s+(?=\p{L})/iu;
const QUALITY =
  /^(?:be\s+)?(?:[\p{L}\p{N}-]+\s+)?[\p{L}-]+(?:ed|able|ible|proof|compliant|ready|friendly|hosted)\b/iu;

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
      const isNext = beginsWithVerb(begun, { finite: false }) || (BEING.test(text) && QUALITY.test(begun));
      if (open && isNext && begun !== piece) {
        items.push(open);
        open = begun;
      } else open += piece;
    }
    items.push(open);
  }
  return items.map((item) => ({ strength, text: trimmed(item).replace(BEING, "") }));
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
