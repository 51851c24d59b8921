import { isStopWord } from "../../text/stop-words.ts";
import { wordsOf } from "../../text/words.ts";
import { withoutAmounts } from "./budget.ts";

/** Matches how people introduce what they look for. */
const ASKING =
  /^(?:[^\s.]+\s+){0,7}?(?<!\b(?:who|that|which|what)\s)(?:\p{L}+(?=['’]d\s)|\b)(?:(?:look|search|shop|hunt)(?:ing)?\s+(?:for|into|to\s+(?:buy|get|find))|in\s+(?:need|search)\s+of|interested\s+in|(?:(?:want|need|wish|plan|hope)s?|(?:would|['’]d)\s+(?:like|love))\s+to(?:\s+(?:start|begin))?(?!\s+(?:know|be|make|see|use|keep|pay|replace|go|do|try|rent|buy|get|have|find|avoid|stay|work|become|learn|share|say|hear)\b)|(?:need|want|seek|require)(?:s|ing)?(?:\s+(?:to\s+(?:buy|get|find|have)|for))?|(?:would|['’]d)\s+like(?:\s+to\s+(?:buy|get|find|have))?|(?:show|find|get|give)\s+(?:me|us)|(?:could|can)\s+do\s+with|(?:am|are|\p{L}+['’](?:m|re))\s+after|(?:recommend|suggest)(?:\s+(?:us|me))?|what(?:['’]s|\s+is|\s+are)\s+(?:an?|the)\s+(?:best|good|right|easiest|cheapest|most\s+[\p{L}]+)\s+(?:ways?|tools?|apps?|software|systems?|devices?)\s+(?:to|for)|is\s+there|know\s+of|do\s+you\s+(?:have|know))\s+/iu;
/** Matches a generic product word with its purpose. */
const FOR_A_PURPOSE =
  /^(?:(?:free|phone|mobile|web|online|digital|smart|software|open[- ]source|cloud)\s+){0,2}(?:tools?|software|apps?|systems?|platforms?|solutions?|products?|services?|something|anything|devices?|technology|programs?)\s+(?:(?:that|which|to|who)\s+|for\s+(?!(?:an?|the|our|my|\d+)\s))(?:(?:will|can|could|would|may|might|should)\s+)?(?:help(?:s|ing)?(?:\s+(?:us|me|our\s+\w+|the\s+\w+|\w+s))?(?:\s+(?:to|with))?\s+|lets?\s+(?:us|me|\w+s)\s+|allows?\s+(?:us|me|\w+s)\s+to\s+|(?:we|\w+s)\s+use\s+(?:to|for(?!\s+free))\s+)?(?=\S)/i;
/** Matches several verbs for what the product does, or one without much content; their object says more. */
const DOES =
  /^(?:(?:\p{Ll}+s(?:,|,?\s+and)\s+)+\p{Ll}+s|finds|gives|shows|provides|offers|makes|does|creates|delivers|brings|gets)\s+(?=\p{L})/u;
/** Matches a product's users, which are no kind of product, nor even its purpose if a verb follows. */
const PEOPLE =
  /^(?:the\s+|our\s+|my\s+|all\s+|other\s+)?(?:\p{L}+\s+){0,2}?(?:we|i|they|you|people|staff|kids|children|parents|famil(?:y|ies)|fans|volunteers|referees|umpires|officials|judges|coach(?:es)?|trainers|teachers|players|athletes|members|users|board|committee|council|managers|captains|scouts|researchers|analysts|physios|doctors|students|swimmers|runners|riders|beginners|amateurs|women|girls|boys|men|seniors|clubs|teams|schools|academies|federations|leagues|universities|colleges)(?<verb>\s+\p{L}.*)?$/iu;
const QUALITY = /^(?:free|open[- ]source)\s+/i;
/** Matches the end of a product kind's name. */
const END =
  /\s*(?:[,.;:!?()\n]|\s[-–—]\s|(?<!-)\b(?:for|with|without|that|which|who|whose|to|in|(?<!\b(?:thes[ie]s|papers?|stud(?:y|ies)|research|courses?|articles?|reports?|projects?)\s)on|at|from|by|under|below|within|over|up\s+to|must|should|required|mandatory|essential|preferred|budget|because|so|when|where|while|using|like|such|our|we|us|my|it|its|is|are|was|can|could|will|would|has|have|cheap|affordable|accurate|suitable|compatible|capable|than|not|no|but|and\s+(?:must|should|we|it))\b(?!-)|[$€£¥]|\b\d)/i;
const DETERMINER =
  /^(?:(?:an?|the|both|either|some|any|new|another|better|best|good|great|affordable|cheap|inexpensive|low-cost|simple|easy|reliable|modern|suitable|proper|small|big|full|complete|kind\s+of|type\s+of|sort\s+of)\s+)+/i;
/** Matches sentences about the product that don't name it. */
const NO_PRODUCT =
  /^\s*(?:the\s+(?:less|fewer|more)|as\s+(?:few|little|many|much)|(?:the|our|my)\s+(?:previous|last|current|old|existing|former|present)|(?:cheaper|better|smaller|faster|simpler|lighter|easier)\s+than|as\s+long\s+as|if|provided|only\s+(?:if|when)|hopefully|(?:bonus|extra|plus)\s+(?:points|credit)|(?:top|first|high|low|main|number\s+one)\s+priorit(?:y|ies)|priority\b|(?:our\s+|my\s+)?wish\s?list|nice\s*:|open\s+to|closed\s+to|opposed|enough|prefer\b|preference|be\b|yet\b|may|might|please\s+(?:only|do|don)|no(?!-)|not(?!-)|without|never|must|should|ideally|preferably|budget|price|cost|deadline|decision|thanks?|hello|hi|dear|it|(?:we|i)\s+(?:do\s+not|don['’]t)|nothing|please\s+no|deal[\s-]?breakers?|no[\s-]gos?|exclusions?|out\s+of\s+scope|requirements?|required|mandatory|optional|bonus|nice[\s-]to|who|whom|whose|how|why|what\s+(?:if|happens|do|does|should|can|will|to))\b/i;
/** Generic product words, which name no kind. */
const GENERIC = new Set(
  "build builds building tool tools software app apps application system systems platform platforms solution solutions product products service services something anything somebody someone device devices technology tech program provider providers vendor vendors supplier suppliers company companies help way ways thing things stuff option options idea ideas alternative alternatives replacement replacements maybe perhaps around roughly approximately probably made based developed designed produced data free local looking hoping trying max competitor competitors equivalent".split(
    " ",
  ),
);
/** Matches a verb for avoiding something undesirable; the undesirable thing says more. */
const AGAINST =
  /^(?:to\s+)?(?:avoid(?:ing)?|reduc(?:e|ing)|(?:cut|limit)(?:ting)?(?:\s+down)?(?:\s+on)?|fewer|less)\s+(?=\p{L})/iu;
/** Matches leading attributes, separated by a comma: "Outsourced, high-volume delivery". */
const SAID_OF_IT = /^(?:\p{L}+(?:ed|ive|able|ible|ous|ful|less|-person)\s*,\s*)+(?=\p{L})/iu;
/** Matches a trailing determiner: the object follows, so the phrase named nothing. */
const DOING = /\s(?:an?|the|our|my|their|your|its)$/i;
/** Matches trailing conjunctions and similar words. */
const JOINING = /(?:\s+(?:and|or|there|of|also|then|only))+$/i;
/** Matches the beginning of a statement about people. */
const TELLING = /^\s*(?:have|has|had|are|is|was|were|can|could|will|would|do|does|did)\b/i;
/** Matches a sentence about how much a part of the product matters. */
const DEMANDED =
  /^[^,;.]{0,60}?\s(?:is|are)\s+(?:an?\s+)?(?:mandatory|must|must-haves?|essential|requirement|prerequisite|non-negotiable|optional)\b/i;
/** Matches sentences in which people say who they are. */
const SELF =
  /^\s*(?:(?:i|we)\s+(?:run|am|are|have|manage|own|coach|play|train|represent|organi[sz]e|work|teach|lead|operate|host)|(?:i|we)['’](?:m|re)\s+(?:an?|the)|(?:as\s+an?\s+)?[\p{L}-]+\s+here)\b/iu;
/** Matches the name of an organization alone: "Tennis academy, 60 players". */
const ORGANIZATION =
  /^(?:[\p{L}\p{N}'’-]+\s+){0,3}(?:academy|club|federation|school|university|college|league|association|gym)$/iu;
/** Matches the rest of a sentence that says how much something matters, not that it is looked for. */
const STATED =
  /^\s*(?:(?:is|are)\s+(?:not\s+|also\s+|very\s+|absolutely\s+)*(?:more|most|already|ok(?:ay)?|fine|optional|good|great|nice|welcome|mandatory|essential|important|critical|crucial|vital|key|non|negotiable|out|unacceptable|acceptable|preferred|an?\s+(?:must|plus|bonus|no|deal|dealbreaker|requirement|option))\b|(?:(?:has|have|needs?)\s+to|must)\s+be\s+(?:possible|there|included|available|supported)\b|(?:is|are)n['’]t\s+(?:fine|ok(?:ay)?|needed|required|a\b)|would(?:\s+not|n['’]t)?\s+(?:bother|annoy|disturb)|should\s+be\s+(?:left|out|in\b)|would\s+(?:do|work|be)\b)/i;
/** Matches a heading before what is looked for. */
const HEADING =
  /^\s*(?:what\s+we\s+(?:want|need|look\s+for)|want(?:ed)?|needed|needs?|sought|looking\s+for|brief|request|goal|we\s+need)\s*:\s*/i;
const MOST_WORDS = 6;

/**
 * Returns the kind of product that a brief looks for, in its own words, such as "GPS tracking system" for "We
 * need a GPS tracking system for 40 players": the first phrase where people usually name it. Returns null if
 * the brief names none.
 */
export function productIn(text: string): string | null {
  for (const sentence of clausesIn(withoutAmounts(text))) {
    const isAsking = ASKING.test(sentence);
    if (NO_PRODUCT.test(sentence) || (!isAsking && (SELF.test(sentence) || DEMANDED.test(sentence))))
      continue;
    const asked = sentence.replace(ASKING, "").replace(DETERMINER, "");
    const product = phraseAt(withoutPurpose(asked));
    const isPeople = product && PEOPLE.exec(product) && !PEOPLE.exec(product)?.groups?.verb;
    if (!isAsking && product && ORGANIZATION.test(product)) continue;
    if (product && !(isPeople && !FOR_A_PURPOSE.test(asked))) return namedFor(product, asked);
  }
  return null;
}

/** Splits at semicolons, too, except in a list below a heading that names no product: "Requirements: a; b". */
function clausesIn(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n/).flatMap((said) => {
    const sentence = said.replace(/^\s*\d{1,2}[.)]\s+/, "").replace(HEADING, "");
    const isList = NO_PRODUCT.test(sentence) && /^[^;:]{1,40}:/.test(sentence);
    return isList ? [] : sentence.split(/(?<=;)\s+/);
  });
}

/** Drops generic product words and the verbs for what the product does. */
function withoutPurpose(asked: string): string {
  const [said = ""] = FOR_A_PURPOSE.exec(asked) ?? [];
  const purpose = asked.slice(said.length);
  const isDoing = /\b(?:that|which)\s+$/i.test(said) && !PEOPLE.test(purpose);
  return isDoing ? purpose.replace(DOES, "") : purpose;
}

/** Keeps the users in "something for referees"; "something that coaches use" names nothing. */
function namedFor(product: string, asked: string): string | null {
  const people = FOR_A_PURPOSE.test(asked) ? PEOPLE.exec(product) : null;
  if (!people) return product;
  const isFor = /\bfor\s+$/i.test(FOR_A_PURPOSE.exec(asked)?.[0] ?? "");
  if (!isFor) return people.groups?.verb ? null : product;
  return asked.slice(0, asked.indexOf(product) + product.length).replace(QUALITY, "");
}

/** Returns the phrase at the beginning of a text, if it names something. */
function phraseAt(text: string): string | null {
  const asked = text.replace(DETERMINER, "").replace(AGAINST, "").replace(SAID_OF_IT, "");
  const end = END.exec(asked)?.index ?? asked.length;
  const named = asked.slice(0, end).trim();
  if (
    DOING.test(named) ||
    STATED.test(asked.slice(end)) ||
    (PEOPLE.test(named) && TELLING.test(asked.slice(end)))
  )
    return null;
  const phrase = named.replace(JOINING, "");
  const telling = wordsOf(phrase).filter(({ text: word }) => !isStopWord(word) && !GENERIC.has(word));
  return telling.length > 0 && telling.length <= MOST_WORDS ? phrase : null;
}
