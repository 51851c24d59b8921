import { countryNamed, countryOfCity, isRegion } from "../../briefs/reading/places.ts";
import { COMPANY, type OwnSubjects } from "./own-subject.ts";
import type { Said } from "./said.ts";

/** States and provinces, by which texts tell where a city is, with their country. */
const STATES = new Map(
  Object.entries({
    "United States":
      "Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming,AL,AK,AZ,AR,CA,CO,CT,DE,FL,GA,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,OH,OK,OR,PA,RI,SC,SD,TN,TX,UT,VT,VA,WA,WV,WI,WY,DC,D.C.",
    Canada: "Ontario,Quebec,Québec,British Columbia,Alberta,Manitoba,Saskatchewan,Nova Scotia,ON,QC,BC,AB",
    Australia: "New South Wales,Victoria,Queensland,Western Australia,South Australia,NSW,VIC,QLD",
    "United Kingdom": "England,Scotland,Wales,Northern Ireland",
  }).flatMap(([country, states]) => states.split(",").map((state) => [state, country] as const)),
);

const WORDS = String.raw`\p{Lu}[\p{L}.'’-]*(?:\s+(?:de\s+|of\s+|the\s+)?\p{Lu}[\p{L}.'’-]*){0,3}`;
const PLACE = new RegExp(
  String.raw`^(?:the\s+)?(?:(?:beautiful|sunny|downtown|central)\s+)?(${WORDS})(?:,\s*(${WORDS}))?(?:,\s*(${WORDS}))?`,
  "u",
);

interface Headquarters {
  readonly city?: string | undefined;
  readonly country: string;
}

const bare = (name: string | undefined) => name?.replace(/(?<!\b\p{Lu})[.’']+s?$/u, "").trim();

/** Returns the city and country that a text begins with; undefined if it isn't certain where that is. */
export function placeAtStart(text: string): Headquarters | undefined {
  const match = PLACE.exec(text);
  if (!match) return undefined;
  const [first = "", ...rest] = [match[1], match[2], match[3]].map(bare).filter((one) => one !== undefined);
  const behind = text.slice(match[0].length);
  // "London and New York" has no headquarters; "the Bay Area" and "Boston University" are no cities.
  if (
    /^\s*(?:and|or|&|\/|\+)\s*(?:the\s+)?\p{Lu}/u.test(behind) ||
    /^\s+(?:area|university|region)\b/i.test(behind)
  )
    return undefined;
  const further = rest.map((one) => STATES.get(one) ?? (one === "Georgia" ? undefined : countryNamed(one)));
  const country = further.find((one) => one !== undefined && !isRegion(one));
  if (country === "England" || country === "Scotland" || country === "Wales")
    return { city: first, country: "United Kingdom" };
  // "Boston, Denver and Oslo" lists cities.
  if (rest.length > 0 && !country) return undefined;
  if (country) return /^(?:Inc|LLC)$/.test(first) ? undefined : { city: first, country };
  const home = countryOfCity(first);
  if (home) return first === home ? { country: home } : { city: first, country: home };
  const named = STATES.get(first) ?? countryNamed(first);
  if (!named || isRegion(named) || first.length < 3 || named === "Georgia")
    return named && /^(?:US|UK)$/.test(first) ? { country: named } : undefined;
  return { country: named };
}

/** Returns where a sentence says that the company has its headquarters, at most one place. */
export function headquartersIn(sentence: string, { company, name }: OwnSubjects, said: Said): Headquarters[] {
  const based = String.raw`(?:proudly\s+|currently\s+|now\s+)?(?:based|headquartered)\s+(?:out\s+of|in|at)\s+`;
  const behind = [
    new RegExp(
      String.raw`(?:^|[,;]\s+|\band\s+)(?:${company}|our\s+headquarters|the\s+[\p{L}]+\s+team)(?:,[^,]{1,60},)?(?:\s+(?:is|are)|['’](?:re|s))\s+(?:[^.,;:]{0,40}?\band\s+)?${based}`,
      "iu",
    ),
    new RegExp(
      String.raw`^${company}\s+(?:was|were)\s+(?:co-?)?founded\s[^.;:]{0,80}?,?\s+and\s+(?:is\s+|are\s+)?${based}`,
      "iu",
    ),
    new RegExp(
      String.raw`^(?:${company}(?:\s+(?:is|are)|['’](?:re|s))\s+)?an?\s+[^.;:]{0,80}?\b(?:${COMPANY}|platform|team)(?:,|\s+that\s+is|,?\s+(?:founded|established)\s+in\s+\d{4}\s+and)?\s+${based}`,
      "iu",
    ),
    /^(?:Founded\s+in\s+\d{4}\s+and\s+)?(?:proudly\s+)?(?:based|headquartered)\s+(?:out\s+of|in|at)\s+/iu,
    new RegExp(String.raw`(?:^|[,;]\s+)${name}\s*,\s*(?:based|headquartered)\s+in\s+`, "iu"),
    /^(?:our\s+|its\s+)?(?:headquarters?|HQ)\s*(?::|\s+(?:is|are)\s+(?:located\s+)?in)\s*/iu,
  ];
  for (const pattern of behind) {
    const match = pattern.exec(sentence);
    if (!match) continue;
    const end = match.index + match[0].length;
    const place = said([match.index, end + 1]) ? placeAtStart(sentence.slice(end)) : undefined;
    if (place && hasOwnSubject(sentence, match[0], company)) return [place];
  }
  const before = new RegExp(
    String.raw`(?:^|[,;]\s+)(?:${company}(?:,)?(?:\s+(?:is|are)|['’](?:re|s))\s+)?an?\s+(?:[\p{Ll}-]+,?\s+){0,3}(${WORDS})[-‑]based\s+(?:[\p{L}\d-]+\s+){0,4}?${COMPANY}\b`,
    "iu",
  ).exec(sentence);
  const isOwn =
    before && (new RegExp(`^(?:[,;]\\s+)?${company}`, "iu").test(before[0]) || before.index === 0);
  const place =
    isOwn && said([before.index, before.index + before[0].length]) && placeAtStart(before[1] ?? "");
  return place ? [place] : [];
}

/** Whether "Based in Oslo, ..." at the start of a sentence is about the company, not about somebody else. */
function hasOwnSubject(sentence: string, cue: string, company: string): boolean {
  if (!/^(?:founded|proudly|based|headquartered)/i.test(cue)) return true;
  const rest = sentence.slice(cue.length);
  return (
    !rest.includes(", ") ||
    new RegExp(String.raw`,\s*(?:and\s+)?${company}\b`, "iu").test(rest) ||
    !/,\s*(?:the|our|a|an|his|her)\s+\p{L}+/iu.test(rest)
  );
}
