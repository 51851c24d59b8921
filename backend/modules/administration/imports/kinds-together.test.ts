import { describe, expect, it } from "vitest";
import { importKinds } from "../../../import-command/kinds/index.ts";
import { createUser } from "../../../testing/accounts.ts";
import { KIND_CASES } from "../../../testing/import-kinds/cases.ts";
import { setUpKinds } from "../../../testing/import-kinds/fixture.ts";
import { planTables } from "./writing/table-plan.ts";

const fixture = setUpKinds();
const { sql, run } = fixture;

describe("what imports bring along", () => {
  const caseOf = (kind: string) => KIND_CASES.find((candidate) => candidate.kind === kind);
  const rowOf = (kind: string) => caseOf(kind)?.row ?? {};
  const tableOf = (kind: string) => caseOf(kind)?.table ?? "";

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
      const person = await createUser(fixture);
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
    ["partners", "universityName", "Quist University", { id: "other", universityName: "QUIST  University" }],
    ["topics", "topic", "Load Monitoring", { id: "other" }],
    ["quarters", "quarter", "2025 Q1", { id: "other" }],
  ])("refuses a row of %s that would be the same as another one", async (kind, field, label, other) => {
    const same = { ...rowOf(kind), ...other };
    const inFile = await run(kind, [rowOf(kind), same]);
    expect(inFile).toMatchObject({ refused: 1, written: false });
    expect(inFile.errors).toMatchObject([
      { place: "record 2", field, message: "is the same as in record 1: leave one out" },
    ]);
    await run(kind, [rowOf(kind)]);
    const stored = await run(kind, [same]);
    const [{ external_key: key } = {}] = await sql(`select external_key from ${tableOf(kind)}`);
    expect(stored.errors).toMatchObject([
      {
        place: "record 1",
        field,
        message: `is the same as of “${kind === "quarters" ? "Lowmoor Notes" : label}”, which is here already: leave this row out, or give it the id ${key} to change that one`,
      },
    ]);
    expect(stored.errors[0]?.value).not.toBe("");
    expect(await run(kind, [{ ...same, id: key }])).toMatchObject({ refused: 0, created: 0, written: true });
  });

  it("refuses a topic whose address another one has", async () => {
    await run("topics", [{ topic: "C#" }]);
    const report = await run("topics", [{ topic: "C++" }]);
    expect(report.errors).toMatchObject([
      { field: "topic", message: expect.stringContaining("makes the same address as of “C#”"), value: "C++" },
    ]);
  });

  it("leaves out two observations of a day", async () => {
    const observations = [
      { observedOn: "2026-06-30", value: 1 },
      { observedOn: "2026-06-30", value: 2 },
    ];
    const report = await run("trends", [{ ...rowOf("trends"), observations }]);
    expect(report.warnings).toMatchObject([{ field: "observations" }]);
    expect(report.written).toBe(true);
  });

  it("foresees every value that must be unique", async () => {
    for (const { kind, table } of KIND_CASES) {
      const found = await sql(
        `select array(select a.attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey)) as columns
         from pg_index i where i.indrelid = '${table}'::regclass and i.indisunique and not i.indisprimary and i.indpred is null`,
      );
      const known = importKinds[kind];
      if (!known) throw new Error(`There is no kind ${kind}.`);
      const written = new Set(["name_key", ...planTables(known).columns.map(({ name }) => name)]);
      const { key = "external_key" } = known;
      const foreseen = known.unique?.map(({ stored }) => stored).join() ?? "";
      // A folded name is the same wherever the name itself is.
      const named = (column: string) => (/name$/.test(column) ? "name_key" : column);
      for (const { columns } of found as { columns: string[] }[]) {
        const own = columns.filter((column) => column !== "kept_apart");
        if (own.some((column) => !written.has(column))) continue;
        if (![key, key === "name" ? "name_key" : key].includes(own.join()))
          expect([kind, ...own.map((column) => foreseen.includes(`t.${named(column)}`))]).not.toContain(
            false,
          );
      }
    }
  });
});
