import fc, { type Arbitrary } from "fast-check";
import {
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import { encodeCursor } from "../../shared/listing/cursor.ts";

/** Texts that have broken something somewhere. */
const HOSTILE_TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "x\udfff",
  "\ufeff",
  "\u0085",
  "\u202eabc",
  "\u001f",
  "İstanbul",
  "ﬀ",
  "ß".repeat(130),
  "👩‍👩‍👧‍👦",
  "e\u0301".repeat(60),
  "%",
  "_",
  "\\",
  "'",
  '"',
  "'; drop table users; --",
  "' or '1'='1",
  "1 or 1=1",
  "$1",
  "?",
  "?::int",
  "{a,b",
  "{}",
  "[]",
  "(((",
  "a & | b",
  ":*",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "http://[",
  "//[",
  "https://user:word@example.org:99999/",
  "../../etc/passwd",
  "%00",
  "%ff",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "true",
  "NaN",
  "Infinity",
  "1e400",
  "-0",
  "0x10",
  "٣",
  "2024-02-30",
  "0000-00-00",
  "99999-01-01",
  "-4713-01-01",
  "2024-01-01T25:00:00Z",
  "\r\nset-cookie: a=b",
  "a".repeat(201),
  "a".repeat(5_001),
  "a".repeat(100_001),
  "@",
  "a@b",
  "a@b.c\u0000",
  `${"a".repeat(250)}@example.org`,
];
/** Texts that mean something here. */
const KNOWN_TEXTS = [
  "ai",
  "camera",
  "video-analysis",
  "football",
  "business",
  "admin",
  "student",
  "corpus-bystander",
  "innovation",
  "corpus-post",
  "someone@example.org",
  "A sensible text.",
  "Correct-horse-7-battery",
  "https://example.org/",
  "123456",
];
/** Numbers at the edges of types. */
const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  100,
  101,
  1e9,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  5e-324,
];
const HOSTILE_IDS = [
  "0",
  "-1",
  "2147483647",
  "2147483648",
  "9".repeat(40),
  "1.5",
  "1e3",
  "one",
  "",
  "\u0000",
];

/** Cursors that no list gave, or another one. */
export const forgedCursors: Arbitrary<string> = fc.oneof(
  fc.constantFrom("forged", "", "====", "W10", "bnVsbA", "\u0000", "\ud800", "a".repeat(50_000)),
  fc.json().map((text) => Buffer.from(text).toString("base64url")),
  fc
    .tuple(
      fc.constantFrom("NEWEST", "BEST_RATED", "NAME", "RECENT", "DUE_SOONEST", "IMPACT", "__proto__"),
      fc.array(
        fc.oneof(
          fc.constantFrom(...HOSTILE_TEXTS),
          fc.constantFrom(...HOSTILE_NUMBERS),
          fc.constantFrom("2024-01-01 00:00:00+00", "2024-01-01", "0.0", "4.5"),
        ),
        { maxLength: 4 },
      ),
    )
    .map(([order, place]) => encodeCursor(order, place)),
);

/** Texts, most of them hostile. */
export const texts: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...KNOWN_TEXTS) },
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
);

const numbers: Arbitrary<number> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 20 }) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_NUMBERS) },
);

/** Ids, most of them of rows. */
export const ids: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 30 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_IDS) },
);

/** Whatever JSON can say, of any type. */
export const anything: Arbitrary<unknown> = fc.oneof(
  texts,
  numbers,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    [],
    {},
    [[]],
    JSON.parse('{"__proto__":{"a":1}}') as unknown,
    Array.from({ length: 1_000 }, (_, index) => index),
    JSON.parse(`${'{"a":'.repeat(300)}1${"}".repeat(300)}`) as unknown,
  ),
);

/** A text for a parameter of this name. */
export function textsFor(name: string): Arbitrary<string> {
  if (name === "after") return forgedCursors;
  if (/id$/i.test(name)) return ids;
  if (name === "first") return fc.oneof(numbers.map(String), texts);
  return texts;
}

/** Values for an input type: most of the type, some of any other. */
export function valuesOf(type: GraphQLInputType, name: string): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: fittingOf(getNullableType(type) as GraphQLInputType, name) },
    { weight: isNonNullType(type) ? 0 : 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: anything },
  );
}

function fittingOf(type: GraphQLInputType, name: string): Arbitrary<unknown> {
  if (isListType(type)) {
    const item = valuesOf(type.ofType as GraphQLInputType, name);
    return fc.oneof(
      { weight: 8, arbitrary: fc.array(item, { maxLength: 4 }) },
      { weight: 1, arbitrary: fc.array(item, { minLength: 90, maxLength: 110 }) },
    );
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return fc.record(
      Object.fromEntries(fields.map((field) => [field.name, valuesOf(field.type, field.name)])),
      {
        requiredKeys: fields.flatMap((field) => (isNonNullType(field.type) ? [field.name] : [])),
      },
    );
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  const { name: scalar } = type as { name: string };
  if (scalar === "ID") return ids;
  if (scalar === "Boolean") return fc.boolean();
  if (scalar === "Int" || scalar === "Float") return numbers;
  return textsFor(name);
}
