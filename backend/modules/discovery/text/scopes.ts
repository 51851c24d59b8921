/**
 * The polarity of a part of a text: affirmed, denied, denied only under a condition ("if there is no
 * internet"), or left open.
 */
export type Polarity = "yes" | "no" | "absent" | "maybe";

/**
 * The kind of a denial: by a verb ("does not"), of a noun ("no"), or after its subject ("is not included").
 */
export type CueKind = "verb" | "noun" | "back";

/** A part of a text with one polarity, without the words that deny it. */
export interface Run {
  readonly start: number;
  readonly end: number;
  readonly polarity: Polarity;
  /** The range of the denying words; undefined if there are none. */
  readonly cue?: { readonly kind: CueKind; readonly start: number; readonly end: number } | undefined;
  /** Whether it is doubly denied and thus demanded: "not without X". */
  readonly isDemanded?: boolean;
}

const any = (...parts: readonly string[]) => `(?:${parts.join("|")})`;
const N_T = String.raw`n['’]t\b`;
const BE = "(?:is|are|was|were|be|been|being)";
const AUXILIARY = any(
  ..."do does did has have had can could will would shall should must may might need".split(" "),
  BE,
);
const NOT = String.raw`(?:\s+(?:not|never|no\s+longer)\b|${N_T})`;
const BE_NOT = String.raw`(?:${BE}${NOT}|(?:must|should|will|can|may)\s*(?:not|${N_T})\s+be|(?:cannot|can['’]t|won['’]t|mustn['’]t|shouldn['’]t)\s+be)\s+(?:\p{L}+ly\s+|yet\s+|an?\s+|of\s+(?!interest))?`;

/** Matches "Hardware is fine, wearables are not." */
const BE_NOT_LAST = String.raw`(?:is|are)(?:\s+not\b|${N_T})`;

