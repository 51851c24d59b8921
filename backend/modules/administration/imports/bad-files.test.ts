import { describe, expect, it } from "vitest";
import { HEADER, setUpImports } from "../../../testing/suites/import-fixture.ts";
import { zipOf } from "../../../testing/suites/zip.ts";
import { ImportError } from "./errors.ts";
import { describeReport } from "./report.ts";

const fixture = setUpImports();

describe("bad rows", () => {
  const rows = [
    "1,A,Text,Video,North,,,,,,",
    '2,,"two\nlines",Video,North,,moon,,javascript:alert(1),4.25,soon',
    "1,A again,Text,Video,North,,,,,,",
    "4,Nul\u0000,Text,Video,North,,,,,,",
    "5,Short,Text",
    `6,${"t".repeat(201)},Text,Video,North,,,${"f".repeat(81)},https://a.example\t,,`,
    `${"7".repeat(121)},A,Text,Video,North,,,,,,`,
  ];
  const refused = [
    "line 3, title: Title is required",
    "line 3, rating: Rating must be in steps of 0.1. (4.25)",
    "line 3, website: Use an http or https address. (javascript:alert(1))",
    "line 3, levels: must be one of grassroots, youth-academy, collegiate, semi-professional, elite (moon)",
    "line 3, addedAt: must be a date such as 2026-03-31 (soon)",
    "line 5, id: is the same as in line 2 (1)",
    "line 6, title: The text contains characters that aren't allowed. (Nul)",
    "line 7, row: has 3 values for the 11 columns of the header",
    "line 7, category: Category is required",
    "line 7, vendor: Vendor is required",
    `line 8, title: Title must be at most 200 characters. (${"t".repeat(57)}...)`,
    `line 8, features: has an item of more than 80 characters (${"f".repeat(57)}...)`,
    `line 9, id: has more than 120 characters (${"7".repeat(57)}...)`,
  ];

  it("are named by line and field, and keep everything out", async () => {
    const report = await fixture.run(await fixture.csv(...rows));
    expect(report).toMatchObject({ rows: 7, refused: 6, written: false });
    expect(describeReport(report)).toEqual([
      ...refused,
      "7 rows, 6 of them bad: nothing was written.",
      "Fix them, or leave them out with --skip-bad.",
    ]);
    expect(await fixture.rows("select from solutions")).toEqual([]);
  });

  it("are left out when asked for", async () => {
    const report = await fixture.run(await fixture.csv(...rows), { skipBad: true });
    expect(describeReport(report, { skipBad: true }).at(-1)).toBe(
      "7 rows: 1 created, 0 updated, 0 unchanged, 6 rejected.",
    );
    expect(await fixture.rows("select title from solutions")).toEqual([{ title: "A" }]);
  });

  it("are named by record and field in JSON, whatever their type", async () => {
    const records = [
      {
        title: { a: 1 },
        description: ["x", "y"],
        vendor: null,
        category: 5,
        tags: [1, {}],
        levels: [{}],
        id: [1],
      },
      5,
      {
        title: "Lone \ud800",
        description: "d",
        category: "c",
        vendor: "v",
        priceBand: {},
        website: "https://a@b.example",
      },
      { title: "Same", description: "d", category: "c", vendor: "v" },
      { title: "SAME", description: "d", category: "c", vendor: "V" },
    ];
    const file = await fixture.file("list.json", JSON.stringify(records));
    const { errors } = await fixture.run(file);
    expect(errors.map(({ place, field }) => `${place}, ${field}`)).toEqual([
      ...["title", "description", "vendor", "tags", "levels", "id"].map((field) => `record 1, ${field}`),
      "record 2, ",
      ...["title", "website", "priceBand"].map((field) => `record 3, ${field}`),
      "record 5, ",
    ]);
    for (const { message } of errors) expect(message).not.toMatch(/\n|`/);
  });

  it("are counted beyond the 50 that are printed", async () => {
    const many = Array.from({ length: 1_200 }, (_, index) => `${index},,Text,Video,North,,,,,,`);
    const report = await fixture.run(await fixture.csv(...many));
    expect(report.errors).toHaveLength(1_000);
    expect(report.refused).toBe(1_200);
    expect(describeReport(report)).toContain("... and 1150 more errors.");
  });
});

describe("columns", () => {
  it("may be written in other ways, between semicolons, and beside others", async () => {
    const file = await fixture.file(
      "export.csv",
      'ID;Title;Description;Category;Vendor;Price band;Sports;Shoe size\n1;A;"b;c";Video;North;UNDER 5K;"Soccer|Golf";9\n;;;;;;;\n',
    );
    const report = await fixture.run(file);
    expect(report).toMatchObject({ created: 1, rows: 1 });
    expect(describeReport(report)).toContain("Not used: Shoe size.");
    expect(await fixture.rows("select description, price_band from solutions")).toEqual([
      { description: "b;c", price_band: "under-5k" },
    ]);
  });
});

describe("what a terminal shows of a file's own names", () => {
  const name = "evil\u001b[31m\r\nsecond\u2028third";

  it("is one plain line in the report", async () => {
    const file = await fixture.file("names.csv", `title,description,category,vendor,"${name}"\nA,b,c,d,e\n`);
    expect(describeReport(await fixture.run(file))).toEqual([
      "Not used: evil [31m second third.",
      "1 row: 1 created, 0 updated, 0 unchanged, 0 rejected.",
    ]);
    // Neither NUL nor half a character can be stored.
    const keys = { title: "B", description: "b", category: "c", vendor: "d", [`${name}\u0000\ud800`]: 1 };
    const json = await fixture.file("names.json", JSON.stringify([keys]));
    expect(describeReport(await fixture.run(json))[0]).toBe("Not used: evil [31m second third.");
  });

  it("is one plain line in a refusal", async () => {
    await expect(fixture.run(await fixture.csv("1,A,b,c,d"), { source: name })).rejects.toThrow(
      /^"evil \[31m second third" can't be the source's name: [^\n]+$/,
    );
  });
});

describe("a file that is not what it should be", () => {
  const latin1 = Buffer.from(`${HEADER}\n1,Caf\u00e9,b,c,d,,,,,,\n`, "latin1");

  it.each([
    ["empty.csv", "", "is empty"],
    ["mark.csv", "\ufeff", "has no rows"],
    ["header.csv", `${HEADER}\n`, "has no rows"],
    ["columns.csv", "title,text\na,b\n", "is missing the columns description, category, vendor"],
    ["mixed.csv", Buffer.concat([Buffer.from("title,Caf\u00e9,\u00e9\n"), latin1]), "is not UTF-8"],
    ["quote.csv", `${HEADER}\n1,"A,b,c,d\n`, "isn't valid CSV: a quote in line 2 isn't closed"],
    ["later.csv", `${HEADER}\n\n1,"A\r\nB"\n2,"A,b\n3,"C",d\n`, "a quote in line 5 isn't closed"],
    ["after.csv", `${HEADER}\n1,"North" Ltd,c,d\n`, "a quote in line 2 isn't closed"],
    [
      "sheets.xlsx",
      zipOf([{ name: "a.txt", content: Buffer.from("x") }]),
      "isn't valid XLSX: it holds no sheet.",
    ],
    ["lines.xlsx", "title,text\n", "isn't valid XLSX: it is damaged, has a password, or is another kind"],
    ["broken.json", '[{"title":', "isn't valid JSON"],
    ["more.json", '[{"title":"a","vendor":"b"}] and more', "isn't valid JSON"],
    ["empty.json", "[]", "has no rows"],
    ["object.json", '{"tools":[]}', "isn't a list of records"],
    ["foreign.json", '[{"name":"a"}]', "is missing the columns title"],
    ["list.dat", "a", "must end in .csv, .tsv, .xlsx"],
  ])("is refused in one line: %s", async (name, content, message) => {
    const failure = await fixture.run(await fixture.file(name, content)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ImportError);
    expect(String(failure)).toContain(message);
    expect(String(failure)).not.toContain("\n");
    expect(await fixture.rows("select from solutions")).toEqual([]);
  });
});
