import { describe, expect, it } from "vitest";
import { setUpImports } from "../../../testing/suites/import-fixture.ts";
import { solutions } from "../../catalog/solutions/solution.import.ts";
import { contentHash } from "./runs/content-hash.ts";
import { sameContent } from "./runs/keep-run.ts";
import { removeSource, takeBackRun } from "./runs/take-back.ts";

const fixture = setUpImports();
const KINDS = new Map([["solutions", solutions]]);
const STORED = `select title, levels, array(select p.name::text from solution_sports j join sports p on p.id = j.sport_id
  where j.solution_id = s.id order by 1) as sports from solutions s order by external_key`;
const lastRun = async () => {
  const [run] = await fixture.rows("select id from import_runs order by id desc limit 1");
  return Number(run?.id);
};
const row = (id: number, title: string, sports = "Golf") =>
  `${id},${title},Text,Video,North,${sports},elite,,,,`;

describe("taking a run back", () => {
  it("removes what it created, with what it created for it", async () => {
    await fixture.run(await fixture.csv(row(1, "A"), row(2, "B")));
    expect(await takeBackRun(fixture.database.orm, await lastRun(), KINDS)).toMatchObject({
      removed: 2,
      restored: 0,
      leftCount: 0,
    });
    for (const table of ["solutions", "vendors", "sports", "categories", "import_rows", "solution_counts"])
      expect([table, await fixture.rows(`select * from ${table}`)]).toEqual([table, []]);
    await expect(takeBackRun(fixture.database.orm, await lastRun(), KINDS)).rejects.toThrow("is undone");
    expect(await fixture.run(await fixture.csv(row(1, "A")))).toMatchObject({ created: 1 });
  });

  it("gives changed rows back what they were, and keeps other runs' rows", async () => {
    await fixture.run(await fixture.csv(row(1, "A", "Golf|Rugby"), row(2, "B")));
    const before = await fixture.rows(STORED);
    await fixture.run(await fixture.csv(row(1, "A2", "Tennis"), row(2, "B"), row(3, "C")));
    expect(await takeBackRun(fixture.database.orm, await lastRun(), KINDS)).toMatchObject({
      removed: 1,
      restored: 1,
      leftCount: 0,
    });
    expect(await fixture.rows(STORED)).toEqual(before);
    expect(await fixture.rows("select name from sports order by name")).toEqual([
      { name: "Golf" },
      { name: "Rugby" },
    ]);
    expect(await fixture.run(await fixture.csv(row(1, "A2", "Tennis")))).toMatchObject({ updated: 1 });
  });

  it("leaves what was changed or is used since, and names it", async () => {
    await fixture.run(await fixture.csv(row(1, "Edited"), row(2, "Later"), row(3, "Gone")));
    const first = await lastRun();
    await fixture.run(await fixture.csv(row(2, "Later run")));
    await fixture.rows("update solutions set description = 'Ours', version = 2 where title = 'Edited'");
    expect(await takeBackRun(fixture.database.orm, first, KINDS)).toMatchObject({
      removed: 1,
      leftCount: 2,
      left: ["Edited", "Later run"],
    });
    expect(await fixture.rows("select name from vendors")).toEqual([{ name: "North" }]);
  });

  it("removes a source with all its runs, the last first", async () => {
    await fixture.run(await fixture.csv(row(1, "A")), { source: "one" });
    await fixture.run(await fixture.csv(row(1, "A2"), row(2, "B")), { source: "one" });
    await fixture.run(await fixture.csv(row(1, "Other")), { source: "two" });
    expect(await removeSource(fixture.database.orm, "one", KINDS)).toMatchObject({
      removed: 2,
      restored: 1,
      leftCount: 0,
    });
    expect(await fixture.rows("select title from solutions")).toEqual([{ title: "Other" }]);
    await expect(removeSource(fixture.database.orm, "one", KINDS)).rejects.toThrow(
      "no run that can be undone",
    );
  });
});

it("notices the same content under another name", async () => {
  const file = await fixture.csv(row(1, "A"));
  await fixture.run(file, { source: "first" });
  const from = { hash: await contentHash(file), kind: "solutions", source: "second" };
  expect(await sameContent(fixture.database.orm.em.fork(), from)).toMatchObject({
    source: "first",
    fileName: "list.csv",
  });
  expect(await sameContent(fixture.database.orm.em.fork(), { ...from, source: "first" })).toBeUndefined();
  // A preview imported nothing.
  await fixture.rows("update import_runs set dry_run = true");
  expect(await sameContent(fixture.database.orm.em.fork(), from)).toBeUndefined();
});
