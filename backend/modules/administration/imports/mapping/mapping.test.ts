import { describe, expect, it } from "vitest";
import { setUpImports } from "../../../../testing/suites/import-fixture.ts";
import { solutions } from "../../../catalog/solutions/solution.import.ts";
import { ImportError } from "../errors.ts";
import { checkedMapping, readMapping } from "./mapping.ts";

const fixture = setUpImports();
const FIELDS = `select s.*, c.name as category, v.name as vendor,
  array(select name::text from sports join solution_sports on sport_id = sports.id where solution_id = s.id order by 1) as sports
  from solutions s join categories c on c.id = category_id join vendors v on v.id = vendor_id order by s.id`;

describe("a mapping", () => {
  const tools = [
    {
      key: 1,
      name: "One",
      about: "Text",
      kind: "v",
      sport: ["Running"],
      url: "https://code.example/owner/one",
      open: "yes",
      maker: { name: "Ann" },
    },
    { key: 2, name: "Two", about: "Text", kind: "v", sport: [], url: "./two", open: "no" },
  ];
  const mapping = {
    source: "foreign",
    records: "data.tools",
    fields: {
      id: "key",
      title: { template: "{name} by {maker.name}", replace: { " by $": "" } },
      description: { from: ["about", "name"], join: ": " },
      category: { from: "kind", lookup: { list: "kinds", key: "id", value: "label" } },
      vendor: { from: "url", match: "code\\.example/([^/]+)", default: "unknown owner" },
      sports: { from: "sport", translate: { Running: "Track and Field" } },
      tags: { from: ["open", "kind"] },
      website: { from: "url", replace: { "^\\./": "https://example.org/" } },
      pricing: { value: "Free" },
    },
  };
  const importAll = async (document: unknown) =>
    fixture.run(await fixture.file("foreign.json", JSON.stringify(document)), {
      mapping: await readMapping(await fixture.file("mapping.json", JSON.stringify(mapping)), solutions),
    });

  it("makes native rows of a foreign document", async () => {
    const report = await importAll({ kinds: [{ id: "v", label: "Video Analysis" }], data: { tools } });
    expect(report).toMatchObject({ created: 2, refused: 0 });
    expect(await fixture.rows(FIELDS)).toMatchObject([
      {
        external_key: "foreign:1",
        title: "One by Ann",
        description: "Text: One",
        category: "Video Analysis",
        vendor: "owner",
        sports: ["Track and Field"],
        tags: ["yes", "v"],
        website: "https://code.example/owner/one",
        pricing: "Free",
      },
      {
        external_key: "foreign:2",
        title: "Two",
        vendor: "unknown owner",
        website: "https://example.org/two",
        sports: [],
      },
    ]);
  });

  it("refuses what a lookup doesn't find", async () => {
    const { errors } = await importAll({ kinds: [{ id: "w", label: "Wearables" }], data: { tools } });
    expect(errors[0]).toEqual({
      place: "record 1",
      field: "category",
      message: `"v" isn't in the document's list kinds`,
      value: "v",
    });
  });

  it.each([
    ["{", "can't be used"],
    ['{"fields":{}}', "source"],
    ['{"source":"x","fields":{"title":{"form":"name"}}}', "fields.title"],
    ['{"source":"x","fields":{"title":{"from":"name","match":"("}}}', "regular expression"],
    [
      '{"source":"x","columns":{"title":"name"}}',
      "it takes source, records, encoding, header, joins, leaveOut and fields, not columns",
    ],
    ['{"source":"x","fields":{"title":{"form":"name"}}}', "not form"],
    ['{"source":"x","fields":{"titel":"name"}}', 'no field "titel"'],
    ['{"source":"x","fields":{"title":{"from":3}}}', "fields.title.from"],
    ['{"source":"x","fields":{"addedAt":{"from":"a","date":"YYYY-MM-DD HH:HH"}}}', "each once"],
    ["[]", "can't be used"],
  ])("is refused in one line when it is %s", async (content, message) => {
    const failure = await readMapping(await fixture.file("bad-mapping.json", content), solutions).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ImportError);
    expect(String(failure)).toContain(message);
    expect(String(failure)).not.toContain("\n");
  });
});

