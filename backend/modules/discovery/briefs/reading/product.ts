import { isStopWord } from "../../text/stop-words.ts";
import { wordsOf } from "../../text/words.ts";
import { withoutAmounts } from "./budget.ts";

/** Matches how people introduce what they look for. */
const ASKING =
  /^(?:[^\s.]+\s+){0,7}?(?<!\b(?:who|that|which|what)\s)(?:\p{L}+(?=['’]d\s)|\b)(?:(?:look|search|shop|hunt)(?:ing)?\s+(?:for|into|to\s+(?:buy|get|find))|in\s+(?:need|search)\s+of|interested\s+in|(?:(?:want|need|wish|plan|hope)s?|(?:would|['’]d)\s+(?:like|love))\s+to(?:\s+(?:start|begin))?(?!\s+(?:know|be|make|see|use|keep|pay|replace|go|do|try|rent|buy|get|have|find|avoid|stay|work|become|learn|share|say|hear)\b)|(?:need|want|seek|require)(?:s|ing)?(?:\s+(?:to\s+(?:buy|get|find|have)|for))?|(?:would|['’]d)\s+(?:like|love)(?:\s+to\s+(?:buy|get|find|have))?|(?:show|find|get|give)\s+(?:me|us)|(?:could|can)\s+do\s+with|(?:am|are|\p{L}+['’](?:m|re))\s+after|keen\s+on|in\s+the\s+market\s+for|on\s+the\s+lookout\s+for|(?:replac|swapp)(?:e|ing)\s+[^.,;:]{1,40}?\s+(?:with|for)(?=\s+an?\s)|what\s+(?:do|does|are|is)\s+(?:[^\s.?]+\s+){1,5}?us(?:e|ing)\s+(?:to|for)|what\s+(?:we|i)(?:['’]d|\s+would)?\s+(?:need|want|like|love|miss)\s+(?:is|are)|(?:which|what)(?=\s+(?:tools?|software|apps?|systems?|platforms?|solutions?|products?|services?)\s+(?:can|could|will|would|helps?|lets?|to)\b)|(?:got|have|has|had|with)\s+(?:any\s+)?(?:good\s+)?experiences?\s+(?:with|using)|(?:recommend|suggest)(?:\s+(?:us|me))?|what(?:['’]s|\s+is|\s+are)\s+(?:an?|the)\s+(?:best|good|right|easiest|cheapest|most\s+[\p{L}]+)\s+(?:ways?|tools?|apps?|software|systems?|devices?)\s+(?:to|for)|(?:is|are)\s+there|know\s+of|do\s+you\s+(?:have|know))\s+/iu;
/** Matches who sells what is looked for. */
const SUPPLIER =
  /^(?:[\p{L}-]+\s+){0,3}?(?:suppliers?|providers?|vendors?|makers?|manufacturers?|compan(?:y|ies)|start-?ups?|firms?|ventures?)\s+(?:of|(?:that\s+)?(?:do(?:es|ing)?|build(?:s|ing)?|mak(?:es?|ing)|offer(?:s|ing)?|sell(?:s|ing)?|develop(?:s|ing)?|provid(?:es?|ing)|working\s+on))\s+(?=\p{L})/iu;
