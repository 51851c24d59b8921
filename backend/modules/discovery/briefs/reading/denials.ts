import { type Run, runsOf } from "../../text/scopes.ts";
import { sentencesOf } from "../../text/sentences.ts";

/** What a part of a brief rules out, what it demands, and the rest of its text. */
export interface Denials {
  readonly wont: readonly string[];
  readonly demanded: readonly string[];
  readonly rest: string;
}

const THING = `(?:it|that|which|this|these|those|something|anything|(?:tool|app|software|system|solution|platform|product|device|provider|vendor|one|thing|option)s?)`;
const THING_BEFORE = new RegExp(String.raw`(?:^|[\s,])${THING}\s*(?:also|really|just|please)?\s*$`, "i");
const PERSON_BEFORE =
  /(?:^|[\s,])(?:(?:i|we|they|who|you|he|she)(?:['’](?:re|m|ve|d|ll))?|(?:our|my|the|their|most|many|some|all)\s+[\p{L}'’-]+(?:\s+[\p{L}'’-]+)?|players|athletes|coaches|parents|kids|children|members|people|users|fans|staff|clubs|teams|schools|volunteers|referees|girls|boys|runners|everyone|somebody|someone)\s*(?:also|really|just|still|currently|usually|often|simply|definitely|absolutely|certainly|would|do)?\s*$/iu;
/** Matches descriptions of the current situation, as opposed to the wanted product. */
const TODAY =
  /\b(?:current(?:ly)?|existing|old|present|previous|last|today['’]?s?|now|so\s+far|until\s+now|used\s+to)\b/i;
/** Matches what is used today, whose lacks are no wish to lack them: "The current system has no". */
const IT_TODAY =
  /\b(?:the|our|my|this)\s+(?:current|existing|old|present|previous|last|former)\s+(?:[\p{L}-]+\s+){0,2}[\p{L}-]+\b[^.;]*$/iu;
const WANTING =
  /^\s*(?:\p{L}+ly\s+|ever\s+|even\s+)?(?:want|need|wish|like|love|accept|require|interested|looking|after|look\s+for|search|care\s+for|allow|tolerate|put\s+up|go\s+for|fond|keen|a\s+fan|fans|in\s+favou?r|in\s+the\s+market|here\s+for)\b/iu;
const USING =
  /^\s*(?:use|have|buy|accept|wear|allow|install|carry|take|rely|depend|send|share|store|pay|upload|choose|consider|tolerate|support|include|involve|hand\s+over|give)\b/i;
const MODAL = /^(?:can|could|cannot|ca)/i;
const WILL = /^(?:will|wo|would|must|should|shall|may|ought)/i;
const PAST = /^(?:had|did|was|were|has|have)/i;
/** Undesirable things: products exist to avoid them. */
const HARM =
  /^(?:(?:re-?)?injur(?:y|ies)|concussions?|errors?|mistakes?|downtime|queues?|lines|overtraining|overload|overuse|fatigue|burn-?out|drop-?outs?|bookings|paperwork|relegation|fraud|loss(?:es)?|pain|dehydration|collisions?|accidents?|cheating|doping|conflicts?|delays?|waste|illness(?:es)?|stress|abuse|surprises?|no-?shows?|cancellations?|lawsuits?|fines|trouble|chaos|confusion|hassle|deaths?|strains?|tears?|cramps?|heatstroke|stroke|duplicates?|clashes|misunderstandings?|crowding|congestion|bottlenecks?|penalties|disputes?|violence|racism|harassment|counterfeits?|touts?|crashes|outages?|interruptions?|problems?|issues?|risks?)$/i;
const HARMING =
  /^(?:lose|losing|miss|missing|waste|wasting|fail|failing|forget|risk|hurt|overtrain|get(?:ting)?\s+(?:hurt|injured|sick|lost)|injure|spend\s+(?:hours|days|time|evenings)|guess|wait(?:ing)?|break(?:ing)?\s+the\s+bank|cost(?:ing)?\s+(?:a\s+fortune|the\s+earth))\b/i;
/** Matches "no use for betting" and the like, by anybody. */
const NO_USE = /^\s*(?:use|need|interest|desire|appetite|wish)\s+(?:for|in)\s+/i;
/** Things that a place or people may lack, which says nothing about a product. */
const LACKED =
  /\b(?:analysts?|physios?|physiotherapists?|staff|budget|internet|wi-?fi|signal|reception|network|coverage|experience|coach(?:es)?|gyms?|money|time|knowledge|skills?|electricity|power|offices?|facilit\w+|training|departments?|doctors?|experts?|engineers?|developers?|scientists?|background|idea)\b/i;
const PEOPLE_BEFORE =
  /\b(?:clubs?|teams?|schools?|players?|athletes?|coach(?:es)?|people|users?|parents?|gyms?|stadiums?|venues?|regions?|areas?|places|homes?|grounds?|fields?|pitch(?:es)?|organi[sz]ations?|federations?|leagues?|academ(?:y|ies)|halls?|arenas?|courts?|colleges?|universit(?:y|ies)|volunteers?|referees?|kids|children|staff|beginners|families)\s*(?:that\s+(?:have|has)|who\s+have|with|has|have|is|are)?\s*$/i;
const HAVE_NO =
  /\b(?:there(?:\s+(?:is|are|was|were)|['’]s)|(?:we|i|they|people|players|coaches|athletes|parents|members|staff|volunteers)\s+(?:currently\s+|still\s+)?(?:have|had|has|got)|(?:we|i)['’]ve(?:\s+got)?|(?:our|my|the|their)\s+[\p{L}'’-]+(?:\s+[\p{L}'’-]+)?\s+(?:has|have|had))\s*(?:got\s+)?(?:currently\s+)?$/iu;
/** The current manual way, which a product replaces. */
const BY_HAND =
  /\b(?:our|the\s+current|paper|spreadsheets?|excel|whatsapp|pens?|hand|e-?mails?|manual\w*|whiteboards?|guess\w*|clipboards?|sheets|notebooks?)\b/i;
const AVOID =
  /(?<before>^|[,;:]\s*|\b(?:please|must|should|would|and|we(?:['’]d)?|want\s+to|like\s+to|prefer\s+to|wish\s+to|trying\s+to|try\s+to|rather|best)\s+)(?:avoid(?:ing)?|(?:steer(?:ing)?|keep(?:ing)?)\s+clear\s+of|(?:stay(?:ing)?|keep(?:ing)?)\s+away\s+from|leave\s+out|rule\s+out|skip|forget\s+about|spare\s+(?:us|me)(?:\s+from)?|are\s+against|am\s+against|oppose)\s+(?<what>[^.;:!?()\n]+?)(?=\s*(?:[.;:!?()\n]|,\s|\bbut\b|\band\s+(?:must|should|we|it)\b|$))/giu;
const BANNED =
  /(?<before>)(?<!\b(?:not|never)\s)(?<!n['’]t\s)\b(?:(?:(?:have|has|had)\s+)?(?:ruled\s+out|banned|vetoed|forbidden|decided\s+against)|bans|forbids|prohibits|rules\s+out|(?:fed\s+up|enough|done)\s+with|(?:sick|tired|enough)\s+of|(?:bad|poor|terrible)\s+experiences?\s+with|(?:allergic|opposed|closed)\s+to|hates?|dislikes?|(?:can['’]t|cannot)\s+stand|detests?|loathes?)\s+(?<what>[^.;:!?()\n]+?)(?=\s*(?:[.;:!?()\n]|,\s|\bbut\b|\bso\b|$))/giu;
const COMPLAINT = /^\s*(?:sick|tired|fed|enough|done)\b/i;
/** Qualities that are unwanted only in excess. */
const TASTE =
  /^(?:too|fancy|complicated|complex|expensive|costly|overpriced|price\s+tag|difficult|hard|big|large|pricey|much|long|slow)\b/i;
const LEADING =
  /^(?:[\s:,–-]+|(?:allowed\s+to|permitted\s+to|bother(?:\s+(?:with|showing|sending))?|showing|from|about|their|its|really|even|actually|currently|ever|also|too|to|be|being|been|have|has|having|need|needs|needing|want|wants|wanting|wish|like|love|require|requires|requiring|include|includes|including|contain|contains|involve|involves|accept|allow|tolerate|stand|bear|use|uses|using|used|wear|wearing(?!\s+(?:out|down))|carry|carrying|install|installing|buy|buying|pay\s+for|paying\s+for|get|getting|see|(?:show|give|send)\s+(?:me|us)|recommend|suggest|offer|offers|sell\s+us|do|anything|something|another|yet|any|an?|the|some|those|these|such|more|for|of|with|by|interested\s+in|interested|looking\s+for|looking|look\s+for|after|care\s+for|rely\s+on|relying\s+on|depend\s+on|depending\s+on|based\s+on|come\s+with|comes\s+with|as|in|(?:kinds?|types?|sorts?)(?=\s+of\b)|too\s+(?:much|many)|again|(?:that|which)\s+(?:needs?|requires?|uses?|has|have|involves?|comes?\s+with|is|are)|another|must|should|definitely|absolutely|certainly|please|just|simply|(?:tool|app|software|system|solution|platform|product|device|thing|one|option)s?\s+(?:that|which|with|for(?!\s+(?:parents|players|coaches|kids|children|fans|referees|members|volunteers)\b)|like))\b)+/i;
const TRAILING =
  /(?:[\s,.:;!–-]+|\b(?:needed|required|necessary|involved|please|at\s+all|whatsoever|any\s*more|thanks|thank\s+you|of\s+any\s+(?:kind|sort)|either|though|obviously|clearly|of\s+course|included|allowed|in\s+it|there|attached|ever|altogether)\b)+$/i;
const OURS =
  /\s+(?:for|in|on|at|from|by|to|inside)\s+(?:our|my|us|me|this|(?:the|any)\s+(?:app|tool|product|platform|system|software|team|club|players))\b.*$/i;
/**
 * Verbs without content of their own, so a following denial belongs to them: "must work without internet".
 */
const WORKS =
  /\b(?:must|should|ha(?:s|ve)\s+to|needs?\s+to|ideally|preferably|like\s+it\s+to)\s+(?:be\s+able\s+to\s+|also\s+|still\s+|reliably\s+|fully\s+)*(?:work|run|function|operate|play|be\s+usable|be\s+used|usable|install)\s*(?:well\s+|fully\s+|reliably\s+|completely\s+|even\s+)*(?:with\s*)?$/i;

/** Parses the denials in a part of a brief, telling wishes from circumstances and purposes. */
export function denialsIn(text: string): Denials {
  const wont: string[] = [];
  const demanded: string[] = [];
  const cut: [number, number][] = [];
  const runs = runsOf(text);
  let isWish = false;
  runs.forEach((run, at) => {
    const { cue, polarity, start, end } = run;
    const said = text.slice(start, end);
    if (!cue) return;
    if (run.isDemanded) {
      const asked =
        isWish || /\b(?:live|do|be|manage|cope|never|not|nothing)\s*$/i.test(text.slice(0, cue.start));
      if (asked) demanded.push(...phrasesIn(said, false));
      const before = runs[at - 1];
      if (asked) cut.push([before?.cue?.start ?? cue.start, end]);
      return;
    }
    if (polarity !== "no" && !(polarity === "absent" && isPlainWithout(text, run))) {
      if (polarity === "absent") cut.push([Math.min(start, cue.start), Math.max(end, cue.end)]);
      return;
    }
    isWish = isWished(text, run);
    if (!isWish) {
      cut.push([Math.min(start, cue.start), Math.max(end, cue.end)]);
      return;
    }
    if (cue.kind === "noun" && WORKS.test(text.slice(0, cue.start))) return;
    const isDemandedNext = runs[at + 1]?.isDemanded === true;
    if (!isDemandedNext)
      wont.push(...phrasesIn(said, cue.kind !== "verb" || WANTING.test(said) || USING.test(said)));
    cut.push([Math.min(start, cue.start), Math.max(end, cue.end)]);
  });
  for (const { index, 0: all, groups } of [...text.matchAll(AVOID), ...text.matchAll(BANNED)]) {
    if (cut.some(([from, to]) => from < index + all.length && to > index)) continue;
    const what = groups?.what ?? "";
    // "Tired of chasing parents" and "enough of spreadsheets" complain of what the product is to end.
    const isComplaint = COMPLAINT.test(all) && (BY_HAND.test(what) || /^\s*\p{L}+ing\b/iu.test(what));
    const phrases = isComplaint ? [] : phrasesIn(what, true);
    wont.push(...phrases);
    if (phrases.length > 0) cut.push([index + (groups?.before?.length ?? 0), index + all.length]);
  }
  return { wont, demanded, rest: without(text, cut) };
}

/**
 * Whether "without" denies outright: "for rugby clubs without vests" doesn't describe clubs that lack vests,
 * unless it names something that clubs may lack.
 */
function isPlainWithout(text: string, { cue, start, end }: Run): boolean {
  if (cue?.kind !== "noun") return false;
  const before = text.slice(0, cue.start);
  const isCase = /\b(?:if|when|whenever|where|wherever|in\s+case|whether|once)\b[^,;.]*$/i.test(before);
  return !isCase && !LACKED.test(text.slice(start, end));
}

/** Whether a denial is a wish rather than a description. */
function isWished(text: string, { cue, start, end }: Run): boolean {
  if (!cue) return false;
  const said = text.slice(start, end);
  const word = text.slice(cue.start, cue.end).trim();
  const before = lastClause(text.slice(0, cue.start));
  if (cue.kind === "back") return !/\b(?:our|current|existing)\b/i.test(said);
  if (cue.kind === "noun") return isWishedNoun({ word, before, said, text });
  if (/\b(?:rather|prefer(?:ably)?|please|ideally)\s*$/i.test(before)) return true;
  if (/^refuse/i.test(word)) return THING_BEFORE.test(before) || PERSON_BEFORE.test(before);
  if (/^(?:fails?|unable)/i.test(word)) return THING_BEFORE.test(before);
  if (/^nothing/i.test(word)) {
    return (
      /^\s*(?:(?:with|that|which|on|from)\b|[\p{L}-]+(?:\s+[\p{L}-]+)?\s*$)/iu.test(said) &&
      before.trim() === ""
    );
  }
  if (/^(?:nobody|no[\s-]one)/i.test(word)) return false;
  if (TODAY.test(before)) return false;
  if (/^(?:nor|neither)/i.test(word)) return true;
  if (/^(?:have|has|had)\s/i.test(word) && /^\s*(?:\p{L}+ed|been|found|yet)\b/iu.test(said)) return false;
  if (THING_BEFORE.test(before))
    return !(PAST.test(word) && !/^(?:is|are)/i.test(word) && /^(?:did|was|were|had)/i.test(word));
  if (PERSON_BEFORE.test(before)) {
    if (/^\s*(?:allowed|permitted)\s+to\b/i.test(said)) return true;
    if (WANTING.test(said)) return !/^\s*(?:need|have)\s+to\b/i.test(said);
    if (MODAL.test(word)) return USING.test(said);
    if (!WILL.test(word) || /^\s*be\b(?!\s+\p{L}+ed\b)/iu.test(said)) return false;
    // "Parents must not see it" is a wish, "parents won't see it" a prediction.
    return /^must/i.test(word) || !/^\s*(?:know|understand|see|find|get\s+to)\b/iu.test(said);
  }
  if (/^(?:do|don|cannot|can|will|won)/i.test(word) && before.trim() === "") return true;
  return before.trim() === "" || !PAST.test(word);
}

function isWishedNoun({
  word,
  before,
  said,
  text,
}: Record<"word" | "before" | "said" | "text", string>): boolean {
  if (/^(?:other\s+than|apart|aside|except)/i.test(word) && /^\s*(?:that|this|it)\b\s*(?:,|$)/i.test(said))
    return false;
  if (/^no(?:ne)?\b/i.test(word)) {
    if (
      /^\s*(?:budgets?|money|cost|costs|idea|experience|time|limit|limits|deadline|reason|need\s+to|one)\b/i.test(
        said,
      )
    )
      return false;
    if (NO_USE.test(said)) return true;
    if (IT_TODAY.test(before)) return false;
    return !HAVE_NO.test(before) && !(PEOPLE_BEFORE.test(before) && LACKED.test(said));
  }
  if (/^lack/i.test(word)) return THING_BEFORE.test(before) && !IT_TODAY.test(before);
  if (/^(?:instead|rather|in\s+place|as\s+opposed)/i.test(word)) return !BY_HAND.test(said);
  if (/^without/i.test(word)) {
    if (before.trim() === "" && /^\s*without\b[^,]*,\s*(?:we|our|i|they|players|coaches)\b/i.test(text))
      return false;
    if (
      /^\s*(?:having\s+to|needing\s+to|the\s+need|help|any\s+help|success)\b/i.test(said) &&
      HARM.test(headOf(said))
    )
      return false;
    return (
      !(PEOPLE_BEFORE.test(before) && LACKED.test(said)) &&
      !/\b(?:we|they|i|who)\s+(?:play|train|work|live|are|do\s+it)(?:\s+\p{L}+){0,3}\s*$/iu.test(before)
    );
  }
  return true;
}

function lastClause(text: string): string {
  return text.split(/[,;:(]|\b(?:but|because|although|while)\b/i).at(-1) ?? "";
}

/** Returns a text without its denials: what is looked for, in its own words. */
export function wantedIn(text: string): string {
  return sentencesOf(text)
    .map(({ start, end }) => denialsIn(text.slice(start, end)).rest.trim())
    .filter((rest) => /\p{L}/u.test(rest))
    .join("\n");
}

/** Returns each thing that a text names as unwanted, except what is undesirable anyway. */
export function phrasesIn(text: string, isList: boolean): string[] {
  const cleaned = cleanedOf(text);
  if (!cleaned) return [];
  const items = isList
    ? cleaned.split(/\s*,\s*(?:(?:and|or|nor)\s+)?|\s+(?:and\/or|or|nor|and|&)\s+|\s+\/\s+/i)
    : [cleaned];
  return items
    .map(cleanedOf)
    .filter((item) => item && !TASTE.test(item) && !HARMING.test(item) && !HARM.test(headOf(item)));
}

/** The next thing that hurried writing adds without a mark: "no cameras budget 5k". */
const RUN_ON =
  /\s+(?:budget\b|works?\s+(?:with|w\/)|must\b|should\b|(?:we|i|they)\s+(?:want|need|would|prefer|like)\b).*$/is;

function cleanedOf(text: string): string {
  return text
    .replace(NO_USE, "")
    .replace(RUN_ON, "")
    .replace(LEADING, "")
    .replace(OURS, "")
    .replace(TRAILING, "")
    .trim();
}

/** Returns the head word of a phrase: the last one before a preposition. */
function headOf(phrase: string): string {
  const [named = ""] = phrase
    .trim()
    .split(/\s+(?:for|to|in|at|on|by|from|with|of|during|between|among|that|which)\s/i);
  return named.trim().split(/\s+/).at(-1) ?? "";
}

function without(text: string, spans: readonly (readonly [number, number])[]): string {
  let [rest, at] = ["", 0];
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    if (from > at) rest += text.slice(at, from);
    rest += " ";
    at = Math.max(at, to);
  }
  return (rest + text.slice(at)).replace(/\s+/g, " ");
}
