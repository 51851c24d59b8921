import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { importCsv } from "../../../../testing/import-csv.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
const asked: (string | undefined)[] = [];
const site = createServer((request, response) => {
  asked.push(request.url);
  response.writeHead(request.url === "/gone" ? 410 : 200).end("Welcome");
});
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  base = `http://${host}`;
  app = await startTestApp("empty", { WEBHOOK_PRIVATE_HOSTS: host });
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(async () => {
  site.close();
  await app.stop();
});

const sql = (text: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(text, values);
const check = (run: unknown, client: TestClient = admin) =>
  client.execute<{ checkImportedWebsites: object }>(
    "mutation ($run: ID!) { checkImportedWebsites(run: $run) { websites checked failing } }",
    { run },
  );
const progress = async (run: string) =>
  (
    await admin.execute<{ importWebsiteChecks: object }>(
      "query ($run: ID!) { importWebsiteChecks(run: $run) { websites checked failing } }",
      { run },
    )
  ).data.importWebsiteChecks;

const imported = (kind: string, csv: string) => importCsv(app, admin, kind, csv);

it("asks each website of an import once, more than a job asks, and counts those that don't answer, with the day", async () => {
  const many = Array.from({ length: 12 }, (_, at) => `Many ${at},${base}/many/${at}`).join("\n");
  const run = await imported(
    "vendors",
    `name,website\nNorth,${base}/ok\nNorth too,${base}/ok\nSouth,${base}/gone\nInside,https://127.0.0.2/secret\nNone,\n${many}\n`,
  );
  expect(await progress(run)).toEqual({ websites: 15, checked: 0, failing: 0 });
  expect(asked).toEqual([]);
  expect((await check(run)).data.checkImportedWebsites).toEqual({ websites: 15, checked: 0, failing: 0 });
  await app.runJobs();
  expect(await progress(run)).toEqual({ websites: 15, checked: 15, failing: 2 });
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  expect(asked).toHaveLength(14);
  const { data } = await admin.execute<{
    importQuality: { name: string; rows: { label: string; finding: string; foundAt: string }[] }[];
  }>("query ($run: ID!) { importQuality(run: $run) { name rows { label finding foundAt } } }", { run });
  const dead = data.importQuality.find(({ name }) => name === "deadWebsite");
  expect(dead?.rows).toEqual([
    { label: "South", finding: "Answers with an error (410)", foundAt: expect.any(String) },
    { label: "Inside", finding: expect.stringMatching(/^Doesn't answer: /), foundAt: expect.any(String) },
  ]);
  expect(Date.now() - Date.parse(dead?.rows[0]?.foundAt ?? "")).toBeLessThan(600_000);

  await check(run);
  await app.runJobs();
  expect(asked).toHaveLength(14);
  await sql("update website_checks set checked_at = now() - interval '2 days' where address like '%/gone'");
  expect(await progress(run)).toEqual({ websites: 15, checked: 14, failing: 1 });
  await check(run);
  await app.runJobs();
  expect(asked).toHaveLength(15);
});

it("has nothing to ask for kinds without websites, and is for administrators", async () => {
  const papers = await imported(
    "papers",
    "id,title,university,category,publishedDate\n1,Sleds,Bergen Tech,Biomechanics,2026-01-01\n",
  );
  expect(await progress(papers)).toEqual({ websites: 0, checked: 0, failing: 0 });
  const person = await signIn(app, await createUser(app));
  const answers = [check(papers), check("999999"), check(papers, person), check(papers, app)];
  const codes = (await Promise.all(answers)).map(({ errors }) => errors?.[0]?.extensions?.code);
  expect(codes).toEqual(["BAD_USER_INPUT", "NOT_FOUND", "FORBIDDEN", "UNAUTHENTICATED"]);
});
