import { expect, it } from "vitest";
import { setUpImports } from "../../../testing/suites/import-fixture.ts";
import { vendors } from "../../catalog/vendors/vendor.import.ts";
import { takeBackRun } from "./runs/take-back.ts";

const fixture = setUpImports();
const STORED = "select name, description, website, country, founded_year from vendors order by name";
const HEAD =
  "id,title,description,category,vendor,vendorWebsite,vendorDescription,vendorCountry,vendorFoundedYear";

it("fills a vendor from its solutions' rows, and never empties it or what its members wrote", async () => {
  const file = await fixture.file(
    "list.csv",
    `${HEAD}\n1,A,T,Video,North,,Makes cameras,,\n2,B,T,Video,north,https://n.example,Other,NO,1999\n`,
  );
  expect(await fixture.run(file)).toMatchObject({ created: 2 });
  const full = {
    name: "North",
    description: "Makes cameras",
    website: "https://n.example",
    country: "NO",
    founded_year: 1999,
  };
  expect(await fixture.rows(STORED)).toEqual([full]);
  await fixture.run(await fixture.file("list.csv", `${HEAD}\n1,A2,T,Video,North,https://other.example,,,\n`));
  expect(await fixture.rows(STORED)).toEqual([full]);
  await fixture.rows("update vendors set version = 2, country = null");
  await fixture.run(await fixture.file("list.csv", `${HEAD}\n1,A3,T,Video,North,,,SE,\n`));
  expect(await fixture.rows(STORED)).toEqual([{ ...full, country: null }]);
});

it("imports vendors by name, once, and keeps what a file doesn't say", async () => {
  const run = async (rows: object[], source: string) =>
    fixture.run(await fixture.file("vendors.json", JSON.stringify(rows)), { kind: vendors, source });
  expect(
    await run([{ name: "Büro 雪", website: "https://b.example", categories: ["Video"] }], "one"),
  ).toMatchObject({ created: 1 });
  expect(await run([{ name: "BÜRO 雪", country: "CH" }], "two")).toMatchObject({ created: 0, updated: 1 });
  expect(await run([{ name: "BÜRO 雪", country: "CH" }], "two")).toMatchObject({ unchanged: 1 });
  expect(
    await fixture.rows(
      "select slug, website, country, (select count(*)::int from vendor_categories) as links from vendors",
    ),
  ).toEqual([{ slug: "buro-xue", website: "https://b.example", country: "CH", links: 1 }]);
  expect(await run([{ name: "North", foundedYear: "old" }, { name: "NORTH" }], "three")).toMatchObject({
    refused: 1,
    written: false,
  });
});

it("takes vendors with facts back, unless people have confirmed one", async () => {
  const file = await fixture.file(
    "vendors.csv",
    "name,country,foundedYear,stage\nNorth,NO,1999,seed\nSouth,ZA,2001,seed\n",
  );
  expect(await fixture.run(file, { kind: vendors })).toMatchObject({ created: 2 });
  await fixture.rows(`update vendor_facts set source = 'member', confirmed_at = now()
    where field = 'stage' and vendor_id = (select id from vendors where name = 'South')`);
  const [run] = await fixture.rows("select max(id) as id from import_runs");
  const kinds = new Map([["vendors", vendors]]);
  expect(await takeBackRun(fixture.database.orm, Number(run?.id), kinds)).toMatchObject({
    removed: 1,
    leftCount: 1,
    left: ["South"],
  });
  expect(await fixture.rows("select name from vendors")).toEqual([{ name: "South" }]);
});
