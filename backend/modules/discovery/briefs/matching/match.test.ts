import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { MATCH, type Matches } from "../../../../testing/matches.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  const common = { sports: ["Rugby"], levels: ["elite" as const] };
  const make = (title: string, description: string, fields = {}) =>
    createSolution(app, { title, description, ...common, ...fields });
  await make("Offlinery", "Tags rugby video. It works offline.", { priceBand: "under-5k" });
  await make("Onlinery", "Tags rugby video. It does not work offline.", { priceBand: "under-5k" });
  await make("Quietly", "Tags rugby video, rugby clips and rugby scrums.", { priceBand: "custom" });
  await make("Dearly", "Tags rugby video. It works offline.", { priceBand: "over-100k" });
  await make("Draftly", "Tags rugby video. It works offline.", { status: "draft" });
  await make("Gonely", "Tags rugby video. It works offline.", { status: "withdrawn" });
  await make("Swimly", "Tags swimming video. It works offline.", {
    sports: ["Swimming"],
    priceBand: "under-5k",
  });
  await make("Linkly", "Counts laps.", { sports: [], integrations: ["Garmin Connect", "Excel"] });
  const story = "A phone call at dawn says that a corner is empty. Rotas are published the day before.";
  await make("Rotaly", `Assigns marshals to corners. ${story}`, { sports: [] });
  await make("Callerly", `Assigns marshals by phone calls. ${story}`, { sports: [] });
  for (const at of [1, 2, 3, 4, 5, 6]) {
    await make(`Other ${at}`, "Sells seats and scans barcodes at the gate.", { sports: [] });
  }
});
afterAll(() => app.stop());

const ask = (brief: Record<string, unknown>, first?: number) =>
  app.execute<Matches>(MATCH, { brief, ...(first && { first }) });
const match = async (brief: Record<string, unknown>) => (await ask(brief)).data.matchSolutions;
const titlesOf = ({ results }: Matches["matchSolutions"]) => results.map(({ solution }) => solution.title);
const verdictOf = ({ results }: Matches["matchSolutions"], title: string, kind: string) =>
  results
    .find(({ solution }) => solution.title === title)
    ?.criteria.find((criterion) => criterion.kind === kind)?.verdict;

describe("a must", () => {
  it("leaves out what is known not to meet it; what is unknown stands below and is told", async () => {
    const found = await match({ text: "Tag rugby video. It must work offline." });
    expect(titlesOf(found)).not.toContain("Onlinery");
    expect(found.ruledOut).toBe(1);
    const titles = titlesOf(found);
    expect(titles.indexOf("Quietly")).toBeGreaterThan(titles.indexOf("Offlinery"));
    const quiet = found.results.find(({ solution }) => solution.title === "Quietly");
    expect(quiet).toMatchObject({
      unknowns: ["work offline"],
      raises: ["A record that confirms “work offline”"],
    });
    expect(verdictOf(found, "Offlinery", "MUST")).toBe("MET");
    const met = found.results.find(({ solution }) => solution.title === "Offlinery");
    expect(met?.evidence).toContainEqual(
      expect.objectContaining({ criterion: "work offline", quote: "It works offline." }),
    );
  });

  it("of a sport is judged by the record's sports", async () => {
    const found = await match({ text: "Tag video.", must: ["rugby"] });
    expect(titlesOf(found)).not.toContain("Swimly");
    expect(verdictOf(found, "Offlinery", "MUST")).toBe("MET");
  });

  it("can be taken back by an empty list", async () => {
    const found = await match({ text: "Tag rugby video. It must work offline.", must: [] });
    expect(titlesOf(found)).toContain("Onlinery");
  });
});

it("what it won't have is left out where it is there", async () => {
  const found = await match({ text: "Tag rugby video. It must not have scrums." });
  expect(found.understood.wont).toEqual(["scrums"]);
  expect(titlesOf(found)).not.toContain("Quietly");
});

it("what only mentions what it won't have in passing is not left out, and comes after the others", async () => {
  const text = "a rota that assigns marshals to corners";
  const found = await match({ text: `${text} without phone calls` });
  expect(found.understood.wont).toEqual(["phone calls"]);
  expect(titlesOf(found)[0]).toBe("Rotaly");
  expect(verdictOf(found, "Rotaly", "WONT")).toBe("NOT_MET");
  expect(titlesOf(found)).not.toContain("Callerly");
});

