import { describe, expect, it } from "vitest";
import { createUser } from "../../../testing/accounts.ts";
import { KIND_CASES } from "../../../testing/import-kinds/cases.ts";
import { setUpKinds } from "../../../testing/import-kinds/fixture.ts";
import { ImportError } from "./errors.ts";

const fixture = setUpKinds();
const { sql, run } = fixture;

describe("what imports bring along", () => {
  const rowOf = (kind: string) => KIND_CASES.find((candidate) => candidate.kind === kind)?.row ?? {};

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
    ["partners", { id: "other" }],
    ["topics", { id: "other" }],
    ["quarters", { id: "other" }],
  ])("refuses two %s that would be the same, in one line", async (kind, other) => {
    const failure = await run(kind, [rowOf(kind), { ...rowOf(kind), ...other }]).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ImportError);
    expect(String(failure)).toMatch(/Two records would share a value that must be unique. Key \(/);
    expect(String(failure)).not.toContain("\n");
  });
});
