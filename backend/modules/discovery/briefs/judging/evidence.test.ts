import { afterAll, beforeAll, expect, it } from "vitest";
import { ownSets } from "../../../../../tools/evaluation/own-sets.ts";
import { MATCH, type Matches } from "../../../../testing/matches.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { searchEngineOf } from "../../engine/engine-of.ts";
import { readFacts } from "../../live/facts.ts";
import { documentOf } from "../../live/sources.ts";

type Match = Matches["matchSolutions"]["results"][number];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
});
afterAll(() => app.stop());

const match = async (text: string) =>
  (await app.execute<Matches>(MATCH, { brief: { text } })).data.matchSolutions;
const totalOf = ({ factors }: Match) => factors.reduce((sum, { contribution }) => sum + contribution, 0);

const briefs = ownSets()
  .filter(({ name }) => name.startsWith("demo briefs"))
  .flatMap(({ queries }) => queries);

it("quotes what stands in the record, and without it the text is worth less, for all judged briefs", async () => {
  const em = app.database.orm.em.fork();
  await match("fills the index");
  const index = await (await searchEngineOf(em).current(em)).about([]);
  const [quoted, matched] = [new Map<string, number>(), new Map<string, number>()];
  const count = (counts: Map<string, number>, band: string) => counts.set(band, (counts.get(band) ?? 0) + 1);
  for (const { text } of briefs) {
    const { results } = await match(text);
    const facts = await readFacts(
      em,
      "solution",
      results.map(({ solution }) => Number(solution.id)),
    );
    const reading = index.read(text, new Set([0]));
    for (const { solution, evidence, score } of results) {
      count(matched, score);
      if (evidence.length > 0) count(quoted, score);
      const record = facts.find(({ id }) => id === Number(solution.id));
      if (!record) throw new Error(`${solution.title} is not public.`);
      for (const { criterion, field, item, start, end, quote, fall } of evidence) {
        const list = {
          DESCRIPTION: [solution.description],
          FEATURES: solution.features,
          TAGS: solution.tags,
          INTEGRATIONS: solution.integrations,
        };
        expect(list[field][item ?? 0]?.slice(start, end)).toBe(quote);
        const shorter =
          field === "DESCRIPTION"
            ? { ...record, body: record.body.replace(quote, "") }
            : { ...record, [field.toLowerCase()]: list[field].filter((one) => one !== quote) };
        const [whole = 0, rest = 0] = reading
          .compare([record, shorter].map(documentOf))
          .map((shares) => shares.reduce((sum, { contribution }) => sum + contribution, 0));
        expect(fall).toBeGreaterThan(0);
        expect(rest, `${text}: ${quote} for ${criterion}`).toBeLessThan(whole);
      }
    }
  }
  // What fits less may say so in no single sentence.
  const shareOf = (band: string) => (quoted.get(band) ?? 0) / (matched.get(band) ?? 0);
  expect(matched.get("STRONG")).toBeGreaterThan(briefs.length / 2);
  expect(shareOf("STRONG")).toBeGreaterThan(0.9);
  expect(shareOf("GOOD")).toBeGreaterThan(0.35);
  expect(shareOf("POSSIBLE")).toBeLessThan(0.1);
});

it("puts what is judged to fit first, nearly always", async () => {
  let firsts = 0;
  for (const { text, judgments } of briefs) {
    const { results } = await match(text);
    if (results[0] && judgments.has(results[0].solution.title)) firsts++;
  }
  expect(firsts / briefs.length).toBeGreaterThan(0.9);
});

it("puts what is looked for before what only meets the demands", async () => {
  const { results } = await match(
    "GPS tracking system for 40 players at a rugby club. Budget EUR 25,000. Must export raw data (CSV). Must work with Hudl Sportscode.",
  );
  expect(results[0]?.solution.title).toBe("Cairn One");
});

it.each(["GPS trackers", "GPS units", "a GPS device", "GPS tracking hardware"])(
  "takes a pod with GPS for what %s are",
  async (product) => {
    const { results } = await match(`${product} for a rugby club`);
    const pod = results.find(({ solution }) => solution.title === "Cairn One");
    expect(pod?.criteria.find(({ kind }) => kind === "PRODUCT")?.verdict).toBe("MET");
  },
);

it("falls when the quotation is deleted from the record", async () => {
  const text = "ticket scanning at a ground without internet";
  const { results } = await match(text);
  const before = results.find(({ evidence: [first] }) => first?.field === "DESCRIPTION");
  const [evidence] = before?.evidence ?? [];
  if (!before || !evidence) throw new Error("There is no quotation.");
  await app.database.orm.em
    .fork()
    .execute("update solutions set description = replace(description, ?, '') where id = ?", [
      evidence.quote,
      before.solution.id,
    ]);
  const after = (await match(text)).results.find(({ solution }) => solution.id === before.solution.id);
  // It may fall off the list.
  expect(after ? totalOf(after) : 0).toBeLessThan(totalOf(before));
});
