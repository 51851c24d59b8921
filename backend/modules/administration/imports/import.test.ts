import { describe, expect, it } from "vitest";
import { HEADER, manyRows, setUpImports } from "../../../testing/suites/import-fixture.ts";

const fixture = setUpImports();

describe("an import", () => {
  it("writes solutions with what they need", async () => {
    const report = await fixture.run(
      await fixture.csv(
        "1,Stride,GPS vests,Wearables,North Labs,Soccer|Rugby,elite;Youth academy,GPS|Export,https://a.example,4.5,2026-03-31",
        '2,Clip,"Video, tagged",Video,north labs,"[""soccer""]",,,,,',
      ),
    );
    expect(report).toMatchObject({
      rows: 2,
      created: 2,
      updated: 0,
      unchanged: 0,
      refused: 0,
      written: true,
    });
    expect(
      await fixture.rows("select *, rating::float, created_at::date::text from solutions order by id"),
    ).toMatchObject([
      {
        external_key: "list:1",
        title: "Stride",
        slug: "stride",
        levels: ["elite", "youth-academy"],
        features: ["GPS", "Export"],
        website: "https://a.example",
        rating: 4.5,
        created_at: "2026-03-31",
      },
      {
        external_key: "list:2",
        description: "Video, tagged",
        levels: [],
        website: null,
        price_band: "unknown",
      },
    ]);
    expect(await fixture.rows("select name, verified from vendors")).toEqual([
      { name: "North Labs", verified: false },
    ]);
    expect(await fixture.rows("select name from sports order by name")).toEqual([
      { name: "Rugby" },
      { name: "Soccer" },
    ]);
  });

  it("writes what solutions work with, each once, from whatever a file calls it", async () => {
    const row = { description: "Text", category: "Video", vendor: "North" };
    const file = await fixture.file(
      "works.json",
      JSON.stringify([
        { ...row, id: 1, title: "List", integrations: ["Garmin", "Excel", " Garmin", ""] },
        { ...row, id: 2, title: "Text", integrations: "Garmin; Excel|Garmin" },
        { ...row, id: 3, title: "None" },
      ]),
    );
    expect(await fixture.run(file)).toMatchObject({ created: 3, refused: 0 });
    expect(await fixture.rows("select integrations from solutions order by id")).toEqual([
      { integrations: ["Garmin", "Excel"] },
      { integrations: ["Garmin", "Excel"] },
      { integrations: [] },
    ]);
    const bad = [["x".repeat(81)], Array.from({ length: 51 }, (_, at) => `System ${at}`)].map(
      (integrations, id) => ({ ...row, id, title: `Bad ${id}`, integrations }),
    );
    const { warnings } = await fixture.run(await fixture.file("bad.json", JSON.stringify(bad)));
    expect(warnings.map(({ field, message }) => [field, message])).toEqual([
      ["integrations", "has an item of more than 80 characters"],
      ["integrations", "has more than 50 items, of which the first 50 were kept"],
    ]);
  });

  it("changes nothing when it is run again", async () => {
    const file = await fixture.file("many.csv", `\ufeff${[HEADER, ...manyRows(5_000)].join("\r\n")}`);
    expect(await fixture.run(file)).toMatchObject({ rows: 5_000, created: 5_000 });
    const all =
      "select s.*, array(select sport_id from solution_sports where solution_id = s.id order by 1) from solutions s order by id";
    const before = await fixture.rows(all);
    expect(await fixture.run(file)).toMatchObject({ created: 0, updated: 0, unchanged: 5_000 });
    expect(await fixture.rows(all)).toEqual(before);
    expect(await fixture.rows("select count(*)::int from vendors")).toEqual([{ count: 90 }]);
  });

  it("updates only what differs: a text, sports, a rating, a date", async () => {
    const rest = "Text,Video,North";
    await fixture.run(
      await fixture.csv(
        `1,A,${rest},Soccer,,,,4,2026-01-01`,
        `2,B,${rest},Soccer,,,,4,2026-01-01`,
        `3,C,${rest},,,,,4,2026-01-01`,
        `4,D,${rest},,,,,4,2026-01-01`,
        `5,E,${rest},,,,,4,2026-01-01`,
      ),
    );
    await fixture.rows("update solutions set updated_at = '2026-02-02', review_count = (title = 'E')::int");
    const report = await fixture.run(
      await fixture.csv(
        `1,A2,${rest},Soccer,,,,,`,
        `2,B,${rest},Golf,,,,4,2026-01-01`,
        `3,C,${rest},,,,,3.5,2026-01-01`,
        `4,D,${rest},,,,,4,2026-01-05`,
        `5,E,${rest},,,,,1,`,
      ),
    );
    expect(report).toMatchObject({ created: 0, updated: 4, unchanged: 1 });
    expect(
      await fixture.rows(`select title, rating::float, created_at::date::text, updated_at > '2026-02-02' as touched,
        array(select name::text from sports join solution_sports on sport_id = sports.id where solution_id = s.id) as sports
        from solutions s order by external_key`),
    ).toEqual([
      { title: "A2", rating: 4, created_at: "2026-01-01", touched: true, sports: ["Soccer"] },
      { title: "B", rating: 4, created_at: "2026-01-01", touched: true, sports: ["Golf"] },
      { title: "C", rating: 3.5, created_at: "2026-01-01", touched: true, sports: [] },
      { title: "D", rating: 4, created_at: "2026-01-05", touched: true, sports: [] },
      { title: "E", rating: 4, created_at: "2026-01-01", touched: false, sports: [] },
    ]);
  });

  it("knows a row without an id again by its title and vendor, in any script", async () => {
    const rows = ["サッカー,Text,分析,会社", "野球,Text,分析,会社", "A,Text,Video,North"];
    const file = await fixture.file("plain.csv", ["title,description,category,vendor", ...rows].join("\n"));
    expect(await fixture.run(file)).toMatchObject({ created: 3 });
    expect(await fixture.run(file)).toMatchObject({ created: 0, unchanged: 3 });
  });

  it("keeps names apart that have one slug, and joins those that differ in case alone", async () => {
    await fixture.run(
      await fixture.csv(
        "1,A,Text,C#,North,水泳|野球,,,,,",
        "2,B,Text,C++,NORTH,野球,,,,,",
        "3,C,Text,c#,north,,,,,,",
      ),
    );
    expect(await fixture.rows("select name, slug from categories order by slug")).toEqual([
      { name: "C#", slug: "c" },
      { name: "C++", slug: "c-2" },
    ]);
    expect(await fixture.rows("select slug from sports order by slug")).toEqual([
      { slug: "shuiyong" },
      { slug: "yeqiu" },
    ]);
    expect(await fixture.rows("select name from vendors")).toEqual([{ name: "North" }]);
  });

  it.each([
    ["2026-03-31", "2026-03-31 00:00:00"],
    ["2026-03-31 12:30", "2026-03-31 12:30:00"],
    ["2026-03-31T12:30:00+02:00", "2026-03-31 10:30:00"],
    ["2026-02-31", undefined],
    ["31.03.2026", "2026-03-31 00:00:00"],
    ["31.03.26", "2026-03-31 00:00:00"],
    ["1026-03-31", undefined],
  ])("reads the date %s as %s UTC", async (given, stored) => {
    await fixture.run(await fixture.csv(`1,A,Text,Video,North,,,,,,${given}`));
    const [row] = await fixture.rows(
      "select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as at, created_at > now() - interval '1 day' as today from solutions",
    );
    if (stored) expect(row?.at).toBe(stored);
    else expect(row?.today).toBe(true);
  });

  it("says what a dry run would do, and writes nothing", async () => {
    const report = await fixture.run(await fixture.csv("1,A,Text,Video,North,,,,,,"), { dryRun: true });
    expect(report).toMatchObject({ created: 1, written: false });
    expect(await fixture.rows("select from solutions")).toEqual([]);
    expect(await fixture.rows("select from vendors")).toEqual([]);
  });

  it("keeps the sources apart", async () => {
    const file = await fixture.csv("1,A,Text,Video,North,,,,,,");
    await fixture.run(file, { source: "one" });
    expect(await fixture.run(file, { source: "two" })).toMatchObject({ created: 1 });
    await expect(fixture.run(file, { source: "x:y" })).rejects.toThrow("--source");
  });
});
