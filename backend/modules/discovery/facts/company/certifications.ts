import type { Certification } from "../../../catalog/vendors/facts/company-facts.ts";
import type { OwnSubjects } from "./own-subject.ts";
import type { Said } from "./said.ts";

/** How texts write that something is certified, by certification. */
const CERTIFIED: Readonly<Record<Certification, string>> = {
  ce: String.raw`CE(?:[-\s](?:marked|certified|marking|mark|approved))`,
  fda: String.raw`FDA[-\s](?:\d+\(k\)[-\s])?(?:cleared|approved|registered|clearance|approval)`,
  fiba: String.raw`FIBA[-\s](?:certified|approved|certification|approval)`,
  "fifa-quality": String.raw`FIFA[-\s](?:Quality(?:\s+Pro)?(?:[-\s](?:certified|approved|certification|mark|program(?:me)?))?|certified|approved|certification|approval|licensed)`,
  gdpr: String.raw`GDPR[-\s]certified`,
  "iso-9001": String.raw`ISO[-\s]?9001(?::\d{4})?(?:[-\s](?:certified|certification|accredited))?`,
  "iso-13485": String.raw`ISO[-\s]?13485(?::\d{4})?(?:[-\s](?:certified|certification|accredited))?`,
  "iso-27001": String.raw`ISO(?:\/IEC)?[-\s]?27001(?::\d{4})?(?:[-\s](?:certified|certification|accredited))?`,
  itf: String.raw`ITF[-\s](?:certified|approved|certification|approval)`,
  "soc-2": String.raw`SOC\s?2(?:[-\s,]+Type\s?(?:1|2|I|II))?(?:[-\s](?:certified|compliant|attested|certification|report|audited))?`,
  uci: String.raw`UCI[-\s](?:certified|approved|certification|approval)`,
  "world-athletics": String.raw`World[-\s]Athletics[-\s](?:certified|approved|certification|approval)`,
  "world-aquatics": String.raw`(?:World[-\s]Aquatics|FINA)[-\s](?:certified|approved|certification|approval)`,
  "world-rugby": String.raw`World[-\s]Rugby[-\s](?:certified|approved|certification|approval)`,
};
const ALL = Object.entries(CERTIFIED) as [Certification, string][];
/** Names whose bearers certify: "approved by World Rugby". */
const BODIES: readonly (readonly [Certification, string])[] = [
  ["fda", "(?:the\\s+)?FDA"],
  ["fiba", "FIBA"],
  ["fifa-quality", "FIFA"],
  ["itf", "(?:the\\s+)?(?:ITF|International\\s+Tennis\\s+Federation)"],
  ["uci", "(?:the\\s+)?UCI"],
  ["world-athletics", "World\\s+Athletics"],
  ["world-aquatics", "(?:World\\s+Aquatics|FINA)"],
  ["world-rugby", "World\\s+Rugby"],
];

/** Sentences about others' certifications, or about helping others to theirs. */
const OF_OTHERS =
  /\b(?:help(?:s|ed|ing)?|let(?:s|ting)?|mak(?:e|es|ing)|get(?:s|ting)?|becom(?:e|es|ing)|need(?:s|ed)?|requir(?:e|es|ed|ing)|enabl(?:e|es|ing)|allow(?:s|ing)?|automat(?:e|es|ing)|compatible|such\s+as|like|data\s+cent(?:er|re)s?|hosting|hosted|host|servers?|suppliers?|partners?|customers?|clients?|competitors?|therap(?:y|ies)|drugs?|treatments?|medications?|vaccines?|previously|worked|former|founder|coach(?:es)?|trainers?|instructors?|standards|frameworks|AWS|Azure|Google\s+Cloud|manage(?:s|ment)?|audits?|ready)\b/i;

/** Returns what a sentence says that the company or what it makes is certified for. */
export function certificationsIn(sentence: string, { any }: OwnSubjects, said: Said): Certification[] {
  if (OF_OTHERS.test(sentence)) return [];
  const has = `(?:holds?|has|have|['’]ve|obtained|achieved|earned|received|maintains?|carr(?:y|ies)|meets?)`;
  const is = String.raw`(?:\s+(?:is|are|was|were|has\s+been|have\s+been)|['’](?:re|s))`;
  const leads = [
    new RegExp(
      String.raw`(?:^|[,;]\s+|\band\s+)${any}${is}\s+(?:now\s+|also\s+|fully\s+|both\s+)?[^.;:]{0,60}$`,
      "iu",
    ),
    new RegExp(
      String.raw`(?:^|[,;]\s+|\band\s+)${any}\s+(?:have\s+|has\s+)?(?:recently\s+|just\s+)?${has}\s+[^.;:]{0,60}$`,
      "iu",
    ),
    /(?:^|[,;]\s+)(?:certifications?|certified|certificates?)\s*:\s*[^.;:]{0,80}$/iu,
    /(?:^|\s)(?:is|are|we['’]re|were)\s+certified\s+(?:to|under|for|according\s+to|against)\s+(?:the\s+)?[^.;:]{0,40}$/iu,
    /^(?:Fully\s+)?(?:(?:ISO|CE|SOC|FIFA|World|FDA|UCI|FIBA|ITF)[^.;:]{0,60})?$/u,
  ];
  const isOwn = (match: RegExpExecArray, statesIt: boolean) => {
    const before = sentence.slice(0, match.index);
    const at: readonly [number, number] = [match.index, match.index + match[0].length];
    return (
      said(at) && leads.some((lead, place) => lead.test(before) && (statesIt || place === 2 || place === 3))
    );
  };
  const found = ALL.flatMap(([certification, pattern]) => {
    const match = new RegExp(String.raw`\b${pattern}(?![\p{L}\d])`, "u").exec(sentence);
    if (!match) return [];
    // "ISO 9001" alone is a standard; with its verb, before or after its list, it is a certificate.
    const behind = sentence.slice(match.index + match[0].length);
    const statesIt =
      /certif|approv|clear|mark|accredit|compliant|attested|report|Quality|audited|register|licens/i.test(
        match[0],
      ) || /^[^.;:]{0,60}?\b(?:certified|certifications?|certificates?|accredited|compliant)\b/i.test(behind);
    const isPlain =
      /^\s*(?:[.,;!)]|$|and\b|&|\(|\+|with\b|for\b|by\b|since\b|so\b|to\b|in\b|certif|accredit|compliant|company|manufacturer|device|\d)/i.test(
        behind,
      );
    return isPlain && isOwn(match, statesIt) ? [certification] : [];
  });
  const byBody = BODIES.flatMap(([certification, body]) => {
    const match = new RegExp(
      String.raw`\b(?:certified|approved|cleared)\s+by\s+${body}\b(?!\s*['’])`,
      "u",
    ).exec(sentence);
    return match && isOwn(match, true) ? [certification] : [];
  });
  return [...new Set([...found, ...byBody])];
}
