import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { solutions } from "../../catalog/solutions/solution.import.ts";
import { vendors } from "../../catalog/vendors/vendor.import.ts";
import { opportunities } from "../../marketplace/opportunities/opportunity.import.ts";
import { naturalId } from "./reading/external-key.ts";
import { type ImportOptions, runImport } from "./run.ts";
import type { Preview } from "./runs/preview.ts";

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp("demo");
  folder = await mkdtemp(join(tmpdir(), "same-"));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const rows = (sql: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(sql);
const fileOf = async (name: string, text: string) => {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
};
const run = (file: string, options: Partial<ImportOptions> = {}) =>
  runImport(app.database.orm, { file, kind: solutions, ...options });
const HEAD = "id,title,description,category,vendor";

it("a downloaded list of solutions changes nothing where it came from", async () => {
  const columns = "id, title, price_band, levels, pricing, rating, website, tags, features";
  const before = await rows(`select ${columns} from solutions order by id`);
  const text = await (await app.fetch("/api/solutions.csv")).text();
  expect(text).toContain(",Under $5k a year,");
  const report = await run(await fileOf("list.csv", text.replace(",Price band,", ",priceBand,")), {
    skipBad: true,
  });
  expect(report).toMatchObject({ created: 0, refused: 0 });
  expect(await rows(`select ${columns} from solutions order by id`)).toEqual(before);
});

it.each([
  ["solutions", solutions],
  ["opportunities", opportunities],
  ["vendors", vendors],
])("%s that were exported double nothing where they came from", async (name, kind) => {
  const admin = await signIn(app, await createUser(app, { role: "admin" }));
  const before = await rows(`select id, slug, created_at, updated_at from ${name} order by id`);
  for (const file of ["export-2026-11-22.csv", "export-2026-11-23.csv"]) {
    const text = await (await admin.fetch(`/api/admin/export/${name}`)).text();
    const report = await run(await fileOf(file, text), { kind });
    expect(report).toMatchObject({ written: true, created: 0, refused: 0 });
    expect(report.rows).toBeGreaterThan(10);
  }
  const after = await rows(`select id, slug, created_at, updated_at from ${name} order by id`);
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

it("a record without a key is the one that has its vendor and title, once each, the oldest first", async () => {
  await run(await fileOf("twice.csv", `${HEAD}\n1,Same,One,Video,North\n2,SAME,Two,Video,North\n`));
  await rows("update solutions set external_key = null where title ilike 'same'");
  const preview: Preview = [];
  const file = await fileOf(
    "other.csv",
    `${HEAD}\na,same,New,Video,NORTH\nb,Same,Two,Video,North\nc,Same,More,Video,North\n`,
  );
  await run(file, { dryRun: true, preview });
  expect(preview.map(({ what }) => what)).toEqual(["updated", "updated", "created"]);
  expect(preview[0]?.fields).toContainEqual({ field: "description", before: "One", after: "New" });
  expect(await run(file)).toMatchObject({ created: 1, updated: 2 });
  expect(
    await rows("select external_key as key, description from solutions where title ilike 'same' order by id"),
  ).toEqual([
    { key: "other:a", description: "New" },
    { key: "other:b", description: "Two" },
    { key: "other:c", description: "More" },
  ]);
});

it("what people have edited is known again and left alone; drafts stay their authors'", async () => {
  await run(await fileOf("people.csv", `${HEAD}\n1,Edited,Ours,Video,North\n2,Draft,Ours,Video,North\n`));
  await rows("update solutions set external_key = null, version = 2 where title = 'Edited'");
  await rows("update solutions set external_key = null, status = 'draft' where title = 'Draft'");
  const file = await fileOf(
    "again.csv",
    `${HEAD}\n1,Edited,Theirs,Video,North\n2,Draft,Theirs,Video,North\n`,
  );
  expect(await run(file)).toMatchObject({ left: 1, created: 1, updated: 0 });
  expect(
    await rows("select title, description from solutions where title in ('Edited', 'Draft') order by id"),
  ).toEqual([
    { title: "Edited", description: "Ours" },
    { title: "Draft", description: "Ours" },
    { title: "Draft", description: "Theirs" },
  ]);
});

it("an id with a colon that is no stored key stays an id of its source", async () => {
  await run(await fileOf("colon.csv", `${HEAD}\nurn:isbn:1,Colon,Text,Video,North\n`));
  expect(await rows("select external_key as key from solutions where title = 'Colon'")).toEqual([
    { key: "colon:urn:isbn:1" },
  ]);
  const whole = `${HEAD}\ncolon:urn:isbn:1,Colon 2,Text,Video,North\n`;
  expect(await run(await fileOf("elsewhere.csv", whole))).toMatchObject({ created: 0, updated: 1 });
});

it("a name is the same vendor however it is written, in files of solutions and of vendors", async () => {
  const names = [
    "Soci\u00e9t\u00e9 \u00c9lan",
    "Socie\u0301te\u0301 E\u0301lan",
    "SOCI\u00c9T\u00c9 \u00c9LAN",
    "Soci\u00e9t\u00e9  \u00c9lan",
  ];
  names.push("Soci\u00e9t\u00e9\u00a0\u00c9lan", "Soci\u00e9t\u00e9 \u00c9\u200blan", "Societe \uff25lan");
  const lines = names.map((name, at) => `s${at},Pacer ${at},Text,Video,${name}`);
  expect(await run(await fileOf("spelled.csv", `${HEAD}\n${lines.join("\n")}\n`))).toMatchObject({
    created: 7,
    refused: 0,
  });
  const once = await fileOf("spelled-vendors.csv", `name,description\n${names.at(-1)},First\n`);
  expect(await run(once, { kind: vendors })).toMatchObject({ created: 0, updated: 1, refused: 0 });
  const twice = await fileOf("twice.csv", `name,description\n${names[0]},First\n${names[1]},Second\n`);
  expect(await run(twice, { kind: vendors })).toMatchObject({ written: false, refused: 1 });
  expect(await rows("select name, description from vendors where name_key = 'societe elan'")).toEqual([
    { name: "Soci\u00e9t\u00e9 \u00c9lan", description: "First" },
  ]);
});

it.each(["SOCIETE elan", "E\u0301lan", "\u00c9lan\u00a0", "\uff25lan"])(
  "a search for %j finds it",
  async (search) => {
    const { data } = await app.execute<{ vendors: { nodes: { name: string }[] } }>(
      "query ($search: String) { vendors(search: $search, first: 5) { nodes { name } } }",
      { search },
    );
    expect(data.vendors.nodes.map(({ name }) => name)).toContain("Soci\u00e9t\u00e9 \u00c9lan");
  },
);

it("rows without ids are the same in whatever spelling, also as one that was imported before ids were folded", async () => {
  const file = async (title: string) =>
    fileOf("named.csv", `title,description,category,vendor\n${title},Text,Video,Nord\n`);
  await run(await file("Caf\u00e9 Timer"));
  const stored = await rows("select id, external_key as key from solutions where title = 'Caf\u00e9 Timer'");
  for (const title of ["Cafe\u0301  timer", "CAFE TIMER", "Caf\u00e9\u00a0Timer"])
    expect(await run(await file(title))).toMatchObject({ created: 0, refused: 0 });
  const spelled = naturalId(["Nord", "Caf\u00e9 Timer"]);
  await rows(`update solutions set external_key = 'named:${spelled}', title = 'Caf\u00e9 Timer'
    where id = ${String(stored[0]?.id)}`);
  expect(await run(await file("Caf\u00e9 Timer"))).toMatchObject({ created: 0, refused: 0 });
  const twice = await fileOf(
    "twice-named.csv",
    "title,description,category,vendor\nZo\u00eb,Text,Video,Nord\nZOE,Text,Video,Nord\n",
  );
  expect(await run(twice, { skipBad: true })).toMatchObject({ created: 1, refused: 1 });
});

it("a row that was named in another spelling before ids were folded is found in any", async () => {
  const file = async (title: string) =>
    fileOf("cafe.csv", `title,description,category,vendor\n${title},Text,Video,Caf\u00e9 Sport\n`);
  await run(await file("Caf\u00e9 Radar"));
  const spelled = naturalId(["Caf\u00e9 Sport", "Caf\u00e9 Radar"]);
  await rows(`update solutions set external_key = 'cafe:${spelled}' where title = 'Caf\u00e9 Radar'`);
  const { em } = app.database.orm;
  await rows("delete from migrations where name = '0166-keys-by-folded-texts'");
  await app.database.orm.migrator.up();
  for (const title of ["CAFE RADAR", "Cafe\u0301 Radar"])
    expect(await run(await file(title))).toMatchObject({ created: 0, refused: 0 });
  expect(await em.fork().execute("select from solutions where title ilike 'caf_ radar'")).toHaveLength(1);
});
