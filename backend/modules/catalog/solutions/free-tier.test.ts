import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  await createSolution(app, { title: "Free", priceBand: "free", pricing: "Free of charge" });
  await createSolution(app, { title: "Tiered", priceBand: "5k-25k", pricing: "Free tier, then $9 a month" });
  await createSolution(app, {
    title: "Few",
    priceBand: "under-5k",
    pricing: "$49 a month, free for up to 5 athletes",
  });
  await createSolution(app, {
    title: "Trial",
    priceBand: "under-5k",
    pricing: "$9 a month, free for up to 14 days",
  });
  await createSolution(app, { title: "Paid", priceBand: "5k-25k", pricing: "From $900, free shipping" });
});
afterAll(() => app.stop());

interface Answer {
  solutions: {
    nodes: { title: string }[];
    facets: { freeTier: { value: string; label: string; count: number }[] };
  };
}

describe("solutions with a free tier", () => {
  it.each([
    [true, ["Few", "Free", "Tiered"]],
    [false, ["Paid", "Trial"]],
  ])("are filtered by %s, and counted with their siblings", async (freeTier, titles) => {
    const { data } = await app.execute<Answer>(
      `query ($freeTier: Boolean) { solutions(filter: { freeTier: $freeTier }, sort: TITLE) {
        nodes { title } facets { freeTier { value label count } }
      } }`,
      { freeTier },
    );
    expect(data.solutions.nodes.map(({ title }) => title)).toEqual(titles);
    expect(data.solutions.facets.freeTier).toEqual([
      { value: "true", label: "Has a free tier", count: 3 },
      { value: "false", label: "No free tier", count: 2 },
    ]);
  });

  it("can be filtered over REST with the screen's values", async () => {
    const rows = (await (await app.fetch("/api/solutions?free=true&sort=title")).json()) as {
      title: string;
    }[];
    expect(rows.map(({ title }) => title)).toEqual(["Few", "Free", "Tiered"]);
  });
});
