import { describe, expect, it } from "vitest";
import type { ImportKind } from "../../../../../shared/import-kind/kind.ts";
import { setUpImports } from "../../../../../testing/suites/import-fixture.ts";
import { papers } from "../../../../catalog/research/papers/paper.import.ts";
import { solutions } from "../../../../catalog/solutions/solution.import.ts";
import { vendors } from "../../../../catalog/vendors/vendor.import.ts";
import { opportunities } from "../../../../marketplace/opportunities/opportunity.import.ts";
import { checkedMapping } from "../../mapping/mapping.ts";
import { readRecordsApart } from "../../reading/read-apart.ts";
import { inspectFile } from "../../screen/read-upload.ts";

const fixture = setUpImports();

async function recordsOf(name: string, content: string, path = "") {
  const file = await fixture.file(name, content);
  const found = [];
  for await (const record of readRecordsApart({ file, path, onBytes: () => undefined })) found.push(record);
  return found;
}

describe("XML", () => {
  const RSS = `<?xml version="1.0"?><rss version="2.0" xmlns:dc="urn:x"><channel><title>Feed</title>
    <item><title>Sled &amp; Co</title><description><![CDATA[<p>Fast</p>]]></description><category domain="topic">Video</category><category>Speed</category><dc:creator>North</dc:creator></item>
    <item><title>Gate</title><description>Text</description><category>Video</category><dc:creator>South</dc:creator></item></channel></rss>`;

  it("has its repeated elements as records", async () => {
    expect(await recordsOf("feed.rss", RSS)).toEqual([
      {
        place: 1,
        values: {
          title: "Sled & Co",
          description: "<p>Fast</p>",
          category: [{ "@domain": "topic", "#text": "Video" }, "Speed"],
          "dc:creator": "North",
        },
      },
      {
        place: 2,
        values: { title: "Gate", description: "Text", category: "Video", "dc:creator": "South" },
      },
    ]);
  });

  it("is imported by a mapping, and looked at", async () => {
    const file = await fixture.file("feed.xml", RSS);
    expect(await inspectFile(file, solutions, null)).toMatchObject({
      lists: ["rss.channel.item"],
      records: "rss.channel.item",
      looked: 2,
      problem: null,
    });
    const fields = {
      title: "title",
      description: "description",
      category: { value: "Video" },
      vendor: "dc:creator",
    };
    const mapping = checkedMapping({ source: "x", records: "rss.channel.item", fields }, solutions);
    expect(await fixture.run(file, { mapping })).toMatchObject({ created: 2, errors: [] });
    expect(await fixture.rows("select description from solutions order by id")).toEqual([
      { description: "Fast" },
      { description: "Text" },
    ]);
  });

  it.each([
    [
      "wordpress.xml",
      "<rss><channel><title>F</title><item><title>A</title><link>b</link></item></channel></rss>",
      [{ title: "A", link: "b" }],
    ],
    [
      "atom.atom",
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>A</title><link href="b"/></entry><entry><title>C</title></entry></feed>',
      [{ title: "A", link: { "@href": "b" } }, { title: "C" }],
    ],
    [
      "grants.xml",
      "<Grants><OpportunitySynopsisDetail_1_0><OpportunityID>1</OpportunityID></OpportunitySynopsisDetail_1_0><OpportunitySynopsisDetail_1_0><OpportunityID>2</OpportunityID></OpportunitySynopsisDetail_1_0></Grants>",
      [{ OpportunityID: "1" }, { OpportunityID: "2" }],
    ],
  ])("finds the records of %s", async (name, content, values) => {
    expect((await recordsOf(name, content)).map((record) => record.values)).toEqual(values);
  });

  it.each([
    [
      "entity.xml",
      `<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a><b><c>&e;</c></b></a>`,
      "stops being XML at line 1",
    ],
    ["broken.xml", "<a><b><c>x</c></b><b></a>", "stops being XML at line 1, column 25"],
    ["none.xml", "<a>text</a>", "holds no elements with fields"],
    ["deep.xml", "<a>".repeat(1_000_000), "nested more than 100 levels deep"],
  ])("that can't be read says why: %s", async (name, content, message) => {
    await expect(recordsOf(name, content)).rejects.toThrow(message);
  });

  it("names the lists that there are", async () => {
    await expect(recordsOf("feed.xml", RSS, "rss.items")).rejects.toThrow("only at rss.channel.item.");
  });
});