/** Phrases that look like denials but aren't. */
const NEUTRAL = any(
  String.raw`(?:do|does|should|must|can|could|will|would)?\s*\bnot\s+(?:only|just|merely|simply|solely|least|necessarily)\b`,
  String.raw`(?:shouldn|mustn|doesn|don|isn|aren|won)['’]t\s+(?:just|only|merely|simply)\b`,
  String.raw`\bnot\s+(?:to\s+mention|negotiable)\b`,
  String.raw`(?:\b${AUXILIARY}\s*)?(?:\bnot|n['’]t)\s+(?:be\s+)?(?:limited|restricted|confined)\s+to\b`,
  String.raw`(?:\b${AUXILIARY}\s*)?(?:\bnot|n['’]t)\s+(?:be\s+)?(?:ruled\s+out|excluded|banned|forbidden)\b`,
  String.raw`(?:\b${AUXILIARY}\s*)?(?:\bnot|n['’]t)\s+(?:be\s+)?(?:too|very|so|overly|that)\s+(?!\b(?:needs?|requires?|uses?|has)\b)\p{L}+`,
  String.raw`\b(?:no|not)\s+(?:more|less|fewer|later|earlier|longer|higher|lower|older|younger|bigger|larger|greater|smaller)\s+than\b`,
  String.raw`\bno\s+(?:matter|doubts?|wonder|other|rush|hurry|ideas?|question|big\s+deal|limits?\s+(?:on|to|for))\b`,
  String.raw`\bno\.\s*\d`,
  String.raw`\byes\s*(?:or|and|\/)\s*no\b`,
  String.raw`\bno\s+code\b(?=\s+[\p{L}])`,
  String.raw`\bwithout\s+(?:an?\s+|any\s+)?(?:doubts?|questions?|exceptions?|delays?|fail)\b`,
  String.raw`\bwithout\s+(?:compromis\w+|sacrific\w+|los(?:ing|s\s+of)|giving\s+up|missing)\b`,
  String.raw`\b(?:why|or|whether)\s+not\b`,
  String.raw`\b(?:not|${BE}n['’]t)\s+(?:sure|certain|clear|fussy|picky|bothered|opposed\s+to|against|averse\s+to|unlike)\b`,
  String.raw`\b(?:do|does|did)${NOT}\s+matter\b(?:\s+(?:to\s+us\s+)?(?:if|whether|how|which)\b[^.;!?\n]{0,80})?`,
  String.raw`\b(?:would)${NOT}\s+(?:bother|annoy|disturb|hurt)\b`,
  String.raw`\bnothing\s+(?:against|wrong\s+with)\b`,
  String.raw`\b(?:do|does|would|did|wo)${NOT}\s+(?:mind|care|object)\b`,
  String.raw`\bno\s+(?:objections?|preferences?|problems?|issues?|qualms|concerns)\b(?:\s+(?:to|with|about|for|regarding))?`,
  String.raw`\b(?:never|(?:do|does|will|wo)${NOT}|cannot|can['’]t)\s+(?:miss|lose|forget|worry|hesitate|wait|go\s+wrong)\b`,
  String.raw`\b${BE}${NOT}\s+(?:an?\s+)?(?:problems?|issues?|deal[\s-]?breakers?|concerns?|no[\s-]gos?)\b`,
  String.raw`\bnot?\s+(?:a\s+)?deal[\s-]?breakers?\b`,
);
/** Phrases that leave their clause open. */
const HEDGE = any(
  String.raw`\bwith\s+(?:or|and)\s+without\b`,
  String.raw`\boptional(?:ly)?\b`,
  String.raw`\bcoming\s+soon\b`,
  String.raw`\b(?:on|in)\s+(?:the|our|its)\s+roadmap\b`,
  String.raw`\b(?:is|are)\s+(?:planned|in\s+development|under\s+development|being\s+(?:built|developed))\b`,
  String.raw`\bplanned\s+for\b`,
  String.raw`\bcan\s+be\s+(?:turned\s+off|switched\s+off|disabled|hidden|added|removed)\b`,
  String.raw`\breplac(?:es?|ing)\b`,
  String.raw`(?<=^|[.!?]\s)without\s+[^,.;]{2,40}?,?\s+(?:you|clubs|teams|coaches|players)\s+(?:are|can|must|have|will|would|lose|get|need)\b`,
  String.raw`\b(?:will|may|might)\s+(?:soon\s+)?(?:be\s+)?(?:added|available|follow|come)\b`,
  String.raw`\bnot\s+(?:every|all)\b`,
);
/** Phrases that deny what precedes them. */
const BACK = any(
  String.raw`\b${BE_NOT}(?:included|supported|available|offered|provided|possible|there\b|built[\s-]?in|implemented|covered|wanted|allowed(?!\s+to\b)|fine|welcome|acceptable|accepted|permitted(?!\s+to\b)|desired|tolerated|an?\s+option|options?|our\s+thing|of\s+interest|ok(?:ay)?|for\s+us|what\s+we|in\s+scope|part\s+of)\b`,
  String.raw`\b${BE}\s+(?:strictly\s+|absolutely\s+)?(?:unavailable|unsupported|missing|absent|excluded|forbidden|banned|prohibited|unwanted|undesired|unacceptable|disallowed|out\s+of\s+the\s+question|out\s+of\s+scope|outside\s+(?:its|the|our|their)\s+scope|off\s+the\s+table|ruled\s+out|a\s+no[\s-]go|no[\s-]gos?|(?:a\s+)?deal[\s-]?breakers?|out\b(?!\s+of))\b`,
  String.raw`\b(?:not|never|no\s+longer)\s+(?:included|supported|available|offered|provided|wanted|allowed(?!\s+to\b)|welcome|acceptable|accepted|permitted(?!\s+to\b))\b`,
  String.raw`\b(?:would|will)\s+be\s+(?:overkill|too\s+much|a\s+problem|unacceptable|a\s+deal[\s-]?breaker|a\s+no[\s-]go)\b`,
  String.raw`\b(?:should|must|shall|ha(?:s|ve)\s+to)\s+be\s+(?:left\s+out|excluded|avoided|removed)\b`,
  String.raw`\bwould\s+(?:really\s+)?(?:bother|annoy|disturb|distract)\s+(?:us|me|them|people|players|coaches|parents|kids)\b`,
  String.raw`\b(?:has|have)\s+never\s+worked(?:\s+(?:out|for\s+(?:us|me)))*\b`,
  String.raw`\b(?:has|have)\s+been\s+(?:removed|discontinued|dropped)\b`,
  String.raw`\b${BE_NOT_LAST}\s*(?=[.;,!\n]|$)`,
  String.raw`:\s*(?:no|none|not|never|n\/a)\b(?=\s*(?:[.;,!\n]|$))`,
  String.raw`\?\s*no\b(?:,?\s+(?:thanks|thank\s+you|please))?(?=\s*(?:[.;,!\n]|$))`,
  String.raw`,?\s+no\s+(?:thanks|thank\s+you|way(?!\s+(?:to|of)\b))\b`,
);
/** Phrases that make what precedes them optional. */
const BACK_OPEN = any(
  String.raw`\b(?:${BE_NOT}|not\s+)(?:strictly\s+|really\s+|absolutely\s+)?(?:an?\s+)?(?:required|needed|necessary|mandatory|essential|important|relevant|must\b(?!\s+\p{L})|must[\s-]haves?|priority|requirements?|conditions?|critical|crucial|compulsory|obligatory|decisive)\b`,
  String.raw`\b${BE}\s+(?:unnecessary|irrelevant|unimportant|unneeded)\b`,
  String.raw`\b(?:need\s+not|needn['’]t|would${NOT}\s+(?:have|need)\s+to|(?:do|does)${NOT}\s+(?:(?:have|need)|need\s+(?:it|them|this|one|you|us|anyone))\s+to)\b`,
);
const VERB = any(
  String.raw`\b${AUXILIARY}${NOT}`,
  String.raw`\bcannot\b`,
  String.raw`\b(?:ca|wo|sha|ai)n?['’]t\b`,
  String.raw`\bnot\b`,
  String.raw`\bnever\b`,
  String.raw`\bno\s+longer\b`,
  String.raw`\b(?:no[\s-]one|nobody|nothing)\b`,
  String.raw`\b(?:neither|nor)\b`,
  String.raw`\bunable\s+to\b`,
  String.raw`\bno\s+(?:way|option|possibility|ability|means|chance|method)\s+(?:to|of)\b`,
  String.raw`\b(?:fails?|refuses?)\s+to\b`,
);
const NOUN = any(
  String.raw`\bwithout\b`,
  String.raw`\bw\/o\b`,
  String.raw`\bno\b(?![-\w])`,
  String.raw`\bnone\s+of\b`,
  String.raw`\black(?:s|ing)?\b(?:\s+of\b)?`,
  String.raw`\bexclud(?:es?|ing)\b`,
  String.raw`\bexcept(?:ing)?\b(?:\s+for\b)?`,
  String.raw`\b(?:other|rather)\s+than\b`,
  String.raw`\b(?:apart|aside)\s+from\b`,
  String.raw`\b(?:instead|devoid)\s+of\b`,
  String.raw`\bin\s+place\s+of\b`,
  String.raw`\bas\s+opposed\s+to\b`,
  String.raw`\b(?:anything|all|everything|any)\s+(?:(?!the\b|of\b)\p{L}+\s+)?(?:but|except)\b(?!\s+(?:also|not|it|we|they)\b)`,
  String.raw`\bminus\s+(?:the|any)\b`,
  String.raw`(?<!\bfeel\s)\bfree\s+(?:of|from)\b(?!\s+charge)`,
  String.raw`\b(?:do|does|did|doing)\s+away\s+with\b`,
);
const PEOPLE =
  "clubs?|teams?|schools?|players?|athletes?|coach(?:es)?|people|users?|parents?|kids|gyms?|stadiums?|venues?|regions?|areas?|places|homes?|families|grounds?|fields?|organi[sz]ations?|federations?|leagues?|academ(?:y|ies)|staff|facilities|universit(?:y|ies)|colleges?|runners?|clinics?|departments?";
