import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { importKinds } from "../../import/kinds/index.ts";
import { createUser } from "../../testing/accounts.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { ImportError } from "./errors.ts";
import type { ImportReport } from "./report.ts";
import { runImport } from "./run.ts";

type Row = Record<string, unknown>;

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase("empty");
  folder = await mkdtemp(join(tmpdir(), "import-kinds-"));
});
beforeEach(() =>
  sql(`truncate opportunities, sports, research_papers, research_topics, university_partners, collaborations,
    market_trends, market_figures, funding_quarters, claims cascade`),
);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

const sql = (query: string) => database.orm.em.fork().execute<Row[]>(query);

async function run(kind: string, rows: Row[], format: "json" | "csv" = "json"): Promise<ImportReport> {
  const file = join(folder, `list.${format}`);
  const cells = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? ""),
      ]),
    ),
  );
  await writeFile(file, format === "json" ? JSON.stringify(rows) : stringify(cells, { header: true }));
  const known = importKinds[kind];
  if (!known) throw new Error(`There is no kind ${kind}.`);
  return runImport(database.orm, { file, kind: known });
}

interface Case {
  kind: string;
  table: string;
  row: Row;
  /** What differs in a second import. */
  change: Row;
  /** What the first import stores. */
  stored: Row;
  /** Errors by field. */
  bad: Record<string, unknown>;
}

