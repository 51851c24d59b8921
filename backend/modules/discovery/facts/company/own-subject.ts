/** Words after a legal form, which texts leave out of a company's name. */
const LEGAL_FORM =
  /[,\s]+(?:inc|llc|ltd|limited|gmbh|ag|corp|co|plc|bv|b\.v|ab|as|a\/s|oy|srl|s\.?a|pty)\.?$/i;
/** First words of names that mean many other things. */
const COMMON_FIRST =
  /^(?:the|world|global|team|sports?|smart|digital|data|next|open|true|first|real|live|pro|club|fan|fans|game|play|power|future|elite|royal|national|international|american|european)$/i;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");

/** Returns a pattern for a company's name: as a whole, without its legal form, or by its first word. */
function namePattern(name: string): string {
  const short = name.replace(LEGAL_FORM, "").trim();
  const [first = "", second] = short.split(/\s+/);
  const names = new Set([name.trim(), short]);
  if (second && first.length > 3 && /^\p{Lu}/u.test(first) && !COMMON_FIRST.test(first)) names.add(first);
  return `(?:${[...names]
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join("|")})(?:['’]s)?(?:[,\\s]+(?:Inc|LLC|Ltd|GmbH)\\.?)?`;
}

/** Nouns for a company, by which it calls itself. */
export const COMPANY =
  "(?:company|start-?up|firm|business|studio|agency|organi[sz]ation|non-?profit|manufacturer|maker|provider|brand|consultancy|developer|supplier|spin-?off|venture|scale-?up)";
const THING =
  "(?:platform|product|products|app|apps|software|service|services|system|systems|solution|solutions|technology|device|devices|hardware|sensors?|wearables?|tools?|tracker|trackers|vests?|balls?|helmets?|cameras?|frames?|bikes?|boots?|shoes|insoles?|bands?|rings?|watch(?:es)?|monitors?|simulators?|goals?|nets?|rackets?|bats?|mouthguards?|headsets?|headbands?|gloves?|mats?|treadmills?|surfaces?|turf|equipment|gear|kits?|boards?|scoreboards?|dashboard|games?|network|website|programs?|plans?|suite)";

/** Patterns of a sentence's subject that is the company itself, or what it makes. */
export interface OwnSubjects {
  /** Its name. */
  readonly name: string;
  /** The company: by name, "we", "it" or "the company". */
  readonly company: string;
  /** The company, or what it makes: "our sensors". */
  readonly any: string;
}

/**
 * Returns the patterns of the subjects by which a company's text speaks of itself.
 * @param products the names of what it makes.
 */
export function ownSubjects(companyName: string, products: readonly string[] = []): OwnSubjects {
  const name = namePattern(companyName);
  const company = `(?:${name}|we|it|(?:the|our)\\s+(?:company|start-?up|firm|business|studio|organi[sz]ation|team))`;
  const things = `(?:the|our|its|all\\s+(?:of\\s+)?our|${name})\\s+(?:[\\p{L}\\d-]+\\s+){0,2}?${THING}`;
  const made = products.map((product) => `${namePattern(product)}|`).join("");
  return { name, company, any: `(?:${things}|${made}${company})` };
}