it("what it looks for is never ruled out", async () => {
  const found = await match({ text: "phone calls that assign marshals, without phone calls at night" });
  expect(titlesOf(found)).toContain("Callerly");
});

it("a budget leaves out what costs more, and a price that is unknown costs a little", async () => {
  const found = await match({ text: "Tag rugby video for $6k a year" });
  expect(found.understood.budgetMax).toBe(6_000);
  expect(titlesOf(found)).not.toContain("Dearly");
  expect(verdictOf(found, "Offlinery", "BUDGET")).toBe("MET");
  expect(verdictOf(found, "Quietly", "BUDGET")).toBe("UNKNOWN");
  const worthOf = (title: string) =>
    found.results
      .find(({ solution }) => solution.title === title)
      ?.factors.find(({ name }) => name.startsWith("At most"))?.contribution;
  expect([worthOf("Offlinery"), worthOf("Quietly")]).toEqual([0.04, -0.01]);
});

it("the sport comes on top of the text", async () => {
  const found = await match({ text: "Tag video offline", sports: ["swimming"] });
  expect(titlesOf(found)[0]).toBe("Swimly");
  const swimly = found.results.find(({ solution }) => solution.title === "Swimly");
  expect(swimly?.factors).toContainEqual({ name: "Swimming", weight: 0.01, value: 1, contribution: 0.01 });
  expect(verdictOf(found, "Offlinery", "SPORT")).toBe("NOT_MET");
  for (const { weight, value, contribution } of swimly?.factors ?? []) {
    expect(contribution).toBeCloseTo(weight * value);
  }
});

it("what it both demands and rules out decides nothing, which is told", async () => {
  const found = await match({ text: "Tag rugby video", must: ["work offline"], wont: ["works offline"] });
  expect(found.understood.notes.join()).toMatch("both wants and rules out");
  expect(titlesOf(found)).toEqual(expect.arrayContaining(["Offlinery", "Onlinery", "Quietly"]));
});

it("is ordered and has its bands by the sum of its factors", async () => {
  const { results } = await match({ text: "Tag video offline.", sports: ["Swimming"], level: "GRASSROOTS" });
  const totals = results.map(({ factors }) =>
    factors.reduce((sum, { contribution }) => sum + contribution, 0),
  );
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  expect(titlesOf({ results } as Matches["matchSolutions"])[0]).toBe("Swimly");
  for (const [at, { score }] of results.entries()) {
    const total = totals[at] ?? 0;
    expect(score).toBe(total >= 0.5 ? "STRONG" : total >= 0.32 ? "GOOD" : "POSSIBLE");
  }
});

it("says that nothing fits, and what comes nearest", async () => {
  const nonsense = await match({ text: "asdf qwer zxcv" });
  expect([nonsense.results, nonsense.nearest]).toEqual([[], []]);
  const other = await match({ text: "A lawn mower robot for a garden, with video" });
  expect(other.results).toEqual([]);
  expect(other.nearest.length).toBeGreaterThan(0);
});

it("what is looked for is understood, counts most, and is corrected", async () => {
  const found = await match({ text: "We need a ticket scanner for 40 players. It should tag rugby video." });
  expect(found.understood.product).toBe("ticket scanner");
  const corrected = await match({
    text: "We need a ticket scanner. It should tag rugby video.",
    product: "video tagging",
  });
  expect(corrected.understood.product).toBe("video tagging");
  expect(titlesOf(corrected)[0]).not.toBe(titlesOf(found)[0]);
  expect((await match({ text: "We need a ticket scanner.", product: null })).understood.product).toBeNull();
});

it("asks what would divide the matches, with counts, and the answer does", async () => {
  const found = await match({ text: "Tag video" });
  const sport = found.questions.find(({ text }) => text === "Which sport?");
  expect(found.questions.length).toBeLessThanOrEqual(2);
  const price = found.questions.find(({ text }) => text === "What may it cost?");
  const [question] = [sport, price].filter(Boolean);
  expect(question?.choices.length).toBeGreaterThan(1);
  for (const { count } of question?.choices ?? []) expect(count).toBeLessThanOrEqual(found.results.length);
  expect((await match({ text: "Tag rugby video" })).questions.map(({ text }) => text)).not.toContain(
    "Which sport?",
  );
  expect((await match({ text: "asdf qwer" })).questions).toEqual([]);
});

