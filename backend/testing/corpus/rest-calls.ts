import fc, { type Arbitrary } from "fast-check";
import type { BodyField, RestRoute } from "../../shared/rest-table/route.ts";
import { anything, texts, textsFor } from "./values.ts";

/** A request as a caller sends it. */
export interface RestCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const FITTING = { string: texts, boolean: fc.boolean(), integer: fc.integer(), number: fc.double() };
const TAGS = ["*", '"1"', 'W/"1"', '"0-x"', '"1-abc"', "", "nonsense", '"99999999999-x"', '"a", "b"'];
const TYPES = ["application/json", "application/json; charset=utf-8"];
const OTHER_TYPES = ["text/plain", "application/json; charset=wrong", "multipart/form-data", ";"];

/** Calls of every route of the table, with values of every kind. */
export function restCalls(routes: readonly RestRoute[]): Arbitrary<RestCall> {
  return fc.oneof(
    { weight: 30, arbitrary: fc.oneof(...routes.map(callsOf)) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom("GET", "PUT", "PATCH", "DELETE", "POST"), texts).map(elsewhere),
    },
  );
}

function callsOf(route: RestRoute): Arbitrary<RestCall> {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const path = fc.record(Object.fromEntries(names.map((name) => [name, textsFor(name)])));
  const query = fc.array(parametersOf(route), { maxLength: 4 });
  const headers = fc.record(
    {
      "content-type": fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...TYPES) },
        { weight: 1, arbitrary: fc.constantFrom(...OTHER_TYPES) },
      ),
      "if-match": fc.constantFrom(...TAGS),
    },
    { requiredKeys: ["content-type"] },
  );
  return fc.tuple(path, query, headers, bodiesOf(route)).map(([values, given, sent, body]) => {
    const filled = route.path.replace(
      /\{(\w+)\}/g,
      (_, name: string) => encoded(values[name] ?? "") || "%20",
    );
    const search = given.map(([name, value]) => `${name}=${encoded(value)}`).join("&");
    const address = { method: route.method, path: `${filled}${search && `?${search}`}`, headers: sent };
    return route.method === "GET" || body === undefined ? address : { ...address, body };
  });
}

function parametersOf({ query }: RestRoute): Arbitrary<[string, string]> {
  const known = Object.keys(query).map((name) => fc.tuple(fc.constant(name), textsFor(name)));
  return fc.oneof(...known, fc.tuple(fc.constantFrom("__proto__", "other", "first", "%5B%5D"), texts));
}

function fittingOf(field: BodyField): Arbitrary<unknown> {
  if (typeof field === "string") return FITTING[field];
  const { type, list, values } = field;
  const one: Arbitrary<unknown> = values ? fc.oneof(fc.constantFrom(...values), texts) : FITTING[type];
  return list ? fc.array(one, { maxLength: 5 }) : one;
}

function bodiesOf({ body = {} }: RestRoute): Arbitrary<string | undefined> {
  const fields = Object.entries(body).map(([name, field]) => [
    name,
    fc.oneof({ weight: 8, arbitrary: fittingOf(field) }, { weight: 1, arbitrary: anything }),
  ]);
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, { requiredKeys: [] })
        .map((value) => JSON.stringify(value)),
    },
    { weight: 1, arbitrary: anything.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom(undefined, "", "{", "\u0000", '{"a":1e999}', "[".repeat(9_000)) },
  );
}

function elsewhere([method, text]: [string, string]): RestCall {
  return { method, path: `/api/${encoded(text)}`, headers: { "content-type": "application/json" } };
}

/** Lone surrogates as their bytes, which are no UTF-8. */
function encoded(text: string): string {
  return [...text].map((char) => (char.isWellFormed() ? encodeURIComponent(char) : "%ED%A0%80")).join("");
}
