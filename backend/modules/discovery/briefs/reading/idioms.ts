/** Matches "not only ... but also", which states two wishes and denies nothing. */
const NOT_ONLY =
  /(?:\bnot|(?<=\p{L})n['’]t)\s+(?:only|just|merely|simply)\s+([^.;!?\n]{1,200}?),?\s*\bbut\b(?:\s+(?:also|as\s+well))?\s+/giu;

/** The first half of that, without the second. */
const ONLY = /(?:\s+not|(?<=\p{L})n['’]t)\s+(?:only|just|merely|simply)\s(?=[\p{Ll}])/gu;
/** A question that the text answers itself. */
const ANSWERED =
  /([^.!?;:\n]{1,80})\?\s+(?:no\b(?:,?\s+(?:thanks|thank\s+you|way|please))?|not\s+(?:for\s+(?:us|me)|really|at\s+all|needed|wanted)|never)\s*(?=[.!;\n]|$)/giu;

/** Short answers: "GPS yes, heart rate no", "yes to GPS". */
const NAME_ANSWERED = String.raw`(?<=^|[.,;\n(]\s*|\b(?:and|but)\s+)((?!(?:and|but)\b)(?:(?!(?:say|says|said|or|yes|no|not|an?|the|is|are|we|i|it|they|you|with|to|have|has|in|of|for|than|if)\b)[\p{L}\p{N}'’/-]+\s+){1,5})`;
const ANSWER_END = String.raw`(?=\s*(?:[.,;!)\n]|$|\b(?:and|but)\b))`;
const YES_BEHIND = new RegExp(`${NAME_ANSWERED}yes${ANSWER_END}`, "giu");
const NO_BEHIND = new RegExp(`${NAME_ANSWERED}no${ANSWER_END}`, "giu");
const YES_BEFORE = /\byes(?:\s+to|\s*:)?\s+(?!(?:or|and)\s+no\b)(?=[\p{L}\p{N}])/giu;

/** "Not limited to soccer" names what it needs to go beyond. */
const NOT_LIMITED =
  /(?:\b(?:should|must|is|are|can|does|do)\s*)?(?:\bnot|n['’]t)\s+(?:be\s+)?(?:limited|restricted|confined|tied)\s+to\s+[^.,;:!?\n]{1,80}/giu;
/** "Zero setup"; "zero gravity" is a name. */
const ZERO =
  /\bzero\s+(?!(?:waste|gravity|emissions?|carbon|trust|tolerance|sum|hours?|to|in|on|and|or|is)\b)(?=\p{L})/giu;

/** Idioms, and what they say plainly. */
const PLAINER: readonly (readonly [RegExp, string])[] = [
  [NOT_ONLY, " $1 and "],
  [ONLY, " "],
  [ANSWERED, " no $1"],
  [NOT_LIMITED, " "],
  [ZERO, "no "],
  [
    /\b(?:(?:under|in)\s+no\s+(?:circumstances?|case|event)|at\s+no\s+(?:point|time)|on\s+no\s+account)\s*,?\s+(?:may|should|must|can|shall|will)\s+((?:(?:the|our|any|its)\s+)?[\p{L}-]+)\s+/giu,
    "$1 must not ",
  ],
  [
    /\bnot\s+(?:too\s+|very\s+|overly\s+|so\s+)?(?:expensive|costly|pricey|overpriced)(?=\s+\p{L})/giu,
    "inexpensive",
  ],
  [/\bnot\s+(?:too\s+|very\s+|overly\s+|so\s+)?(?:complicated|complex|difficult)(?=\s+\p{L})/giu, "simple"],
  [
    /\bnot\s+(?:fine|ok(?:ay)?|acceptable|good(?:\s+enough)?)\s+if\s+it(?:['’]s|\s+is)\s+not\s+/giu,
    "a must if it is ",
  ],
  [
    /\bwant\s+((?:[\p{L}-]+\s+){1,4})(?:removed|excluded|gone|left\s+out|taken\s+out|turned\s+off|banned)\b(?:\s+from\s+[^.,;!?\n]{1,40})?/giu,
    "do not want $1",
  ],
  [
    /\bno\s+(?:coach|player|parent|volunteer|athlete|kid|child|referee|one|teacher|member|fan)\s+(?:wants?|likes?|has\s+time)\s+to\s+/giu,
    "we don't want to ",
  ],
  [/\b(?:said|says)\s+no\s+to\s+/giu, "does not want "],
  [/\b(?:said|says|say)\s+yes\s+to\s+/giu, "wants "],
  [/\b(?:is|are)\s+what\s+we\s+(?:do\s+not|don['’]t)\s+(?:want|need)\b/giu, "is not wanted"],
  [/\bno\s+(\p{L}+)\s+(?:may|can|must|should|shall)\s+(?=\p{L})/giu, "$1 must not "],
  [
    /\b(?:everything|all)\s+(?:except(?:\s+for)?|but|apart\s+from)\s+([\p{L}\s-]{2,40}?)\s+is\s+(?:already\s+)?(?:covered|solved|handled|there|in\s+place)\b/giu,
    "we need $1",
  ],
  [
    /\bexcept\s+for\s+([\p{L}\s-]{2,40}?),?\s+we\s+(?:already\s+)?have\s+(?:everything|it\s+all)\b/giu,
    "we need $1",
  ],
  [
    /(?<=^|[.;\n]\s*)([\p{L}][\p{L}\s-]{1,40}?)\s+(?:is\s+not|isn['’]t|are\s+not|aren['’]t)\s+(?:covered|solved|handled)\s+yet\b/giu,
    "we need $1",
  ],
  [/\bdoes\s+it\s+(?:need|require|use|have)\s+([^?.!\n]{1,80})\?\s+then\s+/giu, "if it needs $1, "],
  [/\bleave\s+([\p{L}-]+(?:\s+[\p{L}-]+)?)\s+out(?:\s+of\s+(?:it|this))?(?=\s*(?:[.,;!\n]|$))/giu, "no $1"],
  [/\b(?:would\s+not|wouldn['’]t)\s+say\s+no\s+to\b/giu, "would like"],
  [
    /(?:,|\bbut|\bthough|\band)\s+not\s+(?:essential|required|mandatory|necessary|needed|a\s+must)(?=\s*[:,])/giu,
    "",
  ],
];

/** Rewrites short answers as full sentences. */
const withAnswers = (text: string) =>
  text
    .replace(YES_BEHIND, (_, name: string) => name.trimEnd())
    .replace(NO_BEHIND, (_, name: string) => `no ${name.trimEnd()}`)
    .replace(YES_BEFORE, "");

/** Puts what a text says by idioms and short answers into sentences that the grammar reads. */
export const withoutIdioms = (text: string): string =>
  PLAINER.reduce((said, [idiom, plainer]) => said.replace(idiom, plainer), withAnswers(text));
