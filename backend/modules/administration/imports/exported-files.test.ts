import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { createCategory } from "../../../testing/factories/category.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { solutions } from "../../catalog/solutions/solution.import.ts";
import { vendors } from "../../catalog/vendors/vendor.import.ts";
import { opportunities } from "../../marketplace/opportunities/opportunity.import.ts";
import { runImport } from "./run.ts";

let from: TestApp;
let to: TestApp;
let folder: string;
beforeAll(async () => {
  from = await startTestApp("demo");
  to = await startTestApp("empty");
  folder = await mkdtemp(join(tmpdir(), "exported-"));
});
afterAll(async () => {
  await from.stop();
  await to.stop();
  await rm(folder, { recursive: true });
});

const exported = async (app: TestApp, kind: string) => {
  const admin = await signIn(app, await createUser(app, { role: "admin" }));
  return (await admin.fetch(`/api/admin/export/${kind}`)).text();
};

/** The rows of a file without their ids and what no import takes, in the order of their titles. */
const rowsOf = (csv: string) =>
  (parse(csv, { columns: true }) as Record<string, string>[])
    .map(({ id: _, verified: __, ...row }) => row)
    .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

it.each([
  // Nobody is verified by a file.
  ["vendors", vendors, ["verified"]],
  ["solutions", solutions, []],
  ["opportunities", opportunities, []],
])(
  "%s that were exported import again as they were, and once more without a change",
  async (name, kind, unused) => {
    const text = await exported(from, name);
    const categories = new Set(
      (parse(text, { columns: true }) as { category: string }[]).map((row) => row.category),
    );
    if (name === "opportunities")
      for (const category of categories) await createCategory(to, { kind: "opportunity", name: category });
    const file = join(folder, `${name}.csv`);
    await writeFile(file, text);
    const first = await runImport(to.database.orm, { file, kind });
    expect(first).toMatchObject({ written: true, refused: 0, created: rowsOf(text).length });
    expect([...first.unused]).toEqual(unused);
    expect(rowsOf(await exported(to, name))).toEqual(rowsOf(text));
    const here = await runImport(from.database.orm, { file, kind });
    expect(here).toMatchObject({ created: 0, updated: 0 });
    const again = await runImport(to.database.orm, { file, kind });
    expect(again).toMatchObject({ written: true, created: 0, updated: 0, unchanged: rowsOf(text).length });
  },
);
