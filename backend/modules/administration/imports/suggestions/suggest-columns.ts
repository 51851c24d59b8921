import { distance } from "fastest-levenshtein";
import type { SchemaObjectDescription } from "yup";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { bareMail } from "../../../../shared/text/text.rules.ts";
import { isWebAddress, wholeAddress } from "../../../../shared/text/web-address.rules.ts";
import { writtenDate } from "../reading/written/written-date.ts";
import { writtenNumber } from "../reading/written/written-number.ts";
import { OTHER_NAMES } from "./other-names.ts";

/** A column of a file, with a few of its values. */
export interface NamedColumn {
  /** Its name; that of a nested field has dots. */
  readonly name: string;
  readonly samples: readonly string[];
  /** Whether its values are lists of objects, which are no texts. */
  readonly holdsObjects?: boolean;
}

/** A field and the column that is probably meant for it. */
export interface SuggestedColumn {
  readonly field: string;
  readonly column: string;
}

/** How well a column's name fits, out of 100. */
const SCORES = { same: 100, heading: 98, known: 90, within: 60, misspelled: 45, byValues: 30 };
/** Words that make another thing of what they are added to: an agency's code isn't the agency. */
const OTHER_THINGS = new Set(
  "abbreviated abbreviation alternative alternatives acronym acronyms alias aliases api base biography code codes count conference coordinator correspondence currency date deadline description editor email fax first full funding group id ids image issn isbn language last latitude legal license logo longitude method month name number numbers phone page pages patents picture quarter rank raw records region rounds score secondary state status structured street subtitle time thumbnail total type types updated url version volume year zip".split(
    " ",
  ),
);
/** The share of sample values that must be of the field's type. */
const ENOUGH = 0.6;

type ValueType = "text" | "objects" | "date" | "number" | "flag" | "address" | "mail";

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
const wordsOf = (name: string) =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Suggests a column for each field by what its header says and its values are, the surest first: a date is
 * never taken from a column of names. A column of DOIs is also the id where there is no other.
 */
export function suggestColumns(kind: ImportKind, columns: readonly NamedColumn[]): SuggestedColumn[] {
  const types = typesOf(kind);
  const rated = kind.fields.flatMap((field) =>
    columns.flatMap((column) => {
      const score = scoreOf(kind, field, types.get(field) ?? "text", column);
      return score > 0 ? [{ field, column: column.name, score }] : [];
    }),
  );
  rated.sort((one, other) => other.score - one.score);
  const taken = new Map<string, string>();
  const used = new Set<string>();
  for (const { field, column } of rated) {
    const isAlso = field === "id" && column === taken.get("doi");
    if (taken.has(field) || (used.has(column) && !isAlso)) continue;
    taken.set(field, column);
    used.add(column);
  }
  return kind.fields.flatMap((field) => {
    const column = taken.get(field);
    return column === undefined ? [] : [{ field, column }];
  });
}

function scoreOf(
  kind: ImportKind,
  field: string,
  type: ValueType,
  { name, samples, holdsObjects = false }: NamedColumn,
): number {
  if (holdsObjects && type !== "objects") return 0;
  const byName = nameScore(kind, field, name);
  const fit = shareOf(samples, type);
  // A column with the field's own name is meant for it, however its values are written, such as "Q1".
  if (byName >= SCORES.heading) return byName;
  if (byName > 0) return fit === undefined || fit >= ENOUGH ? byName : 0;
  const isTelling = type === "address" || type === "mail";
  const isMain = field === "website" || field === "contactEmail";
  return isTelling && isMain && fit === 1 && !isOther(wordsOf(name), type) ? SCORES.byValues : 0;
}