const cases: Case[] = [
  {
    kind: "opportunities",
    table: "opportunities",
    row: {
      id: "a",
      title: "Turf test rig",
      organization: "Lowmoor Park",
      type: "Technology",
      category: "Smart Venue",
      description: "Wanted.",
      budget: 40000,
      dueDate: "2027-03-31",
      postedAt: "2026-01-05",
      requirements: ["ISO 1", "Two visits"],
      levels: ["Youth academy"],
      sports: ["Soccer", "Rugby"],
      contactEmail: "a@lowmoor.example",
    },
    change: { sports: ["Soccer", "Golf"] },
    stored: {
      external_key: "list:a",
      slug: "turf-test-rig",
      type: "technology",
      budget: 40000,
      levels: ["youth-academy"],
      requirements: ["ISO 1", "Two visits"],
      status: "open",
      budget_band: "under-50k",
    },
    bad: { budget: -1, type: "??", levels: ["moon"], dueDate: "soon", contactEmail: "nobody", title: "" },
  },
  {
    kind: "papers",
    table: "research_papers",
    row: {
      id: "p",
      title: "Sled tests",
      authors: ["Ada Quist", "Bo Ek"],
      university: "Quist University",
      category: "Biomechanics",
      topics: ["Load"],
      publishedDate: "2026-02-28",
      citations: 3,
      openAccess: true,
    },
    change: { topics: ["Load", "Turf"] },
    stored: { authors: ["Ada Quist", "Bo Ek"], citations: 3, open_access: true, published_year: 2026 },
    bad: { publishedDate: "2026-02-30", citations: 1.5, openAccess: "perhaps", university: "" },
  },
  {
    kind: "partners",
    table: "university_partners",
    row: {
      id: "u",
      universityName: "Quist University",
      collaborationType: "Joint research",
      website: "https://quist.example",
    },
    change: { country: "Norway" },
    stored: { university_name: "Quist University", slug: "quist-university", country: null },
    bad: { universityName: "", website: "javascript:alert(1)", contactEmail: "x" },
  },
  {
    kind: "topics",
    table: "research_topics",
    row: { id: "t", topic: "Load Monitoring", description: "Units." },
    change: { description: "Units and days." },
    stored: { name: "Load Monitoring", slug: "load-monitoring" },
    bad: { topic: "x".repeat(121) },
  },
  {
    kind: "trends",
    table: "market_trends",
    row: {
      id: "m",
      title: "Rigs get cheaper",
      category: "Wearables",
      description: "They do.",
      impactScore: 7.5,
      sentiment: "POSITIVE",
      source: "Lowmoor Notes",
      observations: [
        { observedOn: "2026-06-30", value: -2.5 },
        { observedOn: "2026-03-31", value: 1 },
      ],
    },
    change: { observations: [{ observedOn: "2026-06-30", value: -2 }] },
    stored: { impact_score: "7.5", sentiment: "positive" },
    bad: {
      impactScore: 11,
      sentiment: "glad",
      source: "",
      observations: "none",
    },
  },
  {
    kind: "figures",
    table: "market_figures",
    row: {
      id: "f",
      kind: "segment",
      name: "Rigs",
      valueUsd: 31_100_000_000,
      growthPercent: -4.5,
      companies: 12,
      source: "Lowmoor Notes",
      asOf: "2024-12-31",
      breakdown: [
        { name: "Indoor", valueUsd: 31_000_000_000, companies: 7 },
        { name: "Outdoor", valueUsd: 100_000_000, companies: 5 },
      ],
    },
    change: { breakdown: [{ name: "All", valueUsd: 31_100_000_000 }] },
    stored: { kind: "segment", value_usd: "31100000000", growth_percent: "-4.5" },
    bad: { kind: "rumor", valueUsd: -1, asOf: "2024-13-01", breakdown: "{" },
  },
  {
    kind: "quarters",
    table: "funding_quarters",
    row: {
      id: "q",
      year: 2025,
      quarter: 1,
      amountUsd: 3_000_000_000,
      deals: 50,
      source: "Lowmoor Notes",
      asOf: "2025-03-31",
      breakdown: [{ name: "Wearables", amountUsd: 3_000_000_000, deals: 50 }],
    },
    change: { deals: 51 },
    stored: { year: 2025, quarter: 1, amount_usd: "3000000000", deals: 50 },
    bad: { year: 1, quarter: 5, deals: "many" },
  },
  {
    kind: "collaborations",
    table: "collaborations",
    row: {
      id: "c",
      title: "Pose against markers",
      organization: "Quist University",
      type: "Validation study",
      description: "Wanted.",
      budget: 92000,
      duration: "12 months",
      dueDate: "2027-03-31",
      requirements: ["Batch processing", "Named statistician"],
      contactEmail: "sport@quist.example",
      howToApply: "Write.",
    },
    change: { requirements: ["Batch processing"] },
    stored: { external_key: "list:c", slug: "pose-against-markers", budget: 92000, duration: "12 months" },
    bad: { title: "", budget: -1, dueDate: "soon", contactEmail: "nobody" },
  },
  {
    kind: "claims",
    table: "claims",
    row: {
      id: "v",
      key: "vendors",
      label: "Vendors",
      text: "500+ vendors",
      value: 500,
      source: "Product target",
      note: "Meant to be listed.",
      asOf: "2026-03-31",
    },
    change: { text: "600+ vendors", value: 600 },
    stored: { key: "vendors", text: "500+ vendors", value: 500, source: "Product target" },
    bad: { key: "1st", text: "", value: "many", asOf: "2026-13-01" },
  },
];

describe.each(cases)("an import of $kind", ({ kind, table, row, change, stored, bad }) => {
  it.each(["json", "csv"] as const)(
    "writes what a %s file says, and again changes nothing",
    async (format) => {
      expect(await run(kind, [row], format)).toMatchObject({
        created: 1,
        refused: 0,
        errors: [],
        written: true,
      });
      const before = await sql(`select * from ${table}`);
      expect(before).toHaveLength(1);
      expect(before[0]).toMatchObject(stored);
      expect(await run(kind, [row], format)).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
      expect(await sql(`select * from ${table}`)).toEqual(before);
    },
  );

  it("updates what differs, once", async () => {
    await run(kind, [row]);
    const changed = { ...row, ...change };
    expect(await run(kind, [changed])).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
    expect(await run(kind, [changed])).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    expect(await sql(`select * from ${table}`)).toHaveLength(1);
  });

  it("knows a row without an id again", async () => {
    const { id: _, ...plain } = row;
    expect(await run(kind, [plain])).toMatchObject({ created: 1 });
    expect(await run(kind, [plain])).toMatchObject({ created: 0, unchanged: 1 });
  });

  it("names what is bad, refuses the row for what is required and leaves out what is not", async () => {
    for (const [field, value] of Object.entries(bad)) {
      const report = await run(kind, [{ ...row, [field]: value }]);
      const isRequired = importKinds[kind]?.required.includes(field) === true;
      expect([field, report.refused, report.written]).toEqual([field, isRequired ? 1 : 0, !isRequired]);
      expect((isRequired ? report.errors : report.warnings)[0]?.field).toBe(field);
    }
    const isStored = Object.keys(bad).some((field) => !importKinds[kind]?.required.includes(field));
    expect(await sql(`select * from ${table}`)).toHaveLength(isStored ? 1 : 0);
  });
});

