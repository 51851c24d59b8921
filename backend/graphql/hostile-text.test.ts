import { GraphQLString, getNamedType, isInputObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restRoutes } from "../rest/routes.ts";
import { isOneLine } from "../shared/text/clean-text.ts";
import { createUser, type SignedInClient, signIn } from "../testing/accounts.ts";
import { argumentsWith, type Call, callsOf, documentOf, restBodyOf } from "../testing/calls.ts";
import { startTestApp, type TestApp } from "../testing/servers/test-app.ts";
import { createSchema } from "./schema.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

const NUL = "a\u0000b";
const OTHERS = [
  // Half a surrogate pair, a change of direction, nothing that can be seen, and too many characters.
  "a\ud800b",
  "a\u202eb",
  "\u200b \u2060\u3164\u2800",
  "x".repeat(100_001),
];
const BREAKS = ["a\nb", "a\r\n\r\nb", "a\u2028b", "a\u2029b"];
const calls = callsOf(createSchema()).filter((call) => argumentsWith(call, "").length > 0);
const routes = restRoutes.map((route) => ({ ...route, name: `${route.method} ${route.path}` }));

/** The next of some values: each place gets one, and all of them are had by every few places. */
function byTurns<Value>(values: readonly Value[]): () => Value {
  let turn = 0;
  return () => values[turn++ % values.length] as Value;
}

async function expectRefused(call: Call, args: Record<string, unknown> | undefined): Promise<void> {
  const { query, variables } = documentOf(call, args as Record<string, unknown>);
  const { errors } = await admin.execute(query, variables);
  expect([variables, errors?.[0]?.extensions]).toEqual([
    variables,
    { code: "BAD_USER_INPUT", fields: expect.any(Object) },
  ]);
}

describe("NUL, and another text that can't be stored, seen or trusted,", () => {
  const other = byTurns(OTHERS);

  it.each(calls)("is refused at every text that $name takes", async (call) => {
    for (const place of argumentsWith(call, NUL).keys())
      for (const text of [NUL, other()]) await expectRefused(call, argumentsWith(call, text)[place]);
  });

  it.each(routes.filter(({ body }) => body))("is refused in every field of $name", async (route) => {
    for (const [field, kind] of Object.entries(route.body ?? {}))
      for (const text of [NUL, other()]) {
        const value = typeof kind === "object" && kind.list ? [text] : text;
        const response = await admin.fetch(route.path.replace(/\{\w+\}/g, "1"), {
          method: route.method,
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ ...restBodyOf(route.name), [field]: value }),
        });
        expect([field, text.slice(0, 10), response.status]).toEqual([field, text.slice(0, 10), 400]);
      }
  });
});

/** The arguments with `text` at one place, without those in which it is at a place that takes several lines. */
const lineArguments = (call: Call, text: string) =>
  argumentsWith(call, text).filter((args) => nameOf(args, text).every(isOneLine));

/** The names of the innermost arguments or fields that have this value. */
function nameOf(value: unknown, text: string, name = ""): string[] {
  if (value === text) return [name];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) =>
    nameOf(item, text, Array.isArray(value) ? name : key),
  );
}

const mutations = calls.filter(
  (call) => call.operation === "mutation" && lineArguments(call, "?").length > 0,
);

describe("a line break", () => {
  const lineBreak = byTurns(BREAKS);

  it.each(mutations)("is refused at every text of one line that $name takes", async (call) => {
    for (const place of lineArguments(call, "?").keys())
      await expectRefused(call, lineArguments(call, lineBreak())[place]);
  });
});

/** The most characters that a description allows. */
const allowedBy = (description: string | null | undefined) =>
  Math.max(
    0,
    ...[...(description ?? "").matchAll(/([\d,]+) characters/g)].map(([, n]) =>
      Number(n?.replaceAll(",", "")),
    ),
  );

it("every text of a thousand characters or more takes several lines", () => {
  const schema = createSchema();
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const places = [
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ args }) => args),
    ...inputs.flatMap((type) => Object.values(type.getFields())),
  ];
  const long = places.filter(
    ({ type, description }) => getNamedType(type) === GraphQLString && allowedBy(description) >= 1_000,
  );
  expect(long.length).toBeGreaterThan(10);
  expect(long.map(({ name }) => name).filter(isOneLine)).toEqual([]);
});

it.each(routes.filter(({ query }) => Object.keys(query).length > 0))(
  "NUL is refused in every parameter of $name",
  async ({ path, query }) => {
    for (const name of Object.keys(query)) {
      const response = await admin.fetch(`${path.replace(/\{\w+\}/g, "1")}?${name}=a%00b`);
      expect([name, response.status]).toEqual([name, 400]);
    }
  },
);
