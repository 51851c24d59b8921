import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

interface Found {
  readonly search: {
    readonly totalCount: number;
    readonly nodes: { readonly title: string; readonly excerpt: string }[];
    readonly unknownWords: string[];
    readonly didYouMean: string | null;
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  await createSolution(app, { title: "Sprint timer", description: "It times sprints, and has no camera." });
  await createSolution(app, {
    title: "Überwachung für Fußball",
    description: "Verfolgt Spieler. 怪我を防ぐ。",
  });
  await createSolution(app, { title: "C++ SDK 2.0", description: "A toolkit (beta) for R&D. עברית טקסט." });
});
afterAll(() => app.stop());

const ask = (text: string) =>
  app.execute<Found>(
    `query ($text: String!) { search(text: $text) {
      totalCount unknownWords didYouMean nodes { title excerpt titleMatches { start end } } } }`,
    { text },
  );
const titles = async (text: string) => {
  const { data, errors } = await ask(text);
  expect(errors).toBeUndefined();
  return data.search.nodes.map(({ title }) => title);
};

describe("a search", () => {
  it.each([
    "",
    " ",
    "the of and",
    "!!! ??? --- ...",
    "🏉🏃‍♀️",
    "\"'`",
    "%_\\",
    "*:*",
    "()[]{}",
    "<script>",
    "\u0301\u0301",
    "-",
    "'; --",
  ])("of nothing that can be looked for finds nothing: %j", async (text) => {
    const { data, errors } = await ask(text);
    expect(errors).toBeUndefined();
    expect(data.search).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it.each([
    "sprint AND timer",
    "+sprint - timer",
    'title:"sprint timer"',
    "sprint* timer~2",
    "(sprint | timer)",
  ])("takes operators for what they are not: %s", async (text) =>
    expect(await titles(text)).toContain("Sprint timer"),
  );

  it("of other languages and scripts finds what is written so", async () => {
    expect(await titles("fussball")).toEqual(["Überwachung für Fußball"]);
    expect(await titles("UEBERWACHUNG")).toEqual(["Überwachung für Fußball"]);
    expect(await titles("überwachung")).toEqual(["Überwachung für Fußball"]);
    expect(await titles("怪我を防ぐ")).toEqual(["Überwachung für Fußball"]);
    expect(await titles("עברית")).toEqual(["C++ SDK 2.0"]);
    expect(await titles("ｓｐｒｉｎｔ")).toEqual(["Sprint timer"]);
  });

  it("of one letter finds it as a whole word only", async () => {
    expect(await titles("c")).toEqual(["C++ SDK 2.0"]);
    expect(await titles("x")).toEqual([]);
  });

  it("of 200 characters without a space, or of one word many times, answers as quickly as any", async () => {
    const began = performance.now();
    for (const text of ["x".repeat(200), "sprint ".repeat(28), "a ".repeat(100), "é".repeat(200)])
      await titles(text);
    expect(performance.now() - began).toBeLessThan(4_000);
    expect((await ask("x".repeat(201))).errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
  });
});
