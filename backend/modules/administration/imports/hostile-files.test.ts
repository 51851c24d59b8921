import { performance } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { setUpImports } from "../../../testing/suites/import-fixture.ts";
import { zipOf } from "../../../testing/suites/zip.ts";
import { solutions } from "../../catalog/solutions/solution.import.ts";
import { ImportError } from "./errors.ts";
import { type ReadingLimits, readRecordsApart } from "./reading/read-apart.ts";
import { inspectFile } from "./screen/read-upload.ts";

const fixture = setUpImports();
const SHEETS = `<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="a"/></sheets></workbook>`;
const PARTS: Readonly<Record<string, string>> = {
  "xl/workbook.xml": SHEETS,
  "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="a" Target="sheet.xml"/></Relationships>`,
  "xl/sheet.xml": `<worksheet><row><c t="s"><v>0</v></c></row></worksheet>`,
};
const book = (parts: object) =>
  zipOf(Object.entries({ ...PARTS, ...parts }).map(([name, text]) => ({ name, content: Buffer.from(text) })));
const row = `{"title":"A","description":"Text","category":"Video","vendor":"North"`;
const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

describe("a hostile file is refused in one line, and soon", () => {
  let tried = 0;
  it.each<[string, () => string | Buffer, string]>([
    [
      "columns.csv",
      () => `${Array.from({ length: 100_000 }, (_, at) => `c${at}`).join()}\n1\n`,
      "may have 5000",
    ],
    [
      "line.csv",
      () => `title,description\n${"x".repeat(5_000_000)}`,
      "Line 2 has more than 1000000 characters",
    ],
    ["line.jsonl", () => "x".repeat(5_000_000), "Line 1 has more than 1000000 characters"],
    [
      "quote.csv",
      () => `title,description\n"${"x\n".repeat(2_000_000)}`,
      "the row in line 2 has more than 1000000 characters; a quote in it may not be closed",
    ],
    [
      "text.xlsx",
      () => book({ "xl/sharedStrings.xml": `<sst><si><t>${"x".repeat(9_000_000)}` }),
      "isn't closed",
    ],
    ["tag.xlsx", () => book({ "xl/sheet.xml": `<worksheet a="${"x".repeat(9_000_000)}` }), "isn't closed"],
    [
      "texts.xlsx",
      () => book({ "xl/sharedStrings.xml": `<sst>${"<si/>".repeat(3_200_000)}</sst>` }),
      "too much text",
    ],
    ["sheets.xlsx", () => book({ "xl/workbook.xml": `<a>${"<sheet/>".repeat(200_001)}</a>` }), "too large"],
    [
      "cells.csv",
      () => `title,description\n${",".repeat(5_000_000)}`,
      "Line 2 has more than 1000000 characters",
    ],
    ["wide.csv", () => `title,description\n${",".repeat(900_000)}\n`, "has more than 16384 values"],
    [
      "empty.csv",
      () => `title,description\n${",\n".repeat(100_001)}`,
      "More than 100000 rows one after another",
    ],
    [
      "blank.csv",
      () => `title,description\n${"\n".repeat(1_200_000)}`,
      "More than 1000000 characters in a row",
    ],
    ["blank.jsonl", () => `${row}}\n${" \n".repeat(700_000)}`, "More than 1000000 characters in a row"],
    [
      "idle.xlsx",
      () => book({ "xl/sheet.xml": `<worksheet>${"<x/>".repeat(1_600_000)}` }),
      "more than 3000000 elements",
    ],
    [
      "idle-cells.xlsx",
      () => book({ "xl/sheet.xml": `<worksheet>${`<row>${"<c/>".repeat(16_000)}</row>`.repeat(100)}` }),
      "more than 3000000 elements",
    ],
    [
      "idle-texts.xlsx",
      () => book({ "xl/sharedStrings.xml": `<sst>${"<x/>".repeat(60_000)}` }),
      "more than 100000 parts",
    ],
    ["idle-book.xlsx", () => book({ "xl/workbook.xml": `<a>${"<x/>".repeat(1_100_000)}` }), "too large"],
    ["open.json", () => "[".repeat(1_000_000), "isn't valid JSON: it breaks off."],
    ["objects.json", () => `{"a":`.repeat(1_000_000), "holds no list of records"],
    [
      "text.json",
      () => `[{"title":"${"x".repeat(5_000_000)}"}]`,
      "A text or number has more than 1000000 characters",
    ],
    [
      "number.json",
      () => `[{"year":${"1".repeat(5_000_000)}}]`,
      "A text or number has more than 1000000 characters",
    ],
    ["fields.json", () => `[{${'"a":1,'.repeat(1_000_000)}"b":1}]`, "A record has more than 100000 values"],
    ["tags.json", () => `[{"tags":[${"1,".repeat(1_000_000)}1]}]`, "A record has more than 100000 values"],
    [
      "empty-texts.xlsx",
      () => book({ "xl/sharedStrings.xml": `<sst>${"<si><t/></si>".repeat(1_000_001)}</sst>` }),
      "more than 1000000 different cells",
    ],
    [
      "deep.xlsx",
      () => book({ "xl/sheet.xml": `<worksheet>${"<a>".repeat(1_000_000)}` }),
      "nested more than 100 levels",
    ],
    [
      "rows.xlsx",
      () => book({ "xl/sheet.xml": `<worksheet>${"<row/>".repeat(1_048_577)}` }),
      "more than 1048576 rows",
    ],
    [
      "row.xlsx",
      () => book({ "xl/sheet.xml": `<worksheet><row>${"<c/>".repeat(16_385)}` }),
      "Row 1 has more than 16384 cells",
    ],
    [
      "parts.xlsx",
      () => zipOf(Array.from({ length: 2_001 }, (_, at) => ({ name: `${at}`, content: Buffer.alloc(0) }))),
      "has more than 2000 parts",
    ],
    [
      "entity.xlsx",
      () =>
        book({
          "xl/sharedStrings.xml": `<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><sst><si><t>&e;</t></si></sst>`,
        }),
      "isn't valid XLSX: it is damaged",
    ],
  ])("%s", async (name, content, message) => {
    const file = await fixture.file(name, content());
    const failure = await fixture.run(file).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ImportError);
    expect(String(failure)).toContain(message);
    expect(String(failure)).not.toContain("\n");
    // The screen has the file read in the same way: every third is enough to see that it says so.
    if (tried++ % 3 === 0) expect((await inspectFile(file, solutions, null)).problem).toContain(message);
  });

  it("but as many styles as a spreadsheet makes are none", async () => {
    const styles = `<styleSheet><cellXfs>${`<xf numFmtId="14"/>`.repeat(65_490)}</cellXfs></styleSheet>`;
    const strings = `<sst><si><t>title</t></si></sst>`;
    const file = await fixture.file(
      "styles.xlsx",
      book({ "xl/styles.xml": styles, "xl/sharedStrings.xml": strings }),
    );
    await expect(fixture.run(file)).rejects.toThrow("has no rows");
  });
});

