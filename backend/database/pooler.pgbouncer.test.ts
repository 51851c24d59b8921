import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createUser, signIn } from "../testing/accounts.ts";
import { createSolution } from "../testing/factories/solution.ts";
import { buildScripts, type Running } from "../testing/servers/built-scripts.ts";
import { freePort } from "../testing/servers/free-port.ts";
import { type Pooler, startPgbouncer } from "../testing/servers/pgbouncer.ts";
import { stubFrontend } from "../testing/servers/stub-frontend.ts";
import { startTestApp, type TestApp, testClient } from "../testing/servers/test-app.ts";

const start = buildScripts();
const folder = stubFrontend(
  "pooler-",
  "export const entryAssets = () => ({}); export const render = async () => ({ status: 200, html: '' });",
);
let app: TestApp;
let pooler: Pooler;
let database: string;
const running: Running[] = [];

beforeAll(async () => {
  app = await startTestApp("empty");
  for (let n = 0; n < 30; n += 1) await createSolution(app, { title: `Tracker ${n}` });
  database = new URL(app.database.url).pathname.slice(1);
  pooler = await startPgbouncer(inject("serverUrl"));
});
afterAll(async () => {
  for (const one of running) {
    one.kill("SIGKILL");
    await one.ended;
  }
  await pooler.stop();
  await app.stop();
  rmSync(folder, { recursive: true });
});

async function launch(settings: Record<string, string>) {
  const PORT = String(await freePort());
  const product = start(
    "serve.js",
    [],
    {
      PORT,
      HOST: "127.0.0.1",
      DEMO: "0",
      ENCODER: "off",
      ANSWER_MEMORY: "0",
      LOG_LEVEL: "warn",
      ...settings,
    },
    folder,
  );
  running.push(product);
  return { product, url: `http://127.0.0.1:${PORT}` };
}

/** What a server that doesn't start says. */
async function refusal(settings: Record<string, string>): Promise<string[]> {
  const { product } = await launch(settings);
  const { code, errors } = await product.ended;
  expect(code).toBe(1);
  return errors.trimEnd().split("\n");
}

async function ready(url: string): Promise<void> {
  await expect
    .poll(() =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
}

const LINE =
  /^SportsTech Hub can't start: the database at [^\n]+ it is a pooler; [^\n]+DATABASE_DIRECT_URL[^\n]+\.$/;

describe("a pooler", () => {
  it("alone is refused in one line", async () => {
    expect(await refusal({ DATABASE_URL: pooler.url(database) })).toEqual([expect.stringMatching(LINE)]);
  });

  it("that keeps settings of a connection to itself is refused, too, also as the direct address", async () => {
    const quiet = await startPgbouncer(inject("serverUrl"), [
      "ignore_startup_parameters = options, statement_timeout, idle_in_transaction_session_timeout",
    ]);
    try {
      expect(await refusal({ DATABASE_URL: quiet.url(database) })).toEqual([expect.stringMatching(LINE)]);
      const [line, ...more] = await refusal({
        DATABASE_URL: quiet.url(database),
        DATABASE_DIRECT_URL: quiet.url(database),
      });
      expect(line).toMatch(LINE);
      expect(line).toContain("(DATABASE_DIRECT_URL)");
      expect(more).toEqual([]);
    } finally {
      await quiet.stop();
    }
  });

  it("beside the server's own address answers reads, writes and jobs, also after it was restarted", async () => {
    const { product, url } = await launch({
      DATABASE_URL: pooler.url(database),
      DATABASE_DIRECT_URL: app.database.url,
    });
    await ready(url);
    const [{ id }] = (await (await fetch(`${url}/api/solutions?first=1`)).json()) as [{ id: number }];
    const reads = [
      "/api/solutions?first=10",
      "/api/solutions?search=tracker&sort=title",
      `/api/solutions/${id}`,
      "/api/vendors",
    ];
    const read = () =>
      Promise.all(
        Array.from({ length: 240 }, async (_, n) => (await fetch(url + reads[n % reads.length])).status),
      );
    expect(new Set(await read())).toEqual(new Set([200]));
    const session = await signIn(app, await createUser(app));
    const { token } = (
      await session.execute<{ createAccessToken: { token: string } }>(
        "mutation ($input: AccessTokenInput!) { createAccessToken(input: $input) { token } }",
        { input: { name: "Pooled", scopes: ["DISCOVERY_WRITE", "DISCOVERY_READ"], expiresOn: "2027-06-01" } },
      )
    ).data.createAccessToken;
    const program = testClient(url, { authorization: `Bearer ${token}` });
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        program.execute("mutation ($name: String!) { createShortlist(name: $name) { id } }", {
          name: `List ${n}`,
        }),
      ),
    );
    expect(made.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    await pooler.restart();
    await expect.poll(async () => [...new Set(await read())]).toEqual([200]);
    product.kill("SIGTERM");
    expect((await product.ended).code).toBe(0);
  });
});
