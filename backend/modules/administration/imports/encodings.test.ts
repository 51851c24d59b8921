import { describe, expect, it } from "vitest";
import { setUpImports } from "../../../testing/suites/import-fixture.ts";
import { solutions } from "../../catalog/solutions/solution.import.ts";
import { checkedMapping } from "./mapping/mapping.ts";

const fixture = setUpImports();
const HEAD = "title,description,category,vendor";
const STORED = "select title, description from solutions order by id";

function utf32(text: string): Buffer {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const bytes = Buffer.alloc(codes.length * 4);
  for (const [index, code] of codes.entries()) bytes.writeUInt32LE(code, index * 4);
  return bytes;
}
const CAFE = `${HEAD}\nA,Zürich Läufer café,Video,North\n`;
const JAPANESE = Buffer.concat([
  Buffer.from(`${HEAD}\nA,`),
  Buffer.from("93fa967b8cea82cc90e096be82c582b7814283658358836782c582b7", "hex"),
  Buffer.from(",Video,North\n"),
]);
const GUESSED = (name: string) =>
  `The text was read as ${name}, guessed from its bytes; choose another "encoding" if letters are wrong.`;

describe("a text in any encoding", () => {
  it.each<[string, Buffer, string, string[]]>([
    ["UTF-16 with a mark", Buffer.from(`\ufeff${CAFE}`, "utf16le"), "Zürich Läufer café", []],
    ["UTF-16 big-endian", Buffer.from(`\ufeff${CAFE}`, "utf16le").swap16(), "Zürich Läufer café", []],
    ["UTF-16 without one", Buffer.from(CAFE, "utf16le"), "Zürich Läufer café", [GUESSED("utf-16le")]],
    ["UTF-32", utf32(`\ufeff${CAFE}`), "Zürich Läufer café", []],
    ["Latin-1", Buffer.from(CAFE, "latin1"), "Zürich Läufer café", [GUESSED("windows-1252")]],
    ["Shift JIS", JAPANESE, "日本語の説明です。テストです", [GUESSED("shift_jis")]],
  ])("%s", async (_, content, description, notes) => {
    const report = await fixture.run(await fixture.file("text.csv", content));
    expect(await fixture.rows(STORED)).toEqual([{ title: "A", description }]);
    expect(report.notes).toEqual(notes);
  });

  it("is the one that the mapping names", async () => {
    const fields = { title: "title", description: "description", category: "category", vendor: "vendor" };
    const mapping = checkedMapping({ source: "x", encoding: "windows-1251", fields }, solutions);
    const content = Buffer.concat([
      Buffer.from(`${HEAD}\nA,`),
      Buffer.from([0xd1, 0xef]),
      Buffer.from(",V,N\n"),
    ]);
    expect((await fixture.run(await fixture.file("x.csv", content), { mapping })).notes).toEqual([]);
    expect(await fixture.rows(STORED)).toEqual([{ title: "A", description: "Сп" }]);
    expect(() => checkedMapping({ source: "x", encoding: "klingon", fields }, solutions)).toThrow(
      "isn't an encoding such as utf-8 or windows-1252",
    );
  });
});

describe("a table as programs write it", () => {
  it("starts below its titles, with the line said", async () => {
    const content = `Northside Council\nTools as of spring\n\n${HEAD}\nA,"Text",Video,North\nB,,Video,North\n`;
    const report = await fixture.run(await fixture.file("titles.csv", content), { skipBad: true });
    expect(report.notes).toEqual(["Row 4 was taken for the header, and what is above it was left out."]);
    expect([report.created, report.errors.map(({ place }) => place)]).toEqual([1, ["line 6"]]);
  });

  it("has the header that the mapping names", async () => {
    const fields = { title: "title", description: "description", category: "category", vendor: "vendor" };
    const mapping = (header: number) => checkedMapping({ source: "x", header, fields }, solutions);
    const file = await fixture.file("choose.csv", `as of,2026\n${HEAD}\nA,Text,Video,North\n`);
    expect(await fixture.run(file, { mapping: mapping(2) })).toMatchObject({ created: 1 });
    await expect(fixture.run(file, { mapping: mapping(9) })).rejects.toThrow("Row 9, which was chosen");
  });

  it("declares its delimiter", async () => {
    const content = `sep=|\n${HEAD.replaceAll(",", "|")}\nA|One, two; three|Video|North\n|x|y|z\n`;
    const report = await fixture.run(await fixture.file("sep.csv", content), { skipBad: true });
    expect(report.errors.map(({ place }) => place)).toEqual(["line 4"]);
    expect(await fixture.rows(STORED)).toEqual([{ title: "A", description: "One, two; three" }]);
  });

  it("keeps both columns of one name, and says so", async () => {
    const content = `title,Notes,,description,category,vendor,Notes\nA,first,x,Text,Video,North,second\n`;
    const report = await fixture.run(await fixture.file("two.csv", content));
    expect(report.notes).toEqual([
      'The header has columns of one name: "Notes" in column 7 became "Notes (2)".',
    ]);
    expect(report).toMatchObject({ created: 1, unused: new Set(["Notes", "Column 3", "Notes (2)"]) });
  });
});

it("keeps ids above 2^53 apart", async () => {
  const ids = ["9007199254740992", "9007199254740993"];
  const records = ids.map(
    (id) => `{"id":${id},"title":"Tool ${id}","description":"Text","category":"Video","vendor":"North"}`,
  );
  await fixture.run(await fixture.file("list.json", `[${records.join(",")}]`));
  await fixture.run(await fixture.file("lines.jsonl", records.join("\n")));
  const keys = await fixture.rows("select external_key from solutions order by external_key");
  expect(keys.map(({ external_key }) => external_key)).toEqual(
    ["lines", "list"].flatMap((source) => ids.map((id) => `${source}:${id}`)),
  );
});
