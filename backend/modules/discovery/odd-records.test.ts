import { afterAll, beforeAll, expect, it } from "vitest";
import { createSolution } from "../../testing/factories/solution.ts";
import { MATCH, type Matches } from "../../testing/matches.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { fillIndex } from "../../testing/suites/filled-index.ts";

interface Found {
  readonly search: {
    readonly nodes: {
      readonly title: string;
      readonly excerpt: string;
      readonly excerptMatches: readonly { start: number; end: number }[];
    }[];
  };
}

const FAMILY = "👨‍👩‍👧‍👦";
const ODD: Record<string, string> = {
  "Łoś 🏉": `Zażółć gęślą jaźń. 🏉🏉 Tracks scrum load with e\u0301lan. It works offline 🏈. ${FAMILY.repeat(9)}`,
  "<b>Markup</b>": "Scrum <i>load</i> &amp; \"quotes\". <script>alert('load')</script> It works offline.",
  ラグビー: "ラグビーのスクラム負荷を測定します。Scrum load for ラグビー。It works offline。",
  "Датчик нагрузки": "Датчик измеряет нагрузку. Scrum load, and “нагрузка”. It works offline.",
  "حساس الحمل": "\u200fيقيس الحمل\u200f. \u202bScrum load\u202c for clubs. It works offline.",
  Endless: `${"x".repeat(5_000)} scrum load. It works offline.`,
  Spaceless: `${"🏉/".repeat(800)}scrum/load/${"🏉/".repeat(800)}. It works offline.`,
  "Late space": `${"ab/".repeat(400)}scrum/load/${"cd/".repeat(400)} end. It works offline.`,
  Long: "The scrum sensor measures load. ".repeat(620),
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  for (const [title, description] of Object.entries(ODD))
    await createSolution(app, { title, description, features: ["scrum 🏉 load", "e\u0301lan"] });
  for (let at = 1; at <= 12; at++) await createSolution(app, { title: `Gate ${at}` });
  await fillIndex(app);
});
afterAll(() => app.stop());

it("are quoted verbatim, by offsets that never split a character", async () => {
  const brief = { text: "Track scrum load with élan.", must: ["works offline"] };
  const { results } = (await app.execute<Matches>(MATCH, { brief, first: 20 })).data.matchSolutions;
  const titles = results.map(({ solution }) => solution.title);
  expect(titles.toSorted()).toEqual(Object.keys(ODD).toSorted());
  // What says the same in ten thousand words is worth much less.
  expect(titles.slice(-2).toSorted()).toEqual(["Late space", "Long"]);
  for (const { solution, evidence } of results) {
    expect([solution.title, evidence.length > 0]).toEqual([solution.title, true]);
    for (const { field, item, start, end, quote } of evidence) {
      const text = field === "DESCRIPTION" ? solution.description : solution.features[item ?? 0];
      expect(text?.slice(start, end)).toBe(quote);
      expect(quote.isWellFormed()).toBe(true);
    }
  }
});

it.each(Object.keys(ODD))("are found with what matches in the excerpt: %s", async (title) => {
  const { data } = await app.execute<Found>(
    '{ search(text: "scrum load") { nodes { title excerpt excerptMatches { start end } } } }',
  );
  const hit = data.search.nodes.find((node) => node.title === title);
  const marked = hit?.excerptMatches.map(({ start, end }) => hit.excerpt.slice(start, end).toLowerCase());
  expect(marked).toEqual(expect.arrayContaining(["scrum", "load"]));
  expect(hit?.excerpt.length).toBeLessThanOrEqual(240);
  expect(hit?.excerpt).not.toContain("\ufffd");
});

it.each([
  ["ラグビー", "ラグビー"],
  ["датчик", "Датчик нагрузки"],
  ["الحمل", "حساس الحمل"],
  ["los", "Łoś 🏉"],
  ["<b>Markup</b>", "<b>Markup</b>"],
])("are found by their names in whatever script: %s", async (text, title) => {
  const { data, errors } = await app.execute<Found>(
    "query ($text: String!) { search(text: $text) { nodes { title excerpt excerptMatches { start end } } } }",
    { text },
  );
  expect(errors).toBeUndefined();
  expect(data.search.nodes[0]?.title).toBe(title);
});