describe("the mapping of the sports AI catalogue", () => {
  it("makes cards of its tools", async () => {
    const document = {
      categories: [{ id: "libs", label: "Developer Libraries/SDKs" }],
      aiCapabilities: [{ id: "llm-nlp", label: "LLM/NLP" }],
      tools: [
        {
          id: "a",
          title: "Whisper",
          url: "https://github.com/openai/whisper",
          openness: "open-source",
          sportTags: ["Running/Track"],
        },
        {
          id: "b",
          title: "Tourney",
          url: "https://www.sportsengine.com/t/",
          openness: "commercial-reference",
          sportTags: [],
        },
        {
          id: "c",
          title: "Kit",
          url: "./docs/kit.md",
          openness: "open-source",
          sportTags: ["Tennis/Racquet", "Golf"],
        },
      ].map((tool) => ({ ...tool, description: "Text", categoryId: "libs", aiCapabilities: ["llm-nlp"] })),
    };
    const mapping = await readMapping("scripts/mappings/sports-ai-catalog.json", solutions);
    const file = await fixture.file("catalog.json", JSON.stringify(document));
    expect(await fixture.run(file, { mapping })).toMatchObject({ created: 3 });
    expect(await fixture.run(file, { mapping })).toMatchObject({ unchanged: 3 });
    const shared = { category: "Developer Libraries/SDKs", features: ["LLM/NLP"] };
    const open = {
      pricing: "Free, open source",
      price_band: "free",
      tags: ["open source", "language models"],
    };
    expect(await fixture.rows(FIELDS)).toMatchObject([
      { ...shared, ...open, external_key: "sports-ai:a", vendor: "OpenAI", sports: ["Track and Field"] },
      { ...shared, vendor: "SportsEngine", pricing: "", price_band: "unknown", sports: [] },
      {
        ...shared,
        ...open,
        vendor: "moose-lab",
        sports: ["Golf", "Tennis"],
        website: expect.stringMatching(/^https:.*kit\.md$/),
      },
    ]);
  });
});

describe("what a mapping names", () => {
  const row = { title: "A", description: "Text", category: "Video", vendor: "North" };
  const fields = Object.fromEntries(Object.keys(row).map((name) => [name, name]));
  const mapped = async (name: string, content: string, mapping: object) =>
    fixture.run(await fixture.file(name, content), {
      mapping: checkedMapping({ source: "x", fields, ...mapping }, solutions),
    });

  it("and a table lacks refuses the table, with the nearest name", async () => {
    const csv = `${Object.keys(row).join(",")},Web site\n${Object.values(row).join(",")},\n`;
    await expect(mapped("list.csv", csv, { fields: { ...fields, website: "websit" } })).rejects.toThrow(
      'reads "websit", which',
    );
    await expect(mapped("list.csv", csv, { fields: { ...fields, website: "websit" } })).rejects.toThrow(
      'Did you mean "Web site"?',
    );
  });

  it("and no record of a list has is noted", async () => {
    const { notes } = await mapped("list.json", JSON.stringify([{ ...row, url: null, web: "" }]), {
      fields: { ...fields, website: "webb" },
    });
    expect(notes).toEqual([expect.stringMatching(/reads "webb", which isn't in .*\. Did you mean "web"\?$/)]);
  });

  it("as the list of records is found, or the nearest is named", async () => {
    const content = JSON.stringify({ meta: { of: [1] }, data: { tools: [row], kinds: [{ a: [{}] }] } });
    expect(await mapped("list.json", content, { records: "data.tools" })).toMatchObject({ created: 1 });
    await expect(mapped("list.json", content, { records: "data.tolls" })).rejects.toThrow(
      'no list at "data.tolls" in',
    );
    await expect(mapped("list.json", content, { records: "data.tolls" })).rejects.toThrow(
      'The nearest is "data.tools".',
    );
    await expect(mapped("list.json", content, { records: "rows" })).rejects.toThrow(
      '"data.tools", "data.kinds"',
    );
  });
});
