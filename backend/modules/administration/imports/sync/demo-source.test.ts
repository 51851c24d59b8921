import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, signIn } from "../../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { copySyncFile } from "./sync-source.seed.ts";

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demo-sync-"));
  app = await startTestApp("demo", { SYNC_FOLDER: join(folder, "sync") });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

it("the demo brings a file to sync, and Sync Data succeeds", async () => {
  await copySyncFile(join(folder, "sync"));
  const admin = await signIn(app, await createUser(app, { role: "admin" }));
  const answer = await admin.fetch("/api/admin/sync-data", { method: "POST" });
  expect([answer.status, await answer.json()]).toMatchObject([200, { sources: ["Partner catalog"] }]);
  await app.runJobs();
  const { data } = await admin.execute<{ syncResults: { nodes: object[] } }>(
    "{ syncResults(first: 5) { nodes { sourceName status } } }",
  );
  expect(data.syncResults.nodes).toEqual([{ sourceName: "Partner catalog", status: "WRITTEN" }]);
  const found = await app.execute<{ solutions: { nodes: object[] } }>(
    '{ solutions(search: "Bench View", first: 5) { nodes { title vendor { name } } } }',
  );
  expect(found.data.solutions.nodes).toEqual([
    { title: "Arrowmere Bench View", vendor: { name: "Arrowmere Analytics" } },
  ]);
});

it("a file of somebody's with this name stays", async () => {
  const file = join(folder, "sync", "partner-catalog.csv");
  await writeFile(file, "mine");
  await copySyncFile(join(folder, "sync"));
  expect(await readFile(file, "utf8")).toBe("mine");
});
