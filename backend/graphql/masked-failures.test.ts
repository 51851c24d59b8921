import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restRoutes } from "../rest/routes.ts";
import { createUser, type SignedInClient, signInAll } from "../testing/accounts.ts";
import { callsOf, documentOf, fewestArguments, restBodyOf } from "../testing/calls.ts";
import { startTestApp, type TestApp } from "../testing/servers/test-app.ts";
import { createSchema } from "./schema.ts";

/** What a failure of the database must not show: tables, statements, files, lines of a stack. */
const INSIDE =
  /_away|relation|\b(select|insert into|update|delete from) |\bat .+:\d+|node_modules|\.(ts|js)\b|postgres/i;

let app: TestApp;
const calls = callsOf(createSchema());
/** A session for each call, because a call may end it. */
let sessions: SignedInClient[];
beforeAll(async () => {
  app = await startTestApp("empty");
  const user = await createUser(app, { role: "admin" });
  sessions = await signInAll(app, Array(calls.length + restRoutes.length).fill(user));
  // What says who asks stays, so that the calls themselves fail.
  await app.database.orm.em.fork().execute(`do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not in ('users', 'sessions')
    loop execute format('alter table %I rename to %I', name, name || '_away'); end loop;
  end $$`);
});
afterAll(() => app.stop());

async function expectMasked(response: Response, text: string): Promise<void> {
  expect(text).not.toMatch(INSIDE);
  if (response.status >= 500) {
    expect(response.status).toBe(500);
    expect(text).toContain("Something went wrong on our end. Please try again.");
    expect(text).toContain(`"requestId":"${response.headers.get("x-request-id")}"`);
  }
}

describe("a failure of the database", () => {
  let failed = 0;

  it.each(calls)("shows nothing in the answer of $name", async (call) => {
    const client = sessions.pop() as SignedInClient;
    const { query, variables } = documentOf(call, fewestArguments(call));
    const { data, errors, response } = await client.execute(query, variables);
    await expectMasked(response, JSON.stringify({ data, errors }));
    if (errors?.[0]?.extensions?.code === "INTERNAL_SERVER_ERROR") failed += 1;
  });

  it.each(restRoutes)("shows nothing in the answer of $method $path", async ({ method, path }) => {
    const client = sessions.pop() as SignedInClient;
    const response = await client.fetch(path.replace(/\{\w+\}/g, "1"), {
      method,
      ...(method === "GET"
        ? {}
        : {
            headers: { "content-type": "application/json" },
            body: JSON.stringify(restBodyOf(`${method} ${path}`)),
          }),
    });
    await expectMasked(response, await response.text());
    if (response.status === 500) failed += 1;
  });

  it.each(["/sitemap.xml", "/opportunities.ics", "/blog/atom.xml", "/blog/rss.xml"])(
    "shows nothing at %s",
    async (path) => {
      const response = await app.fetch(path);
      expect(response.status).toBe(500);
      expect(await response.text()).not.toMatch(INSIDE);
    },
  );

  it("was what most of these calls met", () => {
    expect(failed).toBeGreaterThan(50);
  });
});
