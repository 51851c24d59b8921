import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSchema } from "../graphql/schema.ts";
import { createUser, type SignedInClient, signIn } from "../testing/accounts.ts";
import { startTestApp, type TestApp } from "../testing/servers/test-app.ts";
import { callersOf } from "./openapi/security.ts";
import { restRoutes } from "./routes.ts";

let app: TestApp;
let member: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  member = await signIn(app, await createUser(app));
});
afterAll(() => app.stop());

const schema = createSchema();
const guarded = restRoutes.filter((route) => route.body && !callersOf(route, schema).isPublic);
const forAdmins = guarded.filter((route) =>
  callersOf(route, schema).roles?.every((role) => role === "admin"),
);

const JSON_TYPE = "application/json";
const BODIES = [
  ["broken JSON", JSON_TYPE, "{"],
  ["too large a body", JSON_TYPE, JSON.stringify({ text: "x".repeat(1_000_000) })],
  ["too many values", JSON_TYPE, JSON.stringify({ many: Array(5_000).fill(1) })],
  ["another media type", "text/plain", "text"],
] as const;

describe.each(BODIES)("with %s", (_what, type, body) => {
  const send = async (client: Pick<TestApp, "fetch">, { method, path }: (typeof restRoutes)[number]) => {
    const request = { method, headers: { "content-type": type }, body };
    const response = await client.fetch(path.replace(/\{\w+\}/g, "1"), request);
    return [method, path, response.status];
  };

  it.each(guarded)("nobody hears of it before they sign in: $method $path", async (route) => {
    expect(await send(app, route)).toEqual([route.method, route.path, 401]);
  });

  it.each(forAdmins)("a member hears that they may not: $method $path", async (route) => {
    expect(await send(member, route)).toEqual([route.method, route.path, 403]);
  });
});

it("covers every call with a body", () => {
  expect([guarded.length > 8, forAdmins.length > 5]).toEqual([true, true]);
});
