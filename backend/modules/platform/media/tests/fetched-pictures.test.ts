import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addJob } from "../../../../jobs/queue.ts";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { pngOf, upload } from "../../../../testing/pictures.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { runImport } from "../../../administration/imports/run.ts";
import { takeBackRun } from "../../../administration/imports/runs/take-back.ts";
import { vendors } from "../../../catalog/vendors/vendor.import.ts";
import { fetchPicturesJob } from "../fetching/fetch-pictures.job.ts";

let app: TestApp;
let admin: SignedInClient;
let folder: string;
let files: Record<string, Buffer>;
let site: string;
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  const file = files[request.url ?? ""];
  response.writeHead(file ? 200 : 404).end(file);
});
beforeAll(async () => {
  files = {
    "/a.png": await pngOf(300, 300),
    "/b.png": await pngOf(200, 100),
    "/page.html": Buffer.from("<html>"),
    "/shot-1.png": await pngOf(800, 400),
    "/shot-2.png": await pngOf(900, 400),
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  site = `http://${host}`;
  app = await startTestApp("empty", { WEBHOOK_PRIVATE_HOSTS: host });
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterAll(async () => {
  await app.stop();
  server.close();
  await rm(folder, { recursive: true });
});

const sql = <Row>(text: string) => app.database.orm.em.fork().execute<Row[]>(text);
const importCsv = async (...lines: string[]) => {
  const file = join(folder, "vendors.csv");
  await writeFile(file, lines.join("\n"));
  return runImport(app.database.orm, { file, kind: vendors });
};
const fetchAll = async () => {
  await addJob(app.database.orm.em.fork(), fetchPicturesJob, {});
  await app.runJobs();
};
const shown = async (name: string) => {
  const [row] = await sql<{ id: number }>(`select id from vendors where name = '${name}'`);
  const { data } = await app.execute<{
    vendor: { logo: { width: number } | null; screenshots: { width: number }[] };
  }>("query ($id: ID!) { vendor(id: $id) { logo { width } screenshots { width } } }", {
    id: String(row?.id),
  });
  return { id: row?.id, ...data.vendor };
};
const findings = () =>
  sql<{ url: string; finding: string }>(
    "select url, finding from picture_fetches where finding is not null order by url",
  );

it("fetches the pictures that a file names, once", async () => {
  const lines = [
    "name,description,logo,screenshots",
    `North,Makes sensors,${site}/a.png,${site}/shot-1.png|${site}/shot-2.png`,
    "South,Makes shoes,,",
  ];
  expect(await importCsv(...lines)).toMatchObject({ created: 2 });
  expect(await shown("North")).toMatchObject({ logo: null, screenshots: [] });
  await fetchAll();
  expect(await shown("North")).toMatchObject({
    logo: { width: 300 },
    screenshots: [{ width: 800 }, { width: 900 }],
  });
  expect(await shown("South")).toMatchObject({ logo: null, screenshots: [] });
  asked = [];
  expect(await importCsv(...lines)).toMatchObject({ unchanged: 2 });
  await fetchAll();
  expect(asked).toEqual([]);
});

it("keeps the pictures where another file has no such columns, and replaces them by another address", async () => {
  await importCsv("name,description", "North,Makes better sensors");
  await fetchAll();
  expect(await shown("North")).toMatchObject({ logo: { width: 300 } });
  await importCsv("name,description,logo", `North,Makes better sensors,${site}/b.png`);
  await fetchAll();
  expect(await shown("North")).toMatchObject({ logo: { width: 200 } });
});

it("keeps a picture that a downloaded file names by its address here", async () => {
  const { data } = await app.execute<{ vendors: { nodes: { logo: { url: string } }[] } }>(
    '{ vendors(search: "North") { nodes { logo { url } } } }',
  );
  await importCsv("name,description,logo", `North,Makes better sensors,${data.vendors.nodes[0]?.logo.url}`);
  await fetchAll();
  expect(await shown("North")).toMatchObject({ logo: { width: 200 } });
  expect(await sql("select url from picture_fetches where due_at is not null")).toEqual([]);
  expect(await findings()).toEqual([]);
  await importCsv("name,description,logo", `North,Makes better sensors,${site}/b.png`);
  await fetchAll();
});

it("says why there is no picture, and keeps a logo that people have uploaded", async () => {
  const { id } = await shown("South");
  await upload(admin, { kind: "vendor", id: id ?? 0, role: "logo" }, await pngOf(120, 120));
  await importCsv(
    "name,description,logo",
    `South,Makes shoes,${site}/a.png`,
    `East,Makes balls,${site}/page.html`,
    `West,Makes bats,${site}/none.png`,
    "Inside,Makes nets,http://10.0.0.1/a.png",
  );
  for (const _ of [1, 2, 3]) {
    await sql("update picture_fetches set due_at = now() where due_at is not null");
    await fetchAll();
  }
  expect(await shown("South")).toMatchObject({ logo: { width: 120 } });
  expect(
    Object.fromEntries((await findings()).map(({ url, finding }) => [url.replace(site, ""), finding])),
  ).toEqual({
    "/a.png": "People have uploaded a logo themselves.",
    "/page.html": expect.stringContaining("isn't a picture"),
    "/none.png": "It answers with an error (404).",
    "http://10.0.0.1/a.png": expect.stringMatching(/private|https/),
  });
});

it("takes the pictures back with the run", async () => {
  await importCsv(
    "name,description,logo,screenshots",
    `North,Makes better sensors,${site}/a.png,${site}/shot-1.png`,
  );
  await fetchAll();
  expect(await shown("North")).toMatchObject({ logo: { width: 300 }, screenshots: [{ width: 800 }] });
  const [run] = await sql<{ id: number }>("select max(id) as id from import_runs");
  await takeBackRun(app.database.orm, Number(run?.id), new Map([["vendors", vendors]]));
  await fetchAll();
  expect(await shown("North")).toMatchObject({ logo: { width: 200 } });
  expect((await shown("North")).screenshots.map(({ width }) => width).toSorted()).toEqual([800, 900]);
});

it("tells of what names no address, with its line", async () => {
  const report = await importCsv("name,description,logo", "Odd,Makes masks,ftp://files.example/a.png");
  expect([...report.errors, ...report.warnings]).toMatchObject([
    { place: "line 2", field: "logo", message: "must be an http or https address" },
  ]);
});
