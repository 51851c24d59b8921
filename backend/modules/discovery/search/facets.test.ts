import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createPaper } from "../../../testing/factories/paper.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

interface Counted {
  readonly value: string;
  readonly count: number;
}
interface Found {
  readonly search: {
    readonly nodes: { title: string }[];
    readonly totalCount: number;
    readonly facets: Record<"categories" | "sports" | "places" | "verified", Counted[]>;
    readonly kinds: Counted[];
  };
}

let app: TestApp;
const ask = (variables: Record<string, unknown>) =>
  app.execute<Found>(
    `query ($text: String!, $kinds: [SearchKind!], $filter: SearchFilter, $sort: SearchSort! = BEST) {
      search(text: $text, kinds: $kinds, filter: $filter, sort: $sort) {
        nodes { title } totalCount kinds { value count } facets {
          categories { value count } sports { value count } places { value count } verified { value count } } } }`,
    { text: "tracker", ...variables },
  );
const search = async (variables: Record<string, unknown> = {}) => {
  const { data, errors } = await ask(variables);
  expect(errors).toBeUndefined();
  return data.search;
};
const titles = async (filter: object) =>
  (await search({ filter })).nodes
    .map(({ title }) => title)
    .toSorted()
    .join(" ");
const counts = (values: readonly Counted[]) =>
  values.map(({ value, count }) => `${value} ${count}`).join(", ");

beforeAll(async () => {
  app = await startTestApp("empty");
  const at = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) });
  const oslo = await createVendor(app, {
    name: "Fjord",
    description: "x",
    country: "Norway",
    verified: true,
  });
  const lyon = await createVendor(app, {
    name: "Rhone",
    description: "x",
    country: "France",
    verified: false,
  });
  const rugby = { description: "A tracker.", category: "Wearables", sports: ["Rugby"] };
  await createSolution(app, { ...rugby, ...at(1), title: "One", vendor: oslo });
  await createSolution(app, { ...rugby, ...at(3), title: "Two", vendor: lyon });
  await createSolution(app, {
    ...rugby,
    ...at(2),
    title: "Three",
    vendor: lyon,
    sports: ["Golf"],
    category: "Video",
  });
  await createPaper(app, { title: "Four", abstract: "A tracker." });
  await createOpportunity(app, {
    title: "Five",
    description: "A tracker.",
    region: "Norway",
    sports: ["Rugby"],
  });
});
afterAll(() => app.stop());

describe("a search is filtered", () => {
  it("by each facet and by all of them", async () => {
    expect(await titles({ categories: ["wearables"] })).toBe("One Two");
    expect(await titles({ sports: ["Rugby"] })).toBe("Five One Two");
    expect(await titles({ sports: ["Rugby", "GOLF"] })).toBe("Five One Three Two");
    expect(await titles({ places: ["Norway"] })).toBe("Five One");
    expect(await titles({ verified: true })).toBe("One");
    expect(await titles({ verified: false })).toBe("Three Two");
    expect(await titles({ categories: ["Wearables"], places: ["France"] })).toBe("Two");
    expect(await titles({ categories: [], sports: null })).toBe("Five Four One Three Two");
    expect(await titles({ sports: ["Chess"] })).toBe("");
  });

  it("with counts that keep the siblings of what is chosen, of the kinds asked for", async () => {
    const { facets, totalCount, kinds } = await search({
      kinds: ["SOLUTION"],
      filter: { sports: ["Rugby"] },
    });
    expect(counts(facets.sports)).toBe("Rugby 2, Golf 1");
    expect(counts(facets.categories)).toBe("Wearables 2");
    expect(counts(facets.places)).toBe("France 1, Norway 1");
    expect(counts(facets.verified)).toBe("false 1, true 1");
    expect([totalCount, kinds.find(({ value }) => value === "OPPORTUNITY")?.count]).toEqual([2, 1]);
  });

  it("and refused with too many values", async () => {
    const { errors } = await ask({ filter: { sports: Array(101).fill("Rugby") } });
    expect(errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  });
});

it("a search is sorted by date", async () => {
  const { nodes } = await search({ kinds: ["SOLUTION"], sort: "NEWEST" });
  expect(nodes.map(({ title }) => title)).toEqual(["Two", "Three", "One"]);
});

it("a change of what is filtered by shows at once", async () => {
  const run = (sql: string) => app.database.orm.em.fork().execute(sql);
  await run("update vendors set country = 'Spain' where name = 'Rhone'");
  expect(await titles({ places: ["Spain"] })).toBe("Three Two");
  await run("update opportunities set region = 'Spain' where title = 'Five'");
  expect(await titles({ places: ["Spain"] })).toBe("Five Three Two");
});
