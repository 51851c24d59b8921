import { utils, write } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { setUpImports } from "../../../../../testing/suites/import-fixture.ts";
import { zipOf } from "../../../../../testing/suites/zip.ts";
import { solutions } from "../../../../catalog/solutions/solution.import.ts";
import { checkedMapping } from "../../mapping/mapping.ts";
import { inspectFile } from "../../screen/read-upload.ts";

const fixture = setUpImports();
const HEAD = ["title", "description", "category", "vendor", "rating", "addedAt"];
const TITLES =
  "select title, description, rating::float8 as rating, created_at = '2026-01-02T00:00:00Z' as dated from solutions order by title";
const ROWS = [
  { title: "A", description: "Two\nlines", rating: 4.5, dated: true },
  { title: "B", description: "Text", rating: 0, dated: false },
];

const cell = (value: unknown) => {
  if (typeof value === "number")
    return `<table:table-cell office:value-type="float" office:value="${value}"/>`;
  if (value instanceof Date)
    return `<table:table-cell office:value-type="date" office:date-value="${value.toISOString().slice(0, 10)}"><text:p>1/2/26</text:p></table:table-cell>`;
  if (value === "") return "<table:table-cell/>";
  const lines = String(value)
    .split("\n")
    .map((line) => `<text:p>${line}</text:p>`);
  return `<table:table-cell office:value-type="string"><office:annotation><text:p>A note</text:p></office:annotation>${lines.join("")}</table:table-cell>`;
};
const row = (...values: unknown[]) => `<table:table-row>${values.map(cell).join("")}</table:table-row>`;
const odsOf = (rows: string, more = "") =>
  zipOf([
    { name: "mimetype", content: Buffer.from("application/vnd.oasis.opendocument.spreadsheet") },
    {
      name: "content.xml",
      content: Buffer.from(
        `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet>
        <table:table table:name="First">${rows}<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row></table:table>${more}
        </office:spreadsheet></office:body></office:document-content>`,
      ),
    },
  ]);
const ADDED = new Date("2026-01-02T00:00:00Z");
const TABLE = [
  HEAD,
  ["A", "Two\nlines", "Video", "North", 4.5, ADDED],
  ["B", "Text", "Video", "North", "", ""],
];
const ods = odsOf(
  TABLE.map((cells) => row(...cells)).join(""),
  `<table:table table:name="Other">${row("title")}${row("C")}</table:table>`,
);
const xls = () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(TABLE, { UTC: true }), "First");
  utils.book_append_sheet(book, utils.aoa_to_sheet([["title"], ["C"]]), "Other");
  return write(book, { type: "buffer", bookType: "biff8" }) as Buffer;
};

describe.each<[string, () => Buffer]>([
  ["list.ods", () => ods],
  ["list.xls", xls],
])("%s", (name, content) => {
  it("is read like other sheets, with its dates and lines", async () => {
    const file = await fixture.file(name, content());
    expect(await fixture.run(file)).toMatchObject({ created: 2, errors: [], warnings: [] });
    expect(await fixture.rows(TITLES)).toEqual(ROWS);
    expect(await inspectFile(file, solutions, null)).toMatchObject({
      problem: null,
      looked: 2,
      isTable: true,
    });
  });

  it("has its sheets to choose from", async () => {
    const file = await fixture.file(name, content());
    const fields = {
      title: "title",
      description: { value: "x" },
      category: { value: "x" },
      vendor: { value: "x" },
    };
    const mapping = (records: string) => checkedMapping({ source: "x", records, fields }, solutions);
    await fixture.run(file, { mapping: mapping("Other") });
    expect(await fixture.rows("select title from solutions")).toEqual([{ title: "C" }]);
    await expect(fixture.run(file, { mapping: mapping("Othr") })).rejects.toThrow(
      'The workbook has no sheet "Othr", only First, Other. Did you mean "Other"?',
    );
  });

  it("is refused when it breaks off", async () => {
    const whole = content();
    const file = await fixture.file(name, whole.subarray(0, whole.length >> 1));
    await expect(fixture.run(file)).rejects.toThrow(/isn't valid (ODS|XLS): it is damaged/);
  });
});

it("a sheet that would fill the memory is refused", async () => {
  const rows = `${row(...HEAD)}<table:table-row table:number-rows-repeated="2000000">${cell("x")}</table:table-row>`;
  const file = await fixture.file("rows.ods", odsOf(rows));
  await expect(fixture.run(file, { skipBad: true })).rejects.toThrow("more than 1048576 rows");
  const deep = await fixture.file("deep.ods", odsOf("<a>".repeat(200)));
  await expect(fixture.run(deep)).rejects.toThrow("nested more than 100 levels deep");
});

it("another file by one of these names is told of", async () => {
  const csv = await fixture.file("csv.xls", "title,description\nA,B\n");
  await expect(fixture.run(csv)).rejects.toThrow("it is another kind of file; name it by what it is");
});
