import { parse } from "graphql";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { createTroubledDatabase, type TroubledDatabase } from "../../testing/servers/troubled-database.ts";
import type { RenderPage } from "../pages/serve-pages.ts";

/** How long a connection may be silent here, in milliseconds. */
const PATIENCE = 400;

const DOCUMENT = parse("{ solutions(first: 1) { totalCount } }");

/** A page with data, which fails as the real ones do. */
const renderPage: RenderPage = async ({ execute, contextValue: context }) => {
  const { errors } = await execute({ document: DOCUMENT, variables: {}, operationName: undefined, context });
  const [error] = errors ?? [];
  return error
    ? { status: 500, html: "<h1>Something went wrong</h1>", error: error.originalError ?? error }
    : { status: 200, html: "<h1>Solutions</h1>" };
};

let database: TroubledDatabase;
let app: TestApp;
let member: SignedInClient;
beforeAll(async () => {
  database = await createTroubledDatabase("empty", { patience: PATIENCE, poolSize: 4 });
  app = await startTestApp(database, {}, renderPage);
  member = await signIn(app, await createUser(app));
});
beforeEach(() => database.recover());
afterAll(async () => {
  await app.stop();
  await database.drop();
});

const TROUBLES: [string, () => void][] = [
  ["is away", () => database.goAway()],
  ["is frozen", () => database.freeze()],
];

const LIST = "{ solutions(first: 1) { totalCount } }";

describe.each(TROUBLES)("while the database %s", (_name, trouble) => {
  /** Every visitor at once, as each waits as long as the database is waited for. */
  const visitors = () =>
    [
      ["an anonymous visitor", app],
      ["a signed-in visitor", member],
    ] as const;

  it("every visitor is told so by GraphQL", async () => {
    trouble();
    const told = visitors().map(async ([who, client]) => {
      const { errors, response } = await client.execute(LIST);
      expect([who, response.status, response.headers.get("retry-after")]).toEqual([who, 503, "1"]);
      expect(errors?.[0]).toMatchObject({
        message: "The service is busy. Please try again in a moment.",
        extensions: { code: "UNAVAILABLE" },
      });
    });
    await Promise.all(told);
  });

  it("every visitor is told so by GraphQL when writing", async () => {
    trouble();
    const told = visitors().map(async ([who, client]) => {
      const { errors, response } = await client.execute(
        'mutation { subscribeToNewsletter(email: "ada@people.example") { message } }',
      );
      const code = errors?.[0]?.extensions?.code;
      expect([who, response.status, code]).toEqual([who, 503, "UNAVAILABLE"]);
    });
    await Promise.all(told);
  });

  it.each(["/api/solutions", "/api/solutions.csv", "/api/market-trends"])(
    "every visitor is told so by %s",
    async (path) => {
      trouble();
      const told = visitors().map(async ([who, client]) => {
        const response = await client.fetch(path);
        expect([who, response.status, response.headers.get("retry-after")]).toEqual([who, 503, "1"]);
        expect(await response.json()).toMatchObject({ code: "UNAVAILABLE", message: expect.any(String) });
      });
      await Promise.all(told);
    },
  );

  it.each(["/blog/atom.xml", "/sitemap.xml", "/opportunities.ics", "/solutions"])(
    "every visitor sees a page at %s",
    async (path) => {
      trouble();
      const told = visitors().map(async ([who, client]) => {
        const response = await client.fetch(path, { headers: { accept: "text/html,*/*;q=0.8" } });
        expect([who, response.status, response.headers.get("retry-after")]).toEqual([who, 503, "1"]);
        expect(response.headers.get("content-type")).toMatch(/^text\/html/);
        expect(await response.text()).toContain("<h1>");
      });
      await Promise.all(told);
    },
  );

  it("/readyz says so, /healthz doesn't mind, and everything recovers", async () => {
    trouble();
    const ready = await app.fetch("/readyz");
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ details: { database: "does not answer" } });
    expect((await app.fetch("/healthz")).status).toBe(200);
    await database.recover();
    // A busy machine may take longer to connect again than the product waits.
    await expect.poll(async () => (await member.fetch("/solutions")).status).toBe(200);
    expect((await app.execute(LIST)).errors).toBeUndefined();
    expect((await app.fetch("/readyz")).status).toBe(200);
  });

  it("an upload is told so as other calls are", async () => {
    trouble();
    const response = await member.fetch("/uploads/imports?name=a.csv", { method: "POST", body: "a" });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await response.json()).toMatchObject({ code: "UNAVAILABLE" });
  });

  it("nothing of it counts as unexpected", async () => {
    app.logs.length = 0;
    trouble();
    await Promise.all([member.fetch("/solutions"), member.execute(LIST), app.fetch("/sitemap.xml")]);
    expect(app.logs.filter((line) => line.includes("unexpected error"))).toEqual([]);
  });
});

describe("while every connection is taken", () => {
  it("answers 503 within two seconds or so", async () => {
    const patient = await createTroubledDatabase("empty", { patience: 60_000, poolSize: 2 });
    const busy = await startTestApp(patient);
    const holders = [patient.orm.em.fork(), patient.orm.em.fork()];
    await Promise.all(holders.map((em) => em.begin()));
    const begun = Date.now();
    const { errors, response } = await busy.execute(LIST);
    expect([response.status, errors?.[0]?.extensions?.code]).toEqual([503, "UNAVAILABLE"]);
    expect(Date.now() - begun).toBeLessThan(3_000);
    await Promise.all(holders.map((em) => em.rollback()));
    expect((await busy.execute(LIST)).response.status).toBe(200);
    await busy.stop();
    await patient.drop();
  });
});
