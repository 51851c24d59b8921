import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importKinds } from "../../../../import-command/kinds/index.ts";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { KIND_CASES } from "../../../../testing/import-kinds/cases.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { solutions } from "../../../catalog/solutions/solution.import.ts";
import { vendors } from "../../../catalog/vendors/vendor.import.ts";
import { runImport } from "../run.ts";

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp("empty");
  folder = await mkdtemp(join(tmpdir(), "preview-"));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const run = async (kind: ImportKind, rows: readonly object[], dryRun = false) => {
  const file = join(folder, `${kind.name}.jsonl`);
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join("\n"));
  return runImport(app.database.orm, { file, kind, skipBad: true, dryRun, ...(dryRun && { preview: [] }) });
};
const execute = (sql: string) => app.database.orm.em.fork().execute<{ count: number }[]>(sql);
const counted = async () =>
  (await execute("select (select count(*) from vendors)::int + (select count(*) from sports) as count"))[0];

const TOTAL = 3_300;
const numbers = Array.from({ length: TOTAL }, (_, at) => at);
const solutionOf = (at: number, more: object = {}) => ({
  id: `s-${at}`,
  title: `Solution ${at}`,
  description: `Tracks players, number ${at}.`,
  category: "Wearables",
  vendor: `Vendor ${at % 40}`,
  tags: ["tracking"],
  sports: ["Rugby"],
  ...more,
});
/** By the last digit: the same, changed, with another sport, another vendor, edited by people, bad, or new. */
const changedSolution = (at: number) => {
  if (at % 10 === 1) return solutionOf(at, { description: "Changed." });
  if (at % 10 === 2) return solutionOf(at, { sports: ["Rugby", `New ${at % 50}`] });
  if (at % 10 === 3) return solutionOf(at, { vendor: `Another ${at % 90}` });
  if (at % 10 === 4) return solutionOf(at, { description: "Changed, but people have edited it." });
  if (at % 10 === 5) return solutionOf(at, { title: "" });
  return solutionOf(at);
};

it("a preview counts every row as the import does, and writes only the first ones", async () => {
  await run(
    solutions,
    numbers.filter((at) => at % 10 < 8).map((at) => solutionOf(at)),
  );
  await execute("update solutions set version = 2 where external_key like '%4'");
  // An earlier release wrote these rows, without keeping what they were.
  await execute("delete from import_rows where external_key like '%7'");
  const before = await counted();
  const preview = await run(solutions, numbers.map(changedSolution), true);
  expect(await counted()).toEqual(before);
  expect(preview.notes.join()).toContain("The first 1,800 were also written and taken back");
  const { created, updated, unchanged, left, refused } = await run(solutions, numbers.map(changedSolution));
  expect({ created, updated, unchanged, left, refused }).toEqual({
    created: 660,
    updated: 990,
    unchanged: 990,
    left: 330,
    refused: 330,
  });
  expect(preview).toMatchObject({ created, updated, unchanged, left, refused, written: false });
});

it("a preview names the lookalikes among vendors that it hasn't written", async () => {
  const rows = numbers.map((at) => ({
    name: `Company ${at}`,
    description: "Makes sensors.",
    website: `https://company-${at}.example`,
  }));
  await run(vendors, rows.slice(0, 100));
  const given = [
    ...rows,
    { name: "Company 7 GmbH", description: "Makes sensors." },
    { name: "Firm", description: "Makes sensors.", website: "https://www.company-3000.example" },
  ];
  const lookalikes = (notes: readonly string[]) => notes.filter((note) => note.includes("may be the same"));
  const preview = await run(vendors, given, true);
  const written = await run(vendors, given);
  expect(lookalikes(preview.notes)).toEqual(lookalikes(written.notes));
  expect(lookalikes(written.notes)[0]).toContain("“Company 7 GmbH” and “Company 7”");
  expect(preview).toMatchObject({ created: written.created, unchanged: 100 });
});

it("a preview counts both names of a merged vendor as the import does", async () => {
  const fillers = Array.from({ length: 2_000 }, (_, at) => ({ name: `Filler ${at}`, description: "Makes." }));
  const names = ["Kept Ltd", "Gone Inc"].map((name) => ({ name, description: "Makes rigs." }));
  await run(vendors, [...fillers, ...names]);
  await execute(
    `insert into vendor_merges (kept_id, merged_id, before, after, moved)
     select k.id, m.id, '{}', '{}', '{}' from vendors k, vendors m where k.name = 'Kept Ltd' and m.name = 'Gone Inc'`,
  );
  const changes = [
    { name: "Kept Ltd", description: "Makes other rigs." },
    // What it was stored as before, by another spelling, so that it isn't known as unchanged.
    { name: "GONE Inc", description: "Makes rigs." },
  ];
  const counts = async (rows: readonly object[]) => {
    const preview = await run(vendors, rows, true);
    const written = await run(vendors, rows);
    const { created, updated, unchanged, left } = written;
    expect(preview).toMatchObject({ created, updated, unchanged, left });
    return { created, updated, unchanged, left };
  };
  expect(await counts([...fillers, ...changes])).toEqual({
    created: 0,
    updated: 2,
    unchanged: 2_000,
    left: 0,
  });
  await execute("update vendors set version = 2 where name = 'Kept Ltd'");
  expect(
    await counts([...fillers, ...changes.map((row) => ({ ...row, description: "Makes yet other rigs." }))]),
  ).toMatchObject({ left: 2 });
});

/** What tells the rows of a kind apart. */
function keyOf(kind: string, label: string, at: number): object {
  if (kind === "quarters") return { year: 1900 + (at >> 2), quarter: (at % 4) + 1 };
  return { [label]: label === "email" ? `row${at}@club.example` : `Row ${at}` };
}

it.each(KIND_CASES.filter(({ kind }) => kind !== "claims"))(
  "a preview of $kind counts as the import does",
  async ({ kind, row, change }) => {
    const known = importKinds[kind];
    if (!known) throw new Error(`There is no kind ${kind}.`);
    const label = known.unique?.[0]?.field ?? known.label;
    const rowOf = (at: number, more: object = {}) => ({
      ...row,
      id: `n${at}`,
      ...keyOf(kind, label, at),
      ...more,
    });
    const fillers = Array.from({ length: 1_000 }, (_, at) => rowOf(at));
    await run(known, [...fillers, rowOf(1_000), rowOf(1_001), rowOf(1_002)]);
    const given = [
      ...fillers,
      rowOf(1_000),
      rowOf(1_001, change),
      rowOf(1_003),
      rowOf(1_004),
      ...(known.unique
        ? [
            { ...rowOf(1_004), id: "again" },
            { ...rowOf(1_002), id: "other" },
          ]
        : []),
    ];
    const preview = await run(known, given, true);
    const { created, updated, unchanged, left, refused } = await run(known, given);
    expect(preview).toMatchObject({ created, updated, unchanged, left, refused });
    // An invitation is known by its address, whatever its id.
    const clashes = kind === "users" ? 1 : 2;
    expect({ created, updated, refused }).toEqual({
      created: 2,
      updated: 1,
      refused: known.unique ? clashes : 0,
    });
  },
);
