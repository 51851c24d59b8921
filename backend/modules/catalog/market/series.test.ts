import { describe, expect, it } from "vitest";
import { KIND_CASES, type Row } from "../../../testing/import-kinds/cases.ts";
import { setUpKinds } from "../../../testing/import-kinds/fixture.ts";
import { takeBackRun } from "../../administration/imports/runs/take-back.ts";
import { series } from "./series.import.ts";

const fixture = setUpKinds();
const { sql, run } = fixture;
const trend = KIND_CASES.find(({ kind }) => kind === "trends")?.row ?? {};
const stored = () =>
  sql("select observed_on::text as day, value from trend_observations order by observed_on");
const undoLast = async () => {
  const [{ id } = {}] = await sql("select max(id) as id from import_runs");
  return takeBackRun(fixture.database.orm, Number(id), new Map([["series", series]]));
};

describe("observations as rows", () => {
  it("are added to the trend that they name, replace the value of their day, and are undone", async () => {
    await run("trends", [trend]);
    const rows = [
      { series: "RIGS get cheaper", observedOn: "2026-06-30", value: 7 },
      { series: "Rigs get cheaper", observedOn: "2026-09-30", value: 8.5 },
    ];
    expect(await run("series", rows, "csv")).toMatchObject({ created: 1, updated: 1, written: true });
    expect(await stored()).toEqual([
      { day: "2026-03-31", value: 1 },
      { day: "2026-06-30", value: 7 },
      { day: "2026-09-30", value: 8.5 },
    ]);
    expect(await run("series", rows)).toMatchObject({ unchanged: 2 });
    await sql("delete from import_runs where created = 0 and updated = 0");
    expect(await undoLast()).toMatchObject({ removed: 1, restored: 1 });
    expect(await stored()).toEqual([
      { day: "2026-03-31", value: 1 },
      { day: "2026-06-30", value: -2.5 },
    ]);
  });

  it("are found again after their trend has got another title", async () => {
    await run("trends", [trend]);
    await run("series", [{ series: "Rigs get cheaper", observedOn: "2026-09-30", value: 8 }]);
    await sql("update market_trends set title = 'Cheaper rigs'");
    const row = { series: "Cheaper rigs", observedOn: "2026-09-30", value: 9 };
    expect(await run("series", [row])).toMatchObject({ created: 0, updated: 1 });
    await sql("update market_trends set version = 2");
    expect(await run("series", [{ ...row, value: 1 }])).toMatchObject({ updated: 0, left: 1 });
  });

  it("are refused without a trend, with two of one title, and twice for a day", async () => {
    const row = { series: "Rigs get cheaper", observedOn: "2026-09-30", value: 8 };
    const errorsOf = async (...rows: Row[]) => (await run("series", rows)).errors;
    expect(await errorsOf(row)).toMatchObject([
      {
        place: "record 1",
        field: "series",
        message: expect.stringContaining("isn't the title of a market trend"),
        value: row.series,
      },
    ]);
    await run("trends", [trend, { ...trend, id: "n" }]);
    expect(await errorsOf(row)).toMatchObject([
      { message: expect.stringContaining("is the title of several market trends") },
    ]);
    expect(await errorsOf(row, row)).toMatchObject([{}, { message: "is the same as record 1" }]);
  });
});