/** Matches how people who said who they are go on to what they look for. */
const GOES_ON =
  /(?:,\s*(?:and\s+|so\s+|but\s+)?|\s(?:and|so|but)\s+)(?=(?:(?:now|also|currently|just|really)\s+)?(?:(?:we|i|they)(?:\s+(?:now|also|currently|just|really))?\s+)?(?:want|need|require|seek|(?:would|['’]d)\s+(?:like|love)|(?:(?:am|are)\s+)?(?:looking|searching))\b|(?:we|i)['’](?:m|re|d)\s+(?:looking|searching|after|like|love|keen)\b|(?:is|are)\s+there\b)/iu;
/** Matches what people do who choose a product. */
const CHOOSING =
  /^.*?\b(?:evaluating|comparing|considering|exploring|researching|choosing|reviewing|trialing)\s+(?=\p{L})/iu;
/** Matches sentences about how something is done today. */
const DONE_TODAY =
  /^[^:;]*?\b(?:is|are|was|were)\s+(?:(?:still|currently|now|all|mostly|always)\s+)*(?:(?:on|in|by|with)\s+(?:paper|excel|spreadsheets?|whatsapp|hand|a\s+(?:spreadsheet|whiteboard|notebook|binder|folder))|done|kept|handled|managed|tracked|recorded|written|planned|organi[sz]ed)\b/iu;
/** Matches a generic product word with its purpose. */
const FOR_A_PURPOSE =
  /^(?:(?:free|phone|mobile|web|online|digital|smart|software|open[- ]source|cloud)\s+){0,2}(?:tools?|software|apps?|systems?|platforms?|solutions?|products?|services?|something|anything|someone|somebody|partners?|providers?|suppliers?|vendors?|compan(?:y|ies)|agenc(?:y|ies)|devices?|technology|programs?)(?:\s+(?:cheap|cheaper|simple|small|good|better|affordable|easy|easier|reliable|portable|light|decent)){0,2}\s+(?:(?:that|which|to|who)\s+|(?=(?:can|could|will|would|helps?|lets?)\s)|for\s+(?!(?:an?|the|our|my|\d+)\s))(?:(?:will|can|could|would|may|might|should)\s+)?(?:help(?:s|ing)?(?:\s+(?:us|me|our\s+\w+|the\s+\w+|\w+s))?(?:\s+(?:to|with))?\s+|lets?\s+(?:us|me|\w+s)\s+|allows?\s+(?:us|me|\w+s)\s+to\s+|(?:we|\w+s)\s+use\s+(?:to|for(?!\s+free))\s+)?(?=\S)/i;
/** Matches several verbs for what the product does, or one without much content; their object says more. */
const DOES =
  /^(?:(?:\p{Ll}+s(?:,|,?\s+and)\s+)+\p{Ll}+s|finds|gives|shows|provides|offers|makes|does|creates|delivers|brings|gets)\s+(?=\p{L})/u;
/** Matches a product's users, which are no kind of product, nor even its purpose if a verb follows. */
const PEOPLE =
  /^(?:the\s+|our\s+|my\s+|all\s+|other\s+)?(?:\p{L}+\s+){0,2}?(?:we|i|they|you|somebody|someone|nobody|everybody|everyone|people|staff|kids?|child|children|viewers?|parents|famil(?:y|ies)|fans|volunteers|visitors|guests|spectators|supporters|customers|sponsors|partners|lifters|goalkeepers|rowers|cyclists|referees|umpires|officials|judges|coach(?:es)?|trainers|teachers|players|athletes|members|users|board|committee|council|managers|captains|scouts|researchers|analysts|physios|doctors|students|swimmers|runners|riders|beginners|amateurs|women|girls|boys|men|seniors|clubs|teams|schools|academies|federations|leagues|universities|colleges)(?<verb>\s+\p{L}.*)?$/iu;
const QUALITY = /^(?:free|open[- ]source)\s+/i;
/** Matches the end of a product kind's name. */
const END =
  /\s*(?:[,.;:!?()\n]|\s[-–—]\s|(?<!-)\b(?:for|across|w\/|with|without|that|which|who|whose|to|in|(?<!\b(?:thes[ie]s|papers?|stud(?:y|ies)|research|courses?|articles?|reports?|projects?)\s)on|at|from|by|under|below|within|over|up\s+to|must|should|required|mandatory|essential|preferred|budget|because|so|when|where|while|using|like|such|our|we|us|my|it|its|is|are|was|can|could|will|would|has|have|cheap|affordable|accurate|suitable|compatible|capable|than|not|no|but|and\s+(?:must|should|we|it))\b(?!-)|[$€£¥]|\b\d)/i;
const DETERMINER =
  /^(?:(?:an?|the|both|either|some|any|new|another|better|best|good|great|affordable|cheap|inexpensive|low-cost|budget[- ]friendly|simple|easy|reliable|modern|suitable|proper|small|big|full|complete|kind\s+of|type\s+of|sort\s+of)\s+)+/i;
/** Matches sentences about the product that don't name it. */
const NO_PRODUCT =
  /^\s*(?:the\s+(?:less|fewer|more)|as\s+(?:few|little|many|much)|(?:the|our|my)\s+(?:previous|last|current|old|existing|former|present)|(?:cheaper|better|smaller|faster|simpler|lighter|easier)\s+than|as\s+long\s+as|if|provided|only\s+(?:if|when)|hopefully|(?:bonus|extra|plus)\s+(?:points|credit)|(?:top|first|high|low|main|number\s+one)\s+priorit(?:y|ies)|priority\b|(?:our\s+|my\s+)?wish\s?list|nice\s*:|open\s+to|closed\s+to|opposed|enough|prefer\b|preference|be\b|yet\b|may|might|please\s+(?:only|do|don)|no(?!-)|not(?!-)|without|never|must|should|ideally|preferably|budget(?!\s*-?friendly)|price|cost|deadline|decision|thanks?|hello|hi|dear|it|(?:we|i)\s+(?:do\s+not|don['’]t)|nothing|please\s+no|deal[\s-]?breakers?|no[\s-]gos?|exclusions?|out\s+of\s+scope|requirements?|required|mandatory|optional|bonus|nice[\s-]to|who|whom|whose|how|why|what\s+(?:if|happens|do|does|should|can|will|to))\b/i;
/** Generic product words, which name no kind. */
const GENERIC = new Set(
  "build builds building tool tools software app apps application system systems platform platforms solution solutions product products service services something anything somebody someone device devices technology tech program provider providers vendor vendors supplier suppliers company companies help way ways thing things stuff option options idea ideas alternative alternatives replacement replacements maybe perhaps around roughly approximately probably made based developed designed produced data free local looking hoping trying max competitor competitors equivalent partner partners agency agencies friendly".split(
    " ",
  ),
);
/** Matches a verb for avoiding something undesirable; the undesirable thing says more. */
const AGAINST =
  /^(?:to\s+)?(?:avoid(?:s|ing)?|reduc(?:e|es|ing)|(?:cut|limit)(?:s|ting)?(?:\s+down)?(?:\s+on)?|fewer|less)\s+(?=\p{L})/iu;
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
/** Matches sentences in which people tell of themselves. */
const SELF =
  /^\s*[^.,;:]{1,60}\s+here\s*[.!]?\s*$|^\s*(?:(?:currently|today|right\s+now|at\s+the\s+moment|so\s+far|until\s+now|every\s+\p{L}+)\s*,?\s+)?(?:(?:i|we)\b|(?:as\s+an?\s+)?[\p{L}-]+\s+here\b)/iu;
/** Matches the name of an organization alone: "Tennis academy, 60 players". */
const ORGANIZATION =
  /^(?:[\p{L}\p{N}'’-]+\s+){0,3}(?:academy|club|federation|school|university|college|league|association|gym)$/iu;
/** Matches the rest of a sentence that says how much something matters, not that it is looked for. */
const STATED =
  /^\s*(?:(?:is|are)\s+(?:not\s+|also\s+|very\s+|absolutely\s+)*(?:more|most|too|so|already|ok(?:ay)?|fine|optional|good|great|nice|welcome|mandatory|essential|important|critical|crucial|vital|key|non|negotiable|out|unacceptable|acceptable|preferred|an?\s+(?:must|plus|bonus|no|deal|dealbreaker|requirement|option))\b|(?:(?:has|have|needs?)\s+to|must)\s+be\s+(?:possible|there|included|available|supported)\b|(?:is|are)n['’]t\s+(?:fine|ok(?:ay)?|needed|required|a\b)|would(?:\s+not|n['’]t)?\s+(?:bother|annoy|disturb)|should\s+be\s+(?:left|out|in\b)|would\s+(?:do|work|be)\b)/i;
/** Matches a heading before what is looked for. */
const HEADING =
  /^\s*(?:what\s+we\s+(?:want|need|look\s+for)|want(?:ed)?|needed|needs?|sought|looking\s+for|brief|request|goal|we\s+need)\s*:\s*/i;
/** Matches questions for what others use, which name the purpose. */
const ASKED =
  /^\s*what\s+(?:(?:do|does|are|is)\s+[^.?]{1,60}?\bus(?:e|ing)\s+(?:to|for)\b|(?:we|i)\b|software|tools?|apps?|systems?)/i;
/** Matches a question within a phrase: "know how quickly they move". */
const CLAUSE = /\b(?:how|what|who|whom|when|where|why|whether)\b/i;
/** Matches a part of a whole, or what somebody is told, which name nothing by themselves. */
const PART =
  /^(?:half|most|many|all|none|each|every|several|few|one|tell|show|notice|prove|know|see|find|learn|give|let|make(?:\s+sure)?|keep|ready|agree)$/i;
const MOST_WORDS = 6;

/**
 * Returns the kind of product that a brief looks for, in its own words, such as "GPS tracking system" for "We
 * need a GPS tracking system for 40 players": the first phrase where people usually name it. Returns null if
 * the brief names none.
 */
export function productIn(text: string, isSport: (name: string) => boolean): string | null {
  for (const clause of clausesIn(withoutAmounts(text))) {
    const sentence = withoutHeading(SELF.test(clause) ? clause.replace(CHOOSING, "") : clause, isSport);
    const isAsking = ASKING.test(sentence);
    if (!isAsking && [NO_PRODUCT, SELF, DEMANDED, DONE_TODAY].some((other) => other.test(sentence))) continue;
    if (isAsking && NO_PRODUCT.test(sentence) && !ASKED.test(sentence)) continue;
    const asked = withoutSupplier(sentence.replace(ASKING, "").replace(DETERMINER, ""));
    const product = phraseAt(withoutPurpose(asked));
    const people = product ? PEOPLE.exec(product) : null;
    const isPeople = people && (!people.groups?.verb || !(isAsking || FOR_A_PURPOSE.test(asked)));
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
    return isList ? [] : sentence.split(/(?<=;)\s+/).flatMap((part) => part.split(GOES_ON));
  });
}

/** Drops a sport that stands before a colon: "Tennis: line calling". */
function withoutHeading(sentence: string, isSport: (name: string) => boolean): string {
  const [heading = "", name = ""] = /^\s*([\p{L}\s-]{1,40}):\s+/u.exec(sentence) ?? [];
  return name && isSport(name) ? sentence.slice(heading.length) : sentence;
}

const withoutSupplier = (asked: string) => asked.replace(SUPPLIER, "").replace(DETERMINER, "");

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
  if (CLAUSE.test(phrase) || PART.test(phrase)) return null;
  const telling = wordsOf(phrase).filter(({ text: word }) => !isStopWord(word) && !GENERIC.has(word));
  return telling.length > 0 && telling.length <= MOST_WORDS ? phrase : null;
}
