import type { OwnSubjects } from "./own-subject.ts";
import type { Said } from "./said.ts";

const LANGUAGES =
  "English,Spanish,French,German,Italian,Portuguese,Dutch,Danish,Swedish,Norwegian,Finnish,Icelandic,Polish,Czech,Slovak,Hungarian,Romanian,Bulgarian,Greek,Turkish,Russian,Ukrainian,Serbian,Croatian,Slovenian,Estonian,Latvian,Lithuanian,Hebrew,Arabic,Persian,Hindi,Bengali,Urdu,Tamil,Telugu,Chinese,Mandarin,Cantonese,Japanese,Korean,Vietnamese,Thai,Indonesian,Malay,Tagalog,Swahili,Catalan,Basque,Welsh,Irish".split(
    ",",
  );
const LANGUAGE = `(?:${LANGUAGES.join("|")})`;
const LIST = String.raw`(?<list>${LANGUAGE}(?:(?:\s*,\s*(?:and\s+)?|\s+(?:and|&|or)\s+)${LANGUAGE})*)\b(?!\s+(?:and\s+\p{Ll}|markets?|speak|market|club|league|football|team|version|literature|learn|tutor|lesson|teach|course|stud))`;
const COUNTED = String.raw`(?:(?:the\s+)?(?:\d+|[a-z]+)\s+languages?\s*(?:[:(–—-]|,?\s*(?:including|such\s+as|like|namely))\s*)?`;

/** Returns the languages in which a sentence says that the company's product or support is available. */
export function languagesIn(sentence: string, { any }: OwnSubjects, said: Said): string[] {
  const patterns = [
    new RegExp(
      String.raw`\b(?:available|offered|localized|translated|provided|delivered)\s+in(?:to)?\s+${COUNTED}${LIST}`,
      "u",
    ),
    new RegExp(
      String.raw`\b(?:customer\s+)?(?:support|service|onboarding)\s+(?:is\s+(?:available\s+)?)?in\s+${COUNTED}${LIST}`,
      "u",
    ),
    new RegExp(String.raw`^${any}\s+(?:supports?|speaks?)\s+${COUNTED}${LIST}`, "iu"),
    new RegExp(String.raw`^(?:supported\s+)?languages?\s*:\s*${LIST}`, "iu"),
  ];
  for (const pattern of patterns) {
    const match = pattern.exec(sentence);
    if (match && said([match.index, match.index + match[0].length]))
      return [...new Set((match.groups?.list ?? "").match(/\p{L}+/gu))].filter((one) =>
        LANGUAGES.includes(one),
      );
  }
  return [];
}
