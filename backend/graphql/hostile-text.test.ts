import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restRoutes } from "../rest/routes.ts";
import { isOneLine } from "../shared/clean-text.ts";
import { createUser, type SignedInClient, signIn } from "../testing/accounts.ts";
import { argumentsWith, callsOf, documentOf, restBodyOf } from "../testing/calls.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { createSchema } from "./schema.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

const TEXTS: [string, string][] = [
  ["NUL", "a\u0000b"],
  ["half a surrogate pair", "a\ud800b"],
  ["a change of direction", "a\u202eb"],
  ["nothing that can be seen", "\u200b \u2060\u3164\u2800"],
  ["100,001 characters", "x".repeat(100_001)],
];
const calls = callsOf(createSchema()).filter((call) => argumentsWith(call, "").length > 0);
const routes = restRoutes.map((route) => ({ ...route, name: `${route.method} ${route.path}` }));

describe.each(TEXTS)("%s", (_name, text) => {
  it.each(calls)("is refused at every text that $name takes", async (call) => {
    for (const args of argumentsWith(call, text)) {
      const { query, variables } = documentOf(call, args);
      const { errors } = await admin.execute(query, variables);
      expect([variables, errors?.[0]?.extensions]).toEqual([
        variables,
        { code: "BAD_USER_INPUT", fields: expect.any(Object) },
      ]);
    }
  });

  it.each(routes.filter(({ body }) => body))("is refused in every field of $name", async (route) => {
    for (const [field, kind] of Object.entries(route.body ?? {})) {
      const value = typeof kind === "object" && kind.list ? [text] : text;
      const response = await admin.fetch(route.path.replace(/\{\w+\}/g, "1"), {
        method: route.method,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...restBodyOf(route.name), [field]: value }),
      });
      expect([field, response.status]).toEqual([field, 400]);
    }
  });
});

/** The arguments with `text` at one place, without those in which it is at a place that takes several lines. */
const lineArguments = (call: (typeof calls)[number], text: string) =>
  argumentsWith(call, text).filter((args) => nameOf(args, text).every(isOneLine));

/** The names of the innermost arguments or fields that have this value. */
function nameOf(value: unknown, text: string, name = ""): string[] {
  if (value === text) return [name];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) =>
    nameOf(item, text, Array.isArray(value) ? name : key),
  );
}

const BREAKS = ["a\nb", "a\r\n\r\nb", "a\u2028b", "a\u2029b"].map(
  (text) => [JSON.stringify(text), text] as const,
);
const mutations = calls.filter(
  (call) => call.operation === "mutation" && lineArguments(call, "?").length > 0,
);

describe.each(BREAKS)("the line break in %s", (_name, text) => {
  it.each(mutations)("is refused at every text of one line that $name takes", async (call) => {
    for (const args of lineArguments(call, text)) {
      const { query, variables } = documentOf(call, args);
      const { errors } = await admin.execute(query, variables);
      expect([variables, errors?.[0]?.extensions]).toEqual([
        variables,
        { code: "BAD_USER_INPUT", fields: expect.any(Object) },
      ]);
    }
  });
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
