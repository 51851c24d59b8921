import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { setUpImports } from "../../../../../testing/suites/import-fixture.ts";
import { zipOf } from "../../../../../testing/suites/zip.ts";
import { solutions } from "../../../../catalog/solutions/solution.import.ts";
import { checkedMapping } from "../../mapping/mapping.ts";
import { inspectFile } from "../../screen/read-upload.ts";

const fixture = setUpImports();
const HEAD = "title,description,category,vendor";
const CSV = `${HEAD}\nA,Text,Video,North\n`;
const ROW = { title: "B", description: "Text", category: "Video", vendor: "North" };
const FIELDS = { title: "title", description: "description", category: "category", vendor: "vendor" };
const TITLES = "select title from solutions order by title";
const part = (name: string, content: string) => ({ name, content: Buffer.from(content) });

describe("an archive", () => {
  it.each([
    ["list.csv.gz", gzipSync(CSV)],
    ["list.json.gz", gzipSync(JSON.stringify([{ ...ROW, title: "A" }]))],
    ["list.zip", zipOf([part("__MACOSX/._a.csv", "x"), part("readme.md", "x"), part("deep/a.csv", CSV)])],
  ])("is read as the file in it: %s", async (name, content) => {
    const file = await fixture.file(name, content);
    expect(await fixture.run(file)).toMatchObject({ created: 1, errors: [] });
    expect(await inspectFile(file, solutions, null)).toMatchObject({ problem: null, looked: 1 });
    expect(await fixture.rows(TITLES)).toEqual([{ title: "A" }]);
  });

  it("has its files and their lists to choose from", async () => {
    const json = JSON.stringify({ data: { old: [], tools: [ROW] } });
    const file = await fixture.file("many.zip", zipOf([part("a.csv", CSV), part("b.json", json)]));
    expect(await inspectFile(file, solutions, null)).toMatchObject({
      lists: ["a.csv", "b.json#data.tools"],
      records: "a.csv",
      isTable: true,
      problem: null,
    });
    const mapping = (records: string) => checkedMapping({ source: "x", records, fields: FIELDS }, solutions);
    await fixture.run(file, { mapping: mapping("b.json#data.tools") });
    expect(await fixture.rows(TITLES)).toEqual([{ title: "B" }]);
    await expect(fixture.run(file)).rejects.toThrow(/holds several files.*says which: a\.csv, b\.json\.$/);
    await expect(fixture.run(file, { mapping: mapping("c.csv") })).rejects.toThrow('holds no file "c.csv"');
  });

  it.each<[string, Buffer, string]>([
    ["broken.csv.gz", gzipSync(CSV.repeat(99)).subarray(0, 40), "can't be unpacked: it is damaged"],
    ["text.csv.gz", Buffer.from(CSV), "can't be unpacked: it is damaged"],
    ["text.zip", Buffer.from(CSV), "can't be unpacked: it is damaged"],
    ["none.zip", zipOf([part("a.png", "x")]), "holds no file that can be read, only a.png."],
    ["inside.zip", zipOf([part("a.csv", `${HEAD}\n"`)]), "inside.zip isn't valid CSV: a quote in line 2"],
    ["list.gz", gzipSync(CSV), "must end in .csv"],
  ])("that can't be read says why: %s", async (name, content, message) => {
    const file = await fixture.file(name, content);
    await expect(fixture.run(file)).rejects.toThrow(message);
    expect((await inspectFile(file, solutions, null)).problem).toContain(message);
  });

  it("is unpacked up to a limit", { timeout: 60_000 }, async () => {
    const file = await fixture.file(
      "bomb.csv.gz",
      Buffer.concat(Array(1_100).fill(gzipSync(Buffer.alloc(1024 ** 2, "x")))),
    );
    await expect(fixture.run(file)).rejects.toThrow("would unpack to more than 1 GB");
  });
});

it.each<[string, Buffer | string, string]>([
  ["a.csv", "%PDF-1.7\n", "is a PDF document, which can't be read here: copy its table"],
  ["b.xlsx", zipOf([part("[Content_Types].xml", "x"), part("word/document.xml", "x")]), "is a Word document"],
  ["c.xlsx", zipOf([part("ppt/presentation.xml", "x")]), "is a presentation"],
  ["d.xlsx", Buffer.from("d0cf11e0a1b11ae1", "hex"), "is a document of an old Office program"],
  ["e.csv", Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), "is a picture"],
  ["f.json", "PAR1\x15\x04", "is a Parquet file, which can't be read here: convert it to CSV"],
  ["g.csv", "SQLite format 3\0", "is a SQLite database"],
  ["h.zip", zipOf([part("Index/Document.iwa", "x")]), "is a Numbers document"],
  ["i.csv", "{\\rtf1 a}", "is a text document in RTF"],
  ["j.csv", "<!DOCTYPE html><html>", "is a web page"],
  ["k.csv", "\x7fELF\x02", "is a program"],
  ["l.csv", Buffer.from("377abcaf271c", "hex"), "is an archive"],
  ["m.csv", gzipSync(CSV), "is a gzip archive: name it so that it ends in .gz"],
  ["n.json", zipOf([part("a.csv", CSV)]), "is an XLSX workbook or a ZIP archive: name it"],
  ["o.pptx", "x", "is a presentation, which can't be read here: copy its table"],
  ["p.xls", "x", "it is another kind of file"],
])("says what a file is that can't be read: %s", async (name, content, message) => {
  const file = await fixture.file(name, content);
  await expect(fixture.run(file)).rejects.toThrow(message);
  expect((await inspectFile(file, solutions, null)).problem).toContain(message);
});
