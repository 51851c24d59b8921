import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../../../testing/briefs.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

interface Cell {
  readonly solutionId: string;
  readonly verdict: string;
  readonly source: { field: string; item: number | null; quote: string } | null;
  readonly fact: string | null;
}

let app: TestApp;
let ids: string[];
beforeAll(async () => {
  app = await startTestApp("empty");
  const rugby = { sports: ["Rugby"], levels: ["elite" as const] };
  const made = [
    await createSolution(app, {
      ...rugby,
      description: "Tags video. It works offline.",
      features: ["Exports clips"],
      priceBand: "under-5k",
    }),
    await createSolution(app, {
      ...rugby,
      description: "Tags video. It does not work offline.",
      integrations: ["Google Sheets", "Google Calendar"],
    }),
    await createSolution(app, { description: "A draft. It works offline.", status: "draft" }),
    await createSolution(app, { description: "Tags video.", priceBand: "custom" }),
  ];
  ids = made.map(({ id }) => String(id));
});
afterAll(() => app.stop());

const compare = (brief: object, of: readonly string[]) =>
  app.execute<{ briefComparison: { kind: string; text: string; cells: Cell[] }[] }>(
    `query ($brief: BriefInput!, $ids: [ID!]!) { briefComparison(brief: $brief, ids: $ids) {
      kind text cells { solutionId verdict source { field item quote } fact } } }`,
    { brief, ids: of },
  );

describe("a comparison by a brief's criteria", () => {
  it("says of the kind of product what it is listed as, not for whom it is", async () => {
    const { id } = await createSolution(app, {
      title: "Tagger",
      category: "Video Analysis",
      description: "Press a key while you watch.",
      sports: ["Rugby"],
      levels: ["elite"],
    });
    const { briefComparison: rows } = (await compare({ product: "Video analysis" }, [String(id)])).data;
    expect(rows.find(({ kind }) => kind === "PRODUCT")?.cells).toEqual([
      { solutionId: String(id), verdict: "MET", source: null, fact: "Category: Video Analysis" },
    ]);
  });

  it("says of each whether it is met, not met or unknown, and what says so", async () => {
    const brief = {
      text: "Rugby video. It must work offline. At most $5k a year.",
      should: ["export clips"],
      integrations: ["Google Calendar"],
    };
    const { briefComparison: rows } = (await compare(brief, [...ids, ids[0] ?? "", "x"])).data;
    const cellsOf = (kind: string) => rows.find((row) => row.kind === kind)?.cells;
    expect(cellsOf("MUST")).toEqual([
      {
        solutionId: ids[0],
        verdict: "MET",
        fact: null,
        source: { field: "DESCRIPTION", item: null, quote: "It works offline." },
      },
      expect.objectContaining({
        verdict: "NOT_MET",
        source: expect.objectContaining({ quote: "It does not work offline." }),
      }),
      { solutionId: ids[3], verdict: "UNKNOWN", fact: null, source: null },
    ]);
    expect(cellsOf("SHOULD")?.[0]?.source).toEqual({ field: "FEATURES", item: 0, quote: "Exports clips" });
    expect(cellsOf("INTEGRATION")?.map(({ verdict, source }) => [verdict, source])).toEqual([
      ["UNKNOWN", null],
      ["MET", { field: "INTEGRATIONS", item: 1, quote: "Google Calendar" }],
      ["UNKNOWN", null],
    ]);
    expect(cellsOf("SPORT")?.map(({ verdict, fact }) => [verdict, fact])).toEqual([
      ["MET", "Sports: Rugby"],
      ["MET", "Sports: Rugby"],
      ["UNKNOWN", null],
    ]);
    expect(cellsOf("BUDGET")?.[0]).toMatchObject({ verdict: "MET", fact: "Price band: Under $5k a year" });
    expect(cellsOf("BUDGET")?.[2]).toMatchObject({ verdict: "UNKNOWN", fact: "Price band: Custom pricing" });
  });

  it("has no rows without criteria or solutions, and takes four at most", async () => {
    expect((await compare({ text: "" }, ids)).data.briefComparison).toEqual([]);
    expect((await compare({ text: "It must work offline." }, [])).data.briefComparison).toEqual([]);
    expect(codeOf(await compare({ text: "Video" }, ["1", "2", "3", "4", "5"]))).toBe("BAD_USER_INPUT");
    expect(codeOf(await compare({ text: "Video", deadline: "soon" }, ids))).toBe("BAD_USER_INPUT");
  });

  it("costs the same for one solution and for four", async () => {
    const cost = async (of: readonly string[]) => {
      app.database.statements.length = 0;
      await compare({ text: "Video. It must work offline." }, of);
      return app.database.statements.length;
    };
    await cost(ids);
    const one = await cost(ids.slice(0, 1));
    expect(await cost(ids)).toBe(one);
    expect(one).toBeLessThanOrEqual(4);
  });
});