describe("JSON", () => {
  it("may be an object of records by their ids", async () => {
    const row = { title: "A", description: "Text", category: "Video", vendor: "North" };
    const file = await fixture.file("keyed.json", JSON.stringify({ a1: row, b2: { ...row, title: "B" } }));
    const look = await inspectFile(file, solutions, null);
    expect(look).toMatchObject({ problem: null, looked: 2 });
    expect(look.columns.map(({ name }) => name)).toContain("key");
    expect(await fixture.run(file)).toMatchObject({ created: 2, errors: [] });
    await expect(recordsOf("other.json", '{"meta":{"a":1},"data":{"b":2}}')).rejects.toThrow("isn't a list");
  });

  it("of places has their properties and coordinates", async () => {
    const feature = {
      type: "Feature",
      id: 7,
      properties: { name: "Hall" },
      geometry: { type: "Point", coordinates: [5.3, 60.4] },
    };
    const content = JSON.stringify({ type: "FeatureCollection", features: [feature] });
    expect(await recordsOf("halls.geojson", content)).toEqual([
      { place: 1, values: { id: 7, name: "Hall", longitude: 5.3, latitude: 60.4 } },
    ]);
  });

  it("may have its list in the only item of another", async () => {
    const single = await fixture.file("one.json", '{"results":[{"id":"1","authors":[{"name":"A"}]}]}');
    expect((await inspectFile(single, solutions, null)).lists).toEqual(["results"]);
    const content = JSON.stringify({
      db: [{ meta: {}, data: { posts: [{ title: "A" }], tags: [{ name: "T" }] } }],
    });
    const file = await fixture.file("ghost.json", content);
    expect((await inspectFile(file, solutions, null)).lists).toEqual([
      "db.0.data.posts",
      "db.0.data.tags",
      "db",
    ]);
    expect(await recordsOf("ghost.json", content, "db.0.data.posts")).toEqual([
      { place: 1, values: { title: "A" } },
    ]);
  });
});

const BIB = `Comments are anything.
@string{x = "y"}
@article{berg2019,
  title = {Sprint {S}plits \\& More},
  author = {Berg, Tor and Lind, Ane and M{\\"u}ller, \\O{}yvind},
  journal = "Field Timing", year = 2019, month = jun,
  keywords = {speed, video}
}
@misc{open,
  title = {Never closed
@book{b2, title = {Gates}, year = {2020}}
`;

it("reads BibTeX, entry by entry", async () => {
  expect(await recordsOf("list.bib", BIB)).toEqual([
    {
      place: 3,
      values: {
        id: "berg2019",
        type: "article",
        title: "Sprint Splits & More",
        author: ["Tor Berg", "Ane Lind", "Øyvind Müller"],
        journal: "Field Timing",
        year: "2019",
        month: "jun",
        keywords: ["speed", "video"],
        date: "2019-06",
      },
    },
    { place: 9, values: {}, problem: "isn't closed" },
    { place: 11, values: { id: "b2", type: "book", title: "Gates", year: "2020", date: "2020" } },
  ]);
});

const RIS = `TY  - JOUR
TI  - Sprint splits
AU  - Berg, Tor
AU  - Lind, Ane
PY  - 2019
DA  - 2019/06/05/
AB  - Split times
from one camera.
DO  - 10.5555/x
ER  - 
TY  - BOOK
TI  - Gates
`;

it("reads RIS, and imports it", async () => {
  const records = await recordsOf("list.ris", RIS);
  expect(records).toMatchObject([
    {
      place: 1,
      values: {
        title: "Sprint splits",
        authors: ["Tor Berg", "Ane Lind"],
        date: "2019-06-05",
        abstract: "Split times from one camera.",
        doi: "10.5555/x",
      },
    },
    { place: 11, values: { title: "Gates" } },
  ]);
  const fields = {
    title: "title",
    authors: "authors",
    publishedDate: "date",
    university: { value: "Bergen Tech" },
    category: { value: "Load" },
  };
  const mapping = checkedMapping({ source: "x", fields }, papers);
  const file = await fixture.file("list.ris", RIS);
  const report = await fixture.run(file, { kind: papers, mapping, skipBad: true, dryRun: true });
  expect([report.created, report.errors.map(({ place }) => place)]).toEqual([1, ["line 11"]]);
});

const ICS = `BEGIN:VCALENDAR
BEGIN:VEVENT
UID:1@council.example
SUMMARY:Floodlight grant\\, round 2
DESCRIPTION:Light for two
  grounds.\\nApply early.
DTSTART;VALUE=DATE:20990131
ORGANIZER;CN="North Council":mailto:desk@council.example
BEGIN:VALARM
DESCRIPTION:Reminder
END:VALARM
END:VEVENT
BEGIN:VTODO
SUMMARY:Report
DUE:20990201T120000Z
END:VTODO
END:VCALENDAR
`.replaceAll("\n", "\r\n");

