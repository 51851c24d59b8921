import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gatesIn } from "../../graphql/authorization/authorization.ts";
import { createSchema } from "../../graphql/schema.ts";
import { SCOPES, type Scope } from "../../shared/scopes.rules.ts";
import { createUser, type SignedInClient, signIn } from "../../testing/accounts.ts";
import { startTestApp, type TestApp, type TestClient, testClient } from "../../testing/servers/test-app.ts";
import { newTokenOf } from "../../testing/tokens.ts";
import { restRoutes } from "../routes.ts";

const asEnum = (scope: Scope) => scope.replace(":", "_").toUpperCase();

let app: TestApp;
let administrator: SignedInClient;
let every: TestClient;
/** An administrator's programs: each may do everything but what its scope is for. */
const without = new Map<Scope, TestClient>();
beforeAll(async () => {
  app = await startTestApp("empty");
  administrator = await signIn(app, await createUser(app, { role: "admin" }));
  for (const scope of SCOPES)
    without.set(scope, await programWith(SCOPES.filter((other) => other !== scope)));
  every = await programWith(SCOPES);
});
afterAll(() => app.stop());

async function programWith(scopes: readonly Scope[]): Promise<TestClient> {
  const { token } = await newTokenOf(administrator, {
    name: `${scopes}`.slice(0, 50),
    scopes: scopes.map(asEnum),
  });
  return testClient(app.url, { authorization: `Bearer ${token}` });
}

const schema = createSchema();
const rows = restRoutes.map((route) => ({
  ...route,
  scopes: gatesIn(schema, route.operation).map(({ scope }) => scope),
}));

describe("an access token without what a call needs", () => {
  it.each(rows)(
    "is refused, in both APIs: $method $path",
    async ({ method, path, operation, scopes, ...row }) => {
      expect(scopes.length).toBeGreaterThan(0);
      for (const scope of scopes) {
        const program = (scope && without.get(scope)) ?? every;
        const address = path.replace(/\{\w+\}/g, "1");
        const headers = { "content-type": "application/json" };
        const sent = await program.fetch(address, method === "GET" ? {} : { method, headers, body: "{}" });
        expect([sent.status, await sent.json()]).toMatchObject([403, { code: "FORBIDDEN" }]);
        const { data } = await program.execute<unknown>(operation, row.query.first ? { first: 1 } : {});
        expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
      }
    },
  );
});

it("is described as what a call takes only where it does", async () => {
  const { paths } = await (await app.fetch("/api/openapi.json")).json();
  for (const { method, path, scopes } of rows) {
    const security: object[] = paths[path][method.toLowerCase()].security;
    const takesToken = security.some((one) => "token" in one);
    if (security.length > 0)
      expect([method, path, takesToken]).toEqual([method, path, scopes.every(Boolean)]);
  }
});

it("isn't taken from an address, where logs and histories keep it", async () => {
  const { token } = await newTokenOf(administrator, { name: "In addresses", scopes: SCOPES.map(asEnum) });
  for (const name of ["access_token", "token", "authorization", "api_key"]) {
    const rest = await app.fetch(`/api/admin/users?${name}=${token}`);
    const text = await rest.text();
    expect([rest.status, text.includes(token)]).toEqual([401, false]);
    const graphql = await app.fetch(`/graphql?${name}=${token}&query={viewer{username}}`);
    const answer = await graphql.text();
    expect([answer.includes(token), /"username":/.test(answer)]).toEqual([false, false]);
  }
});
