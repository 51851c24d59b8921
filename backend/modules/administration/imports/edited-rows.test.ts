import { expect, it } from "vitest";
import { setUpImports } from "../../../testing/suites/import-fixture.ts";
import { describeReport } from "./report.ts";

const fixture = setUpImports();

const STORED = `select title, description, version, status,
  array(select p.name::text from solution_sports j join sports p on p.id = j.sport_id where j.solution_id = s.id order by 1)
    as sports
  from solutions s order by external_key`;

it("leaves solutions alone that members have edited, with their sports, and says so", async () => {
  const rest = "Text,Video,North";
  await fixture.run(
    await fixture.csv(
      `1,A,${rest},Soccer,,,,,`,
      `2,B,${rest},Soccer,,,,,`,
      `3,C,${rest},Soccer,,,,,`,
      `4,D,${rest},Soccer,,,,,`,
    ),
  );
  await fixture.rows("update solutions set description = 'Ours', version = 2 where title = 'B'");
  await fixture.rows("update solutions set status = 'withdrawn', version = 3 where title = 'C'");
  const kept = (await fixture.rows(STORED)).slice(1, 3);
  const file = await fixture.csv(
    `1,A2,${rest},Golf,,,,,`,
    `2,B2,${rest},Golf,,,,,`,
    `3,C2,${rest},Golf,,,,,`,
    `4,D,${rest},Soccer,,,,,`,
  );
  for (const [dryRun, updated] of [
    [true, 1],
    [false, 1],
    [false, 0],
  ] as const) {
    const report = await fixture.run(file, { dryRun });
    expect(report).toMatchObject({ created: 0, updated, unchanged: 2 - updated, left: 2 });
    expect(describeReport(report)).toContain("2 left alone: people have edited them here.");
  }
  const stored = await fixture.rows(STORED);
  expect(stored.slice(1, 3)).toEqual(kept);
  expect(stored[0]).toMatchObject({ title: "A2", sports: ["Golf"] });
});