it("reads a calendar's events and tasks", async () => {
  expect(await recordsOf("dates.ics", ICS)).toEqual([
    {
      place: 2,
      values: {
        id: "1@council.example",
        title: "Floodlight grant, round 2",
        description: "Light for two grounds.\nApply early.",
        start: "2099-01-31",
        organization: "North Council",
        dueDate: "2099-01-31",
      },
    },
    { place: 13, values: { title: "Report", due: "2099-02-01T12:00:00Z", dueDate: "2099-02-01T12:00:00Z" } },
  ]);
  const { suggestions } = await inspectFile(await fixture.file("dates.ics", ICS), opportunities, null);
  expect(suggestions).toEqual(
    expect.arrayContaining(
      ["id", "title", "description", "organization", "dueDate"].map((name) => ({
        field: name,
        column: name,
      })),
    ),
  );
});

it("reads a list of addresses", async () => {
  const file = await fixture.file(
    "list.txt",
    "# Found at the fair\nhttps://www.okari.example/en\n\nlumo.example\nno address\n",
  );
  const kind: ImportKind = vendors;
  const report = await fixture.run(file, { kind, skipBad: true });
  expect([report.created, report.errors]).toMatchObject([
    2,
    [{ place: "line 5", message: expect.stringContaining("isn't a web address") }],
  ]);
  expect(await fixture.rows("select name::text, website from vendors order by id")).toEqual([
    { name: "okari.example", website: "https://www.okari.example/en" },
    { name: "lumo.example", website: "https://lumo.example" },
  ]);
});

it.each([
  [
    "ghost.json",
    '{"db":[{"meta":{},"data":{"posts":[{"title":"A","published_at":"2026-03-01T09:00:00.000Z"}]}}]}',
    "by Ghost",
  ],
  [
    "wordpress.xml",
    '<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><item><title>A</title><wp:post_type>post</wp:post_type></item></channel></rss>',
    "by WordPress",
  ],
])("says that the posts of a blog aren't imported as posts: %s", async (name, content, system) => {
  const { notes, problem } = await inspectFile(await fixture.file(name, content), solutions, null);
  expect([problem, notes]).toEqual([null, [expect.stringContaining(system)]]);
});

it.each<[string, string, RegExp]>([
  ["open.bib", `@article{a, title = {${"x\n".repeat(600_000)}`, /entry in line 1 has more than 1000000/],
  ["open.ris", `TY  - JOUR\nAB  - x\n${"more\n".repeat(300_000)}`, /entry in line 1 has more than 1000000/],
  ["open.ics", `BEGIN:VEVENT\nSUMMARY:x\n${" more\n".repeat(300_000)}`, /Line 2 has more than 1000000/],
  ["open.xml", `<a><b c="${"x".repeat(3_000_000)}`, /isn't closed/],
  ["open.txt", "x".repeat(3_000_000), /characters/],
])("refuses what never ends: %s", async (name, content, message) => {
  await expect(recordsOf(name, content)).rejects.toThrow(message);
});

it.each([
  ["word.bib", `@article{a, ${"x".repeat(900_000)}}\n`],
  ["spaces.bib", `@article{a, author = {${" ".repeat(450_000)}x}, keywords = {${" ".repeat(450_000)}x}}\n`],
  ["authors.ris", `TY  - JOUR\n${"AU  - B\n".repeat(90_000)}ER  - \n`],
])("reads an odd entry in linear time: %s", async (name, content) => {
  expect(await recordsOf(name, content)).toHaveLength(1);
});

it("reads references in CSL JSON, with their authors and dates", async () => {
  const file = await fixture.file(
    "library.json",
    JSON.stringify([
      {
        id: "berg2024",
        type: "article-journal",
        title: "Sled tests",
        author: [{ family: "Berg", given: "Tor" }, { literal: "Fjord Group" }],
        issued: { "date-parts": [[2024, 5]] },
        "container-title": "Journal of Sleds",
        DOI: "10.5555/1",
        URL: "https://sleds.example/1",
      },
    ]),
  );
  const { suggestedMapping } = await inspectFile(file, papers, null);
  const mapping = checkedMapping({ ...JSON.parse(suggestedMapping), source: "x" }, papers);
  expect(await fixture.run(file, { kind: papers, mapping })).toMatchObject({ created: 1, errors: [] });
  expect(
    await fixture.rows("select title, authors, published_date::text as day, venue, doi from research_papers"),
  ).toEqual([
    {
      title: "Sled tests",
      authors: ["Tor Berg", "Fjord Group"],
      day: "2024-05-01",
      venue: "Journal of Sleds",
      doi: "10.5555/1",
    },
  ]);
});
