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

/** The server's own address, with a dot, as a file's addresses have to have. */
const HUB = "https://hub.example";

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
  app = await startTestApp("empty", { PUBLIC_URL: HUB, WEBHOOK_PRIVATE_HOSTS: host });
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
const takeBackLast = async (count: number) => {
  const runs = await sql<{ id: number }>(`select id from import_runs order by id desc limit ${count}`);
  const kinds = new Map([["vendors", vendors]]);
  const undone = [];
  for (const { id } of runs) undone.push(await takeBackRun(app.database.orm, id, kinds));
  return undone;
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
const sourcesOf = async (name: string) => {
  const rows = await sql<{ logo: string | null; screenshots: string[] }>(
    `select logo_source as logo, screenshot_sources as screenshots from vendors where name = '${name}'`,
  );
  return rows[0];
};
const pathsOf = async (name: string, role: string) => {
  const rows = await sql<{ path: string }>(
    `select '/media/' || p.hash || '-' || p.width || '.webp' as path from media p
     join vendors v on v.id = p.vendor_id where v.name = '${name}' and p.role = '${role}' order by p.position, p.id`,
  );
  return rows.map(({ path }) => path);
};
const importDownloaded = async () => {
  const answer = await app.fetch("/api/vendors.csv");
  return importCsv(await answer.text());
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

it("keeps pictures, and where they came from, when a downloaded list is imported again", async () => {
  const before = await sourcesOf("North");
  expect(before).toEqual({
    logo: `${site}/b.png`,
    screenshots: [`${site}/shot-1.png`, `${site}/shot-2.png`],
  });
  asked = [];
  expect(await importDownloaded()).toMatchObject({ refused: 0, unchanged: 2, warnings: [] });
  await fetchAll();
  expect(await sourcesOf("North")).toEqual(before);
  expect(await shown("North")).toMatchObject({
    logo: { width: 200 },
    screenshots: [{ width: 800 }, { width: 900 }],
  });
  expect(asked).toEqual([]);
  expect(await findings()).toEqual([]);
});

it("removes from a record what a downloaded list no longer names, and adds what it names besides", async () => {
  const [first] = await pathsOf("North", "screenshot");
  await importCsv("name,description,screenshots", `North,Makes better sensors,${site}/a.png|${HUB}${first}`);
  await fetchAll();
  expect(await sourcesOf("North")).toMatchObject({ screenshots: [`${site}/a.png`, `${site}/shot-1.png`] });
  expect((await shown("North")).screenshots.map(({ width }) => width).toSorted()).toEqual([300, 800]);
  await importCsv(
    "name,description,screenshots",
    `North,Makes better sensors,${site}/shot-1.png|${site}/shot-2.png`,
  );
  await fetchAll();
});

it("takes no picture of another record by its address here", async () => {
  const [logo] = await pathsOf("North", "logo");
  await importCsv("name,description,logo", `Copy,Makes copies,${HUB}${logo}`);
  await fetchAll();
  expect(await shown("Copy")).toMatchObject({ logo: null });
  expect(await findings()).toEqual([
    { url: `${HUB}${logo}`, finding: expect.stringContaining("another record") },
  ]);
  await sql("delete from vendors where name = 'Copy'");
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

it("takes back what a run created, with the pictures that were fetched for it", async () => {
  await importCsv(
    "name,description,logo,screenshots",
    `Fresh,Makes gloves,${site}/a.png,${site}/shot-1.png`,
    `Waiting,Makes caps,${site}/b.png,`,
  );
  await fetchAll();
  expect(await shown("Fresh")).toMatchObject({ logo: { width: 300 }, screenshots: [{ width: 800 }] });
  await importCsv("name,description,logo", `Waiting,Makes caps,${site}/b.png?later`);
  const undone = await takeBackLast(2);
  expect(undone).toMatchObject([{ restored: 1 }, { removed: 2, leftCount: 0 }]);
  expect(await sql("select from vendors where name in ('Fresh', 'Waiting')")).toEqual([]);
});

it("leaves a record that people have given a picture", async () => {
  await importCsv("name,description,logo", `Fresh,Makes gloves,${site}/a.png`);
  const { id } = await shown("Fresh");
  await upload(admin, { kind: "vendor", id: id ?? 0, role: "screenshot" }, await pngOf(640, 480));
  expect(await takeBackLast(1)).toMatchObject([{ removed: 0, leftCount: 1 }]);
});

it("tells of what names no address, with its line", async () => {
  const report = await importCsv("name,description,logo", "Odd,Makes masks,ftp://files.example/a.png");
  expect([...report.errors, ...report.warnings]).toMatchObject([
    { place: "line 2", field: "logo", message: "must be an http or https address" },
  ]);
});