describe("the reading of a file", () => {
  const read = async (file: string, limits: ReadingLimits) => {
    for await (const record of readRecordsApart({ file, path: "", onBytes: () => undefined }, limits))
      expect(record.place).toBeGreaterThan(0);
  };

  it("ends at its limit of memory, and names it", async () => {
    const rows = Array.from({ length: 200_000 }, (_, at) => `<si><t>a text of some length ${at}</t></si>`);
    const file = await fixture.file(
      "memory.xlsx",
      book({ "xl/sharedStrings.xml": `<sst>${rows.join("")}</sst>` }),
    );
    await expect(read(file, { memory: 16, patience: 60 })).rejects.toThrow(/more than 16 MB of memory/);
  });

  it("ends at its limit of time, and names it", async () => {
    const file = await fixture.csv(row);
    await expect(read(file, { memory: 17, patience: 0 })).rejects.toThrow(
      /takes too long to read: more than 0 seconds/,
    );
  });

  it("leaves the thread that answers requests to others", async () => {
    const file = await fixture.file("long.json", `[${row},"tags":${deep(10_000_000)}}]`);
    const before = performance.eventLoopUtilization();
    await expect(read(file, { memory: 512, patience: 60 })).resolves.toBeUndefined();
    // Read here, it would be busy all the time.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.9);
  });
});

describe("values nested 100,000 and a million deep", () => {
  it.each([
    ["deep.json", `[${row},"tags":${deep(100_000)}},${row}}]`],
    ["deeper.json", `[${row},"tags":${deep(1_000_000)}},${row}}]`],
    ["deep.jsonl", `${row},"tags":${deep(100_000)}}\n${row}}`],
    ["objects.json", `[${row},"tags":${`{"a":[`.repeat(50_000)}${"]}".repeat(50_000)}},${row}}]`],
  ])("keep only their row out: %s", async (name, content) => {
    const file = await fixture.file(name, content);
    const report = await fixture.run(file, { skipBad: true });
    expect(report).toMatchObject({ rows: 2, created: 1, refused: 1 });
    expect(report.errors[0]?.message).toContain("is nested more than 50 levels deep");
    expect((await inspectFile(file, solutions, null)).problem).toBeNull();
  });
});