const CONDITION = any(
  String.raw`\b(?:if|when|whenever|where|wherever|even|in\s+case|whether|once)\b`,
  String.raw`\bfor\s+(?:[\p{L}-]+\s+){0,3}?(?:${PEOPLE})\s+(?:(?:that|who|which)\s+(?:have|has|had|work|play|train|are)?\s*|with\s+)?(?=(?:no|without|lacking)\b)`,
);
/** Phrases that end any denial. */
const END = any(
  String.raw`[;:!?()\n]|\.(?=\s|$)|\s[-–—]\s`,
  String.raw`(?<!-)\b(?:but|although|though|while|whereas|however|because|unless|until|instead|then|just|only|simply)\b`,
  String.raw`\bso\s+(?:that|we|they|it|our)\b`,
  String.raw`\bsince\s+(?:we|they|it|our)\b`,
);
/** Words that end the scope of "no" and "without". */
const PREPOSITION = String.raw`(?<!-)\b(?:for|to|in|at|on|by|from|with|via|as|when|if|where|that|which|who|during|after|before|through|using|inside|near|under|over|into|across|among|between|against|even|is|are|was|will|can|should|must)\b`;
const FREE = String.raw`\b\p{L}+(?=-free\b)`;

const TOKEN = new RegExp(
  [
    ["neutral", NEUTRAL],
    ["hedge", HEDGE],
    ["open", BACK_OPEN],
    ["back", BACK],
    ["noun", NOUN],
    ["verb", VERB],
    ["condition", CONDITION],
    ["end", END],
    ["and", String.raw`(?:,\s*)?\b(?:and|plus|as\s+well\s+as)\s+|\s&\s`],
    ["comma", ","],
    ["free", FREE],
    ["preposition", PREPOSITION],
  ]
    .map(([name, source]) => `(?<${name}>${source})`)
    .join("|"),
  "giu",
);
/** A quick check for any denial, since most texts have none. */
const MAY_DENY =
  /\b(?:no|not|none|nobody|nothing|never|nor|neither|without|cannot|lack\w*|exclud\w+|except\w*|other|rather|apart|aside|instead|devoid|place|opposed|but|free|away|unable|fails?|refuses?|un(?:available|supported|acceptable|wanted|desired|necessary|needed|important)|missing|absent|forbidden|banned|prohibited|irrelevant|disallowed|out|outside|off|optional\w*|soon|roadmap|planned|development|removed|discontinued|dropped|developed|built|unlike|most|many|traditional|conventional|existing|legacy|typical|may|might|w\/o|deal[\s-]?breakers?|minus|overkill|problem|bother|annoy|disturb|distract|excluded|avoided|replac\w+|can\s+be)\b|n['’]t\b/i;
/** Clauses about other vendors' products, which say nothing about the record. */
const OTHERS =
  /^\s*(?:unlike\b|(?:most|many|other|some|traditional|conventional|existing|legacy|typical)\s+(?:[\p{L}-]+\s+){0,2}?(?:tools?|apps?|systems?|products?|solutions?|platforms?|trackers?|devices?|software|vendors?|competitors?|alternatives?)\b)/iu;
/** Nouns whose complement is denied: "no support for video". */
const LIGHT =
  /\b(?:support|access|needs?|integrations?|options?|way|use|requirements?|connections?|connectivity|functions?|functionality|features?|modules?|possibility|reliance|dependence|dependency|links?|ties?|kind|sort|type|form|trace|sharing|upload|export|import|anything|tools?|apps?|systems?|software|platforms?|solutions?|products?|devices?|something|things?|ones?|plans?|interest)\s*$/i;
/** What begins a new clause after "and", "or" or a comma, as opposed to another denied item. */
const NEW_CLAUSE =
  /^\s*(?:(?:it|its|it['’]s|they|we|you|he|she|i|our|your|who|which|that|also|then|with|instead|please|budget|only|just|ideally|preferably|maybe|perhaps|is|are|was|has|have|can|will|would|could|must|should|does|do|may|at|for|in|under|up|from|by|on|to|easy|easily|good|fast|simple|great|low|cheap|nice|clear|quick|strong|full|fully|automatic|automatically|affordable|within|works?|still|everything|all)\b|[$€£]?\d)/i;
const VERBS = new Set(
  "sync track export show send store keep run work need support offer include give let help use measure record plan manage sell scan count make take read write connect integrate import analyze analyse stream detect alert share save print bill book schedule report display capture collect monitor warn tell generate create provide allow enable handle compare combine deliver add remove cut reduce improve learn predict follow cover fit cost come get turn find assess log mark tag rate test train teach guide build estimate calculate compute flag notify remind upload download edit publish broadcast register invite assign charge pay check visualize benefit replace require run score summarize translate operate".split(
    " ",
  ),
);

/** Whether a text begins with a verb whose subject precedes it, like "tracks" in "and tracks players". */
export function beginsWithVerb(text: string, { finite = true } = {}): boolean {
  const [, first = "", rest = ""] = /^\s*([\p{L}-]+)(.*)/su.exec(text) ?? [];
  const word = first.toLowerCase();
  const base = finite ? baseOf(word) : word;
  if (!base || !VERBS.has(base)) return false;
  // "reports" and "plans" are verbs only if followed by something other than a preposition or conjunction.
  return /^\s+(?!for\b|in\b|of\b|and\b|or\b|at\b)[\p{L}\p{N}"“]/u.test(rest);
}

function baseOf(word: string): string | undefined {
  if (!word.endsWith("s")) return undefined;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return VERBS.has(word.slice(0, -1)) ? word.slice(0, -1) : word.replace(/es$/, "");
}

/** Whether the text after a comma or "and" continues the list of denied things. */
function continuesList(rest: string, isComma: boolean): boolean {
  if (NEW_CLAUSE.test(rest) || beginsWithVerb(rest)) return false;
  if (!isComma) return true;
  const word = String.raw`(?!(?:is|are|was|it|you|we|they|can|will|has|have|with)\b)[\p{L}\p{N}'’/+-]+`;
  const item = `(?:${word}\\s+){0,3}?${word}`;
  return new RegExp(
    String.raw`^\s*(?:(?:or|nor|and)\s|(?:${item}\s*,\s*)*${item}\s*,?\s+(?:or|nor|and)\s)`,
    "iu",
  ).test(rest.slice(0, 160));
}

/**
 * Returns where the subject begins in the text before its predicate: after the last comma or "and", unless
 * the subject is a list.
 */
function subjectStart(before: string): number {
  const list =
    /(?:^|[,;]\s*|\band\s+)((?:(?:[\p{L}\p{N}'’/-]+\s+){0,2}[\p{L}\p{N}'’/-]+\s*,\s*)*(?:[\p{L}\p{N}'’/-]+\s+){0,2}[\p{L}\p{N}'’/-]+,?\s+(?:and|or)\s+(?:[\p{L}\p{N}'’/-]+\s+){0,2}[\p{L}\p{N}'’/-]+)\s*$/iu;
  const found = list.exec(before);
  if (found && !beginsWithVerb(found[1] ?? "")) return before.length - (found[1] ?? "").trimEnd().length - 1;
  const last = [...before.matchAll(/,\s*|\band\s+/gi)].at(-1);
  return last ? last.index + last[0].length : 0;
}

/** Splits a text into parts by polarity: a small grammar of denials and their scope. */
export function runsOf(text: string): Run[] {
  if (!MAY_DENY.test(text) && !/-free\b/i.test(text)) {
    return [{ start: 0, end: text.length, polarity: "yes" }];
  }
  return new Scanner(text).scan();
}

class Scanner {
  readonly #text: string;
  readonly #runs: Run[] = [];
  #start = 0;
  /** The start of the clause, as an index of runs and as an offset in the text. */
  #clause = 0;
  #clauseStart = 0;
  #polarity: Polarity = "yes";
  #cue: Run["cue"];
  #isConditional = false;
  #isDemanded = false;

  constructor(text: string) {
    this.#text = text;
    this.#beginClause(0);
  }

  scan(): Run[] {
    for (const match of this.#text.matchAll(TOKEN)) {
      const { index, groups = {} } = match;
      const end = index + match[0].length;
      const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
      if (kind === "hedge") this.#hedge(index, end);
      else if (kind === "open") this.#subject(index, end, "absent");
      else if (kind === "back") this.#subject(index, end, "no");
      else if (kind === "noun" || kind === "verb") this.#deny(kind, index, end);
      else if (kind === "condition") this.#condition(index);
      else if (kind === "end") this.#endClause(index, end);
      else if (kind === "comma" || kind === "and") this.#separate(kind, index, end);
      else if (kind === "free") this.#free(index, end);
      else if (kind === "preposition") this.#preposition(index);
    }
    this.#push(this.#text.length);
    return this.#runs;
  }

  #push(end: number): void {
    if (this.#text.slice(this.#start, end).trim()) {
      const isDemanded = this.#isDemanded && { isDemanded: true };
      this.#runs.push({
        start: this.#start,
        end,
        polarity: this.#polarity,
        cue: this.#cue,
        ...isDemanded,
      });
    }
  }

  #hedge(start: number, end: number): void {
    this.#push(start);
    this.#start = end;
    this.#leaveOpen();
  }

  /** Marks everything in the clause so far as left open. */
  #leaveOpen(): void {
    for (let at = this.#clause; at < this.#runs.length; at++) {
      const run = this.#runs[at];
      if (run) this.#runs[at] = { ...run, polarity: "maybe" };
    }
    this.#polarity = "maybe";
  }

  /**
   * Applies a polarity to the subject before its predicate. After a pronoun such as "it" or "which", applies
   * it to what follows.
   */
  #subject(start: number, end: number, polarity: Polarity): void {
    const before = this.#text.slice(this.#clauseStart, start);
    const isPronoun = /(?:^|[\s,])(?:it|that|which|this|they|who|we|you|i|there)\s*$/i.test(before);
    if (isPronoun || !before.trim()) {
      this.#push(start);
      this.#start = end;
      this.#polarity = polarity;
      this.#cue = { kind: "verb", start, end };
      return;
    }
    const subject = Math.max(this.#start, this.#clauseStart + subjectStart(before));
    this.#push(subject);
    this.#start = subject;
    if (this.#polarity !== "no") {
      this.#polarity = polarity;
      this.#cue = { kind: "back", start, end };
    }
    this.#push(start);
    this.#start = end;
    this.#polarity = polarity === "absent" ? "absent" : "yes";
    this.#cue = undefined;
    this.#isDemanded = false;
  }

  #deny(kind: "noun" | "verb", start: number, end: number): void {
    const cue = { kind, start, end } as const;
    const isDenied = this.#polarity === "no";
    const word = this.#text.slice(start, end).toLowerCase();
    const isFlip =
      isDenied &&
      (kind === "noun"
        ? !/^no(?:ne of)?$/.test(word)
        : /\b(?:that|which|who)\s*$/i.test(this.#text.slice(0, start)));
    this.#push(start);
    this.#start = end;
    this.#cue = cue;
    if (this.#polarity === "maybe") return;
    if (isFlip) {
      this.#polarity = "yes";
      // "Nothing except X" allows X; "not without X" demands it.
      this.#isDemanded = kind === "verb" || /^(?:without|w\/o|lack)/.test(word);
    } else {
      this.#polarity = this.#isConditional ? "absent" : "no";
      this.#isDemanded = false;
    }
  }

  #condition(index: number): void {
    this.#preposition(index);
    if (this.#polarity !== "no") this.#isConditional = true;
  }

  #endClause(index: number, end: number): void {
    this.#push(index);
    this.#start = end;
    this.#beginClause(end);
  }

  #beginClause(at: number): void {
    this.#clause = this.#runs.length;
    this.#clauseStart = at;
    this.#polarity = OTHERS.test(this.#text.slice(at, at + 80)) ? "maybe" : "yes";
    this.#cue = undefined;
    this.#isConditional = false;
    this.#isDemanded = false;
  }

  #separate(kind: "comma" | "and", index: number, end: number): void {
    if (this.#isConditional) {
      if (kind === "comma") this.#endClause(index, end);
      return;
    }
    // A later predicate may deny a whole list of subjects.
    if (this.#polarity === "yes" && !this.#isDemanded) return;
    const rest = this.#text.slice(end, end + 200);
    if (this.#polarity === "no" && continuesList(rest, this.#text[index] === ",")) return;
    this.#endClause(index, end);
  }

  #free(start: number, end: number): void {
    this.#push(start);
    const cue = { kind: "noun", start: end, end: end + 5 } as const;
    this.#runs.push({ start, end, polarity: this.#polarity === "no" ? "yes" : "no", cue });
    this.#start = end + 5;
  }

  #preposition(index: number): void {
    const isNoun =
      this.#cue?.kind === "noun" &&
      (this.#polarity === "no" || this.#polarity === "absent" || this.#isDemanded);
    if (!isNoun) return;
    const said = this.#text.slice(this.#cue?.end ?? index, index);
    // Handles "without sending data to sponsors", "no support for video".
    if (/^\s*[\p{L}-]+ing\b/u.test(said) || LIGHT.test(said) || !said.trim()) return;
    this.#push(index);
    this.#start = index;
    this.#polarity = "yes";
    this.#cue = undefined;
    this.#isDemanded = false;
  }
}