it("reads a need in another language, and says how; one that it doesn't understand is said", async () => {
  const german = await match({
    text: "Wir suchen eine Videoanalyse für Rugby. Sie muss offline funktionieren.",
  });
  expect(german.understood).toMatchObject({
    product: "video analysis",
    sports: ["Rugby"],
    must: ["work offline"],
  });
  expect(german.understood.notes[0]).toBe(
    "We read it as German: “We are looking for a video analysis for Rugby. It must work offline”. Records are in English.",
  );
  const dutch = await match({ text: "Wij zoeken een systeem voor video en niet voor tickets" });
  expect(dutch.understood.notes[0]).toMatch("Dutch, which we don't understand");
});

it("shows how many, where, and what was not understood; each is corrected", async () => {
  const text = "Video tagging for 40 players in Spain, evidence of validity for the board.";
  const { understood } = await match({ text });
  expect(understood).toMatchObject({
    quantities: ["40 players"],
    places: ["Spain"],
    unread: ["evidence of validity for the board"],
  });
  const corrected = await match({ text, quantities: ["12 teams"], places: [] });
  expect(corrected.understood).toMatchObject({ quantities: ["12 teams"], places: [] });
});

it("drafts and what is withdrawn never appear", async () => {
  const found = await match({ text: "Draftly Gonely tags rugby video offline" });
  expect(titlesOf(found)).toContain("Offlinery");
  expect(titlesOf(found)).not.toContain("Draftly");
  expect(titlesOf(found)).not.toContain("Gonely");
});

it("costs four statements, three where it was matched before, and the same brief is answered the same", async () => {
  app.database.statements.length = 0;
  const first = await match({ text: "Tag rugby video. It must work offline. $6k." });
  expect(app.database.statements).toHaveLength(4);
  app.database.statements.length = 0;
  expect(await match({ text: "Tag rugby video. It must work offline. $6k." })).toEqual(first);
  expect(app.database.statements).toHaveLength(3);
});

it("quotes what a solution works with for a criterion, never by itself", async () => {
  const found = await match({ text: "Count laps. It must work with Garmin." });
  const linked = found.results.find(({ solution }) => solution.title === "Linkly");
  expect(linked?.evidence).toContainEqual(
    expect.objectContaining({ field: "INTEGRATIONS", item: 0, quote: "Garmin Connect" }),
  );
  expect(verdictOf(found, "Linkly", "INTEGRATION")).toBe("MET");
  const [named] = (await match({ text: "garmin excel" })).results;
  expect(named).toMatchObject({ solution: { title: "Linkly" }, evidence: [] });
});

it("says what it understood of empty, long and foreign texts", async () => {
  for (const text of ["", "  ", "the of and", "%_\\'\"", "🏉", "\n\n"]) {
    const { results, understood } = await match({ text });
    expect([text, results, understood.notes]).toEqual([
      text,
      [],
      [expect.stringMatching("doesn't name anything")],
    ]);
  }
  const long = await match({ text: `Tag rugby video. ${"x y ".repeat(30_000)}`.slice(0, 100_000) });
  expect(long.understood.notes).toContainEqual(expect.stringMatching("first 2,000"));
  expect(titlesOf(long)).toContain("Offlinery");
  const german = await match({ text: "Wir suchen eine Lösung zur Auswertung unserer Spiele" });
  expect(german.understood.notes).toContainEqual(expect.stringMatching("English"));
});

it("refuses sizes and dates at their fields", async () => {
  const refusal = async (brief: Record<string, unknown>, first?: number) =>
    (await ask(brief, first)).errors?.[0]?.extensions;
  const at = (field: string) => ({ code: "BAD_USER_INPUT", fields: { [field]: expect.any(String) } });
  expect(await refusal({ text: "x".repeat(100_001) })).toMatchObject(at("brief.text"));
  expect(await refusal({ must: Array(21).fill("a") })).toMatchObject(at("must"));
  expect(await refusal({ integrations: ["x".repeat(201)] })).toMatchObject(at("integrations"));
  expect(await refusal({ budgetMax: -1 })).toMatchObject(at("budgetMax"));
  expect(await refusal({ deadline: "soon" })).toMatchObject(at("deadline"));
  expect(await refusal({ text: "rugby" }, 21)).toMatchObject(at("first"));
});
