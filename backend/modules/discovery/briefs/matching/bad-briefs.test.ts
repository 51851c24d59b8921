import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

interface Matched {
  readonly matchSolutions: {
    readonly understood: {
      readonly must: string[];
      readonly wont: string[];
      readonly sports: string[];
      readonly unknownWords: string[];
      readonly notes: string[];
      readonly budgetMax: number | null;
    };
    readonly results: { readonly solution: { readonly title: string } }[];
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  await createSolution(app, {
    title: "Load log",
    description: "It keeps the training load of every player. It works offline.",
  });
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await createSolution(app, { title: `Seat map ${number}`, description: "It sells seats in a stadium." });
  }
});
afterAll(() => app.stop());

const match = async (text: string) => {
  const { data, errors } = await app.execute<Matched>(
    `query ($brief: BriefInput!) { matchSolutions(brief: $brief) {
      understood { must wont sports unknownWords notes budgetMax } results { solution { title } } } }`,
    { brief: { text } },
  );
  expect(errors).toBeUndefined();
  return data.matchSolutions;
};
/** Tests share two cores with others. */
const SOON = 8_000;

describe("a brief says what it was understood as", () => {
  it.each([
    ["of one sentence, many times", "We need training load of every player. It must work offline. "],
    ["of one line", "training load "],
    ["of different words", ""],
    ["of requirements", "- must alpha-TURN\n"],
    ["of amounts", "$5k to $6k, "],
    ["of names", "integrates with Alpha, Beta and Gamma Delta, "],
    ["of spaces", " \n\t "],
    ["of brackets", "([{<"],
    ["of marks", "...!!!???"],
    ["of hyphens", "a-b-c'd’e"],
    ["of capitals", "Connects to A A A A A A "],
    ["of dates", "by the end of the end of June "],
    ["of digits", "1,"],
    ["of marks before a word", "must.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.a"],
  ])("of 100,000 characters %s", async (_name, part) => {
    const text = part
      ? part.repeat(Math.ceil(100_000 / part.length)).slice(0, 100_000)
      : Array.from({ length: 15_000 }, (_, at) => at.toString(36).padStart(6, "q"))
          .join(" ")
          .slice(0, 100_000);
    const began = performance.now();
    const { understood } = await match(text.replaceAll("TURN", "x"));
    expect(performance.now() - began).toBeLessThan(SOON);
    expect(understood.notes[0]).toMatch(/^We only read the first 2,000 characters\./);
  });

  it("of stop words", async () => {
    const { understood, results } = await match("we would have it and they should be with us, or not");
    expect(understood.notes).toContain(
      "It doesn't name anything to look for. Describe what a solution should do.",
    );
    expect(results).toEqual([]);
  });

  it.each([
    [
      "German",
      "Wir suchen eine Software zur Überwachung der Trainingsbelastung unserer Fußballspieler ohne Internet.",
    ],
    [
      "French",
      "Nous cherchons un logiciel pour suivre la charge des joueuses de notre club, sans connexion.",
    ],
    [
      "Japanese",
      "選手のトレーニング負荷を記録し、オフラインで動作するシステムを探しています。予算は五十万円です。",
    ],
    ["Arabic", "نبحث عن نظام لتسجيل حمل التدريب لكل لاعب ويعمل دون اتصال بالإنترنت في الملعب"],
  ])("in %s", async (_language, text) => {
    const { understood } = await match(text);
    expect(understood.notes).toContainEqual(expect.stringMatching(/Records are in English\.$/));
    expect(understood.unknownWords.length).toBeGreaterThan(0);
  });

  it("with contradictions, which decide nothing", async () => {
    const { understood, results } = await match(
      "Training load. It must work offline. It must not work offline. Budget $5,000, or rather $9,000.",
    );
    expect(understood.notes).toEqual(
      expect.arrayContaining([
        expect.stringContaining("It both wants and rules out"),
        "It names several amounts. We took the lowest as the budget.",
      ]),
    );
    expect(results[0]?.solution.title).toBe("Load log");
  });

  it("with contradictions before an amount", async () => {
    const { understood } = await match(
      "Training load. It must work offline. It must not work offline. $5,000 a year, at most.",
    );
    expect(understood).toMatchObject({ must: ["work offline"], wont: ["work offline"], budgetMax: 5000 });
    expect(understood.notes).toContainEqual(expect.stringContaining("It both wants and rules out"));
  });

  it("that is too long, up to the end of a sentence", async () => {
    const text = "It must work offline. ".repeat(1_000);
    const { understood } = await match(text);
    expect(understood.must).toEqual(["work offline"]);
  });

  it("whose words nobody knows, as they were typed", async () => {
    const { understood } = await match("Hi, we'd love training load with ZweiKampf and QXR-Pulse");
    expect(understood.unknownWords).toEqual(["ZweiKampf", "QXR", "Pulse"]);
  });

  it("of nothing, emoji, control characters and half characters", async () => {
    for (const text of ["", " ", "🏉".repeat(50), "!?"]) {
      expect((await match(text)).results).toEqual([]);
    }
  });
});