/** The items of a list that are of a type are told by it: `links[type=website].value` is a website. */
const toldName = (name: string) => /\[[^=\]]+=([^\]]+)\]\.(?:value|name|url|#?text)$/.exec(name)?.[1] ?? name;

function nameScore({ headings = {}, otherNames = {} }: ImportKind, field: string, path: string): number {
  const name = toldName(path);
  const given = plain(name);
  if (given === plain(field)) return SCORES.same;
  if (headings[name] === field) return SCORES.heading;
  const known = [...new Set([...(otherNames[field] ?? []), ...(OTHER_NAMES[field] ?? [])])];
  const at = known.indexOf(given);
  if (at >= 0) return SCORES.known - at;
  // What a nested field holds is said by its own name; the names around it only make it less sure.
  const [own = "", ...around] = name.split(".").reverse();
  const ownAt = around.length > 0 ? [plain(field), ...known].indexOf(plain(own)) : -1;
  const farther = 4 * around.length;
  if (ownAt >= 0) return Math.max(1, SCORES.known - 10 - ownAt - farther);
  const words = wordsOf(own);
  const within = [plain(field), ...known].flatMap((other, place) => {
    const rest = restWithout(words, other);
    const isPlain = rest && !rest.some((word) => OTHER_THINGS.has(word));
    return isPlain ? [SCORES.within - place - 4 * rest.length - farther] : [];
  });
  if (within.length > 0) return Math.max(1, ...within);
  return isMisspelled(given, plain(field)) ? SCORES.misspelled : 0;
}

/** Returns the words beside those that spell a name; undefined if they don't. */
function restWithout(words: readonly string[], name: string): string[] | undefined {
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) {
      if (words.slice(from, to).join("") === name) return [...words.slice(0, from), ...words.slice(to)];
    }
  }
  return undefined;
}

/** Whether only a letter or two of a long name differ. */
const isMisspelled = (given: string, field: string) =>
  field.length > 5 && given.length > 4 && distance(given, field) <= (field.length > 8 ? 2 : 1);

const isOther = (words: readonly string[], type: ValueType) =>
  words.some((word) =>
    type === "address"
      ? /^(image|logo|thumbnail|picture|api|doi|linkedin|twitter|facebook|wikipedia|cb|crunchbase|photo)$/.test(
          word,
        )
      : /^(secondary|billing)$/.test(word),
  );

/** Returns the share of values that have a type; undefined if there are none or any text does. */
function shareOf(samples: readonly string[], type: ValueType): number | undefined {
  if (type === "text" || type === "objects" || samples.length === 0) return undefined;
  return samples.filter((value) => CHECKS[type](value.trim())).length / samples.length;
}

const YEAR = /^(1[89]|20|21)\d\d$/;
const CHECKS: Readonly<Record<Exclude<ValueType, "text" | "objects">, (value: string) => boolean>> = {
  date: (value) =>
    YEAR.test(value) ||
    /^\d{4}-\d{2}(-\d{2})?([T ].*)?$/.test(value) ||
    /^\d{8}(\d{2}(\d{3})?)?$/.test(value) ||
    /^\[?\[?\d{4}(,\s*\d{1,2}){0,2}\]?\]?$/.test(value) ||
    writtenDate(value) !== undefined,
  number: (value) =>
    writtenNumber(value, false).value !== undefined ||
    /^\p{Sc}?[\d.,'\s]*\d[\d.,'\s]*[km]?$|^\d{4}-\d{2}-\d{2}/iu.test(value),
  flag: (value) => /^(true|false|yes|no|y|n|1|0|x|✓|-|ja|nein|oui|non|s[ií]|sim|n[aã]o)$/i.test(value),
  address: (value) => isWebAddress(wholeAddress(value)),
  mail: (value) => /^\S+@\S+\.\w+$/.test(bareMail(value)),
};

function typesOf({ rules }: ImportKind): ReadonlyMap<string, ValueType> {
  const { fields } = rules.describe() as SchemaObjectDescription;
  return new Map(
    Object.entries(fields).map(([name, description]) => [
      name,
      typeOf(description as SchemaObjectDescription),
    ]),
  );
}

function typeOf({ type, tests, meta, ...rest }: SchemaObjectDescription): ValueType {
  const { innerType } = rest as { innerType?: { fields?: object } };
  if (innerType?.fields) return "objects";
  const names = tests.map(({ name }) => name);
  if (type === "date" || (meta as { day?: true } | undefined)?.day === true) return "date";
  if (type === "number") return "number";
  if (type === "boolean") return "flag";
  if (names.includes("address")) return "address";
  return names.includes("email") ? "mail" : "text";
}
