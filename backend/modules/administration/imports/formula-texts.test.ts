import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, it } from "vitest";
import { toCsv } from "../../../shared/text/csv.ts";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { solutions } from "../../catalog/solutions/solution.import.ts";
import { readCsv } from "./reading/csv-records.ts";
import { runImport } from "./run.ts";

const TEXTS = ["=1+1 a", "+49 b", "-5 kg c", "@home d", "'=1 e", "''+2 f", "'90s kit g", "' h", "plain i"];

let from: TestApp;
let to: TestApp;
let folder: string;
beforeAll(async () => {
  from = await startTestApp("empty");
  to = await startTestApp("empty");
  folder = await mkdtemp(join(tmpdir(), "formulas-"));
  const vendor = await createVendor(from, { name: "@Vendor" });
  for (const title of TEXTS) await createSolution(from, { vendor, title, pricing: title, tags: [title] });
});
afterAll(async () => {
  await from.stop();
  await to.stop();
  await rm(folder, { recursive: true });
});

const exported = async (app: TestApp) => {
  const admin = await signIn(app, await createUser(app, { role: "admin" }));
  return (await admin.fetch("/api/admin/export/solutions")).text();
};
const titlesOf = async (app: TestApp) => {
  const query = 'select title, pricing, tags[1] as tag from solutions order by title collate "C"';
  return app.database.orm.em.fork().execute<{ title: string; pricing: string; tag: string }[]>(query);
};

it("texts that would be formulas are none in the file, and import again as they were", async () => {
  const text = await exported(from);
  const cells = (parse(text) as string[][]).flat();
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  expect(cells).toContain("''=1 e");
  expect(cells).toContain("'90s kit g");
  const file = join(folder, "solutions.csv");
  await writeFile(file, text);
  const first = await runImport(to.database.orm, { file, kind: solutions });
  expect(first).toMatchObject({ refused: 0, created: TEXTS.length });
  expect(await titlesOf(to)).toEqual(await titlesOf(from));
  const again = await runImport(to.database.orm, { file, kind: solutions });
  expect(again).toMatchObject({ updated: 0, unchanged: TEXTS.length });
  const rowsOf = (csv: string) =>
    (parse(csv) as string[][]).map(([, ...cells]) => cells.join("|")).toSorted();
  expect(rowsOf(await exported(to))).toEqual(rowsOf(text));
});

it("a file is read as it was written, tabs and line breaks included", async () => {
  const texts = [...TEXTS, "\tindented", "\r=1", "'\tx", "two\nlines", "a,b"];
  const file = join(folder, "texts.csv");
  await writeFile(file, toCsv({ text: (text: string) => text }, texts));
  const read: unknown[] = [];
  for await (const { values } of readCsv({ file, path: "", onBytes: () => undefined }))
    read.push(values.text);
  expect(read).toEqual(texts);
});
