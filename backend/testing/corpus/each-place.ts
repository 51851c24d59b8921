import { exampleBodyOf } from "../../rest/openapi/bodies.ts";
import type { RestRoute } from "../../shared/rest-table/route.ts";
import type { RestCall } from "./rest-calls.ts";

/** Texts for an address that break out of something, or out of a type. */
const IN_ADDRESSES = [
  "%00",
  "%ED%A0%80",
  "%",
  "'%20or%20'1'='1",
  "99999999999999999999",
  "-1",
  "__proto__",
  "..%2F..%2Fetc%2Fpasswd",
  "a".repeat(5_001),
  "%F0%9F%91%A9%E2%80%8D",
];

/** Values for a field of a body; most aren't even of its type. */
const IN_BODIES: readonly unknown[] = [
  null,
  "",
  "\u0000",
  "\ud800",
  "a".repeat(100_001),
  "<script>alert(1)</script>",
  "'; drop table users; --",
  2 ** 53,
  -1.5,
  true,
  {},
  [[[]]],
  { toString: "x", constructor: { prototype: 1 } },
];

/** Bodies that aren't what any call takes. */
const BODIES = ["", "{", "null", "[]", '"text"', '{"__proto__":{"role":"admin"}}', "[".repeat(9_000)];

const FITTING: Readonly<Record<string, string>> = { slug: "corpus-post", kind: "solutions" };
const JSON_HEADERS = { "content-type": "application/json" };

/** Calls of a route with each hostile value in each of its places: path, parameters, fields of its body, and the body. */
export function hostileCallsOf(route: RestRoute): RestCall[] {
  const { method, query, body } = route;
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const addressWith = (values: Readonly<Record<string, string>>) =>
    route.path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? FITTING[name] ?? "1");
  const example = exampleBodyOf(route)?.example ?? {};
  const call = (path: string, content: string = JSON.stringify(example)): RestCall => ({
    method,
    path,
    headers: JSON_HEADERS,
    ...(method === "GET" ? {} : { body: content }),
  });
  const parameters = [...Object.keys(query), "unknown"].flatMap((name) =>
    IN_ADDRESSES.slice(0, name === "unknown" ? 2 : undefined).map((value) => `${name}=${value}`),
  );
  const contents = Object.keys(body ?? {}).flatMap((name) =>
    IN_BODIES.map((value) => JSON.stringify({ ...example, [name]: value })),
  );
  return [
    ...names.flatMap((name) => IN_ADDRESSES.map((value) => call(addressWith({ [name]: value })))),
    ...parameters.map((parameter) => call(`${addressWith({})}?${parameter}`)),
    ...[...contents, ...(body ? BODIES : [])].map((content) => call(addressWith({}), content)),
  ];
}
