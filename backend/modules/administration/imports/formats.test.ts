import { deflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { setUpImports } from "../../../testing/suites/import-fixture.ts";
import { zipOf } from "../../../testing/suites/zip.ts";
import { solutions } from "../../catalog/solutions/solution.import.ts";
import { checkedMapping } from "./mapping/mapping.ts";

const fixture = setUpImports();
const HEAD = ["id", "title", "description", "category", "vendor", "addedAt"];
const STORED = "select title, description, created_at::date::text as added from solutions order by id";

it("reads tab-separated values", async () => {
  const file = await fixture.file(
    "list.tsv",
    `${HEAD.join("\t")}\n1\tA, too\tText\tVideo\tNorth\t2026-01-02\n`,
  );
  expect(await fixture.run(file)).toMatchObject({ created: 1, written: true });
  expect(await fixture.rows(STORED)).toEqual([{ title: "A, too", description: "Text", added: "2026-01-02" }]);
});

it("reads JSON Lines, and names the line that is none", async () => {
  const row = { title: "A", description: "Text", category: "Video", vendor: "North" };
  const lines = [JSON.stringify(row), "", "{oops", "[1]", JSON.stringify({ ...row, title: "B" })];
  const report = await fixture.run(await fixture.file("list.jsonl", lines.join("\n")), { skipBad: true });
  expect(report).toMatchObject({ created: 2, refused: 2 });
  expect(report.errors.map(({ place }) => place)).toEqual(["line 3", "line 4"]);
});

/** A workbook with one sheet; the second style shows dates. */
function workbook(rows: string[], strings: string[]): Buffer {
  const parts = {
    "xl/workbook.xml": `<workbook xmlns:r="r"><sheets><sheet name="Tools" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows.join("")}</sheetData></worksheet>`,
  };
  return zipOf(Object.entries(parts).map(([name, text]) => ({ name, content: Buffer.from(text) })));
}
const cells = (row: number, values: (string | number)[], last = "") =>
  `<row r="${row}">${values.map((value, at) => `<c r="${"ABCDEF"[at]}${row}" t="s"><v>${value}</v></c>`).join("")}${last}</row>`;

it("reads the first sheet of a workbook, with its dates", async () => {
  const file = await fixture.file(
    "list.xlsx",
    workbook(
      [cells(1, [0, 1, 2, 3, 4, 5]), cells(2, [6, 7, 8, 8, 8], `<c r="F2" s="1"><v>46024</v></c>`)],
      [...HEAD, "7", "A &amp; B", "Text"],
    ),
  );
  expect(await fixture.run(file)).toMatchObject({ rows: 1, created: 1 });
  expect(await fixture.rows(STORED)).toEqual([{ title: "A & B", description: "Text", added: "2026-01-02" }]);
});

it("refuses a workbook that unpacks to more than a catalog can be", async () => {
  const zeros = { name: "xl/worksheets/sheet1.xml", content: Buffer.alloc(1), claimed: 2 * 1024 ** 3 };
  const file = await fixture.file("bomb.xlsx", zipOf([zeros]));
  await expect(fixture.run(file)).rejects.toThrow("would unpack to more than 1 GB");
  const lying = { name: "xl/workbook.xml", content: Buffer.alloc(1_000_000), claimed: 10 };
  await expect(fixture.run(await fixture.file("lie.xlsx", zipOf([lying])))).rejects.toThrow(
    "isn't valid XLSX",
  );
  expect(deflateRawSync(lying.content).length).toBeLessThan(2_000);
});

it.each([
  ["31.03.2026", "DD.MM.YYYY", "2026-03-31"],
  ["Mar 3, 2026", "MMM D, YYYY", "2026-03-03"],
  ["3.1.26", "D.M.YY", "2026-01-03"],
  ["March 3, 2026 9:05 PM", "MMMM D, YYYY h:mm A", "2026-03-03"],
  ["1774915200", "unix", "2026-03-31"],
  ["1774915200000", "unix-ms", "2026-03-31"],
])("reads the date %s by the format %s", async (given, date, added) => {
  const mapping = checkedMapping(
    {
      source: "x",
      fields: {
        title: "title",
        description: "title",
        category: "title",
        vendor: "title",
        addedAt: { from: "when", date },
      },
    },
    solutions,
  );
  await fixture.run(await fixture.file("dates.json", JSON.stringify([{ title: "A", when: given }])), {
    mapping,
  });
  expect(await fixture.rows("select created_at::date::text as added from solutions")).toEqual([{ added }]);
});

it.each(["DD.MM.YYYY foo", "YYYY-MM-DD Q", "YYYY-YY-MM-DD", "MM/YYYY", "D/M/YYYY h:mm"])(
  "refuses the date format %s",
  (date) => {
    expect(() =>
      checkedMapping({ source: "x", fields: { addedAt: { from: "when", date } } }, solutions),
    ).toThrow("or a format with a year");
  },
);

it.each([
  ["list.csv", "tilte,description,category,vendor\na,b,c,d\n", `its "tilte" may be title`],
  ["list.json", `[{"title":"a"},\n{"title":}]`, "line 2, column 10"],
])("says what may be meant, or where it is: %s", async (name, content, message) => {
  const failure = await fixture.run(await fixture.file(name, content)).catch((error: unknown) => error);
  expect(String(failure).toLowerCase()).toContain(message);
});