describe("what imports bring along", () => {
  const rowOf = (kind: string) => cases.find((candidate) => candidate.kind === kind)?.row ?? {};

  it("links papers to a partner, whichever comes first", async () => {
    const linked = () =>
      sql(
        "select p.university_name from research_papers r left join university_partners p on p.id = r.partner_id",
      );
    await run("papers", [rowOf("papers")]);
    expect(await linked()).toEqual([{ university_name: null }]);
    await run("partners", [rowOf("partners")]);
    expect(await linked()).toEqual([{ university_name: "Quist University" }]);
    expect(await run("papers", [rowOf("papers")])).toMatchObject({ unchanged: 1 });
    expect(await linked()).toEqual([{ university_name: "Quist University" }]);
  });

  it.each(["opportunities", "collaborations"])(
    "gives new %s to the organization that they name, and leaves the owner alone later",
    async (kind) => {
      const row = rowOf(kind);
      const owners = () =>
        sql(`select o.name, r.owner_user_id as person from ${kind} r
          left join organizations o on o.id = r.owner_organization_id`);
      await run(kind, [row]);
      expect(await owners()).toEqual([{ name: row.organization, person: null }]);
      const person = await createUser({ database });
      await sql(`update ${kind} set owner_organization_id = null, owner_user_id = ${person.id}`);
      expect(await run(kind, [{ ...row, description: "Still wanted." }])).toMatchObject({ updated: 1 });
      expect(await owners()).toEqual([{ name: null, person: person.id }]);
    },
  );

  it("keeps each kind's categories to itself", async () => {
    const named = { category: "Biomechanics" };
    for (const kind of ["opportunities", "papers", "trends"]) await run(kind, [{ ...rowOf(kind), ...named }]);
    expect(await sql("select kind, slug from categories where name = 'Biomechanics' order by kind")).toEqual([
      { kind: "opportunity", slug: "biomechanics" },
      { kind: "paper", slug: "biomechanics" },
      { kind: "trend", slug: "biomechanics" },
    ]);
  });

  it("gives a topic that came with a paper its description later", async () => {
    await run("papers", [rowOf("papers")]);
    expect(await run("topics", [{ id: "l", topic: "load", description: "Later." }])).toMatchObject({
      written: true,
    });
    expect(await sql("select name, description, external_key from research_topics")).toEqual([
      { name: "load", description: "Later.", external_key: "list:l" },
    ]);
    expect(await sql("select * from paper_topics")).toHaveLength(1);
  });

  it("replaces parts in their order", async () => {
    await run("trends", [rowOf("trends")]);
    expect(await sql("select observed_on::text, value from trend_observations order by observed_on")).toEqual(
      [
        { observed_on: "2026-03-31", value: 1 },
        { observed_on: "2026-06-30", value: -2.5 },
      ],
    );
    await run("trends", [{ ...rowOf("trends"), observations: [] }]);
    expect(await sql("select * from trend_observations")).toEqual([]);
  });

  it.each([
    ["partners", { id: "other" }],
    ["topics", { id: "other" }],
    ["quarters", { id: "other" }],
  ])("refuses two %s that would be the same, in one line", async (kind, other) => {
    const failure = await run(kind, [rowOf(kind), { ...rowOf(kind), ...other }]).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ImportError);
    expect(String(failure)).toMatch(/Two records would share what must be their own. Key \(/);
    expect(String(failure)).not.toContain("\n");
  });
});
