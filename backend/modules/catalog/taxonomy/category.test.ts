import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCategory } from "../../../testing/factories/category.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createPaper } from "../../../testing/factories/paper.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createTrend } from "../../../testing/factories/trend.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import type { CategoryKind } from "./category.entity.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  await createSolution(app, { category: "Video Analysis" });
  for (const category of ["Shared Name", "Other Name"]) {
    await createOpportunity(app, { category });
    await createPaper(app, { category });
    await createTrend(app, { category });
  }
});
afterAll(() => app.stop());

describe("categories", () => {
  it("are those of solutions, not of papers, trends or opportunities", async () => {
    const { data } = await app.execute("{ categories { name slug } }");
    expect(data).toEqual({ categories: [{ name: "Video Analysis", slug: "video-analysis" }] });
  });

  it("stand once a kind, whatever their case", async () => {
    const create = (kind: CategoryKind) =>
      createCategory(app, { kind, name: "SHARED name", slug: "another" });
    await expect(create("paper")).rejects.toThrow(/categories_name_key/);
    await expect(create("solution")).resolves.toBeDefined();
    await app.database.orm.em.fork().execute("delete from categories where slug = 'another'");
  });

  it("belong to rows of their kind alone", async () => {
    const change =
      "update research_papers set category_id = (select min(id) from categories where kind = 'trend')";
    await expect(app.database.orm.em.fork().execute(change)).rejects.toThrow(/category/);
  });
});

describe.each([
  ["opportunities", "OpportunityFilter"],
  ["researchPapers", "PaperFilter"],
  ["marketTrends", "MarketTrendFilter"],
])("a list of %s", (field, filterType) => {
  const list = async (categories?: string[]) => {
    const { data } = await app.execute<{ list: { nodes: { category: string }[]; facets: unknown } }>(
      `query ($filter: ${filterType}) {
        list: ${field}(filter: $filter) { nodes { category } facets { categories { value label count } } }
      }`,
      { filter: { categories } },
    );
    return data.list;
  };

  it.each(["Shared Name", "shared name", "shared-name"])("is narrowed to the category %j", async (name) => {
    expect((await list([name])).nodes).toEqual([{ category: "Shared Name" }]);
  });

  it("counts by name", async () => {
    expect((await list()).facets).toEqual({
      categories: ["Other Name", "Shared Name"].map((name) => ({ value: name, label: name, count: 1 })),
    });
  });

  it("is empty for a category that is not there", async () => {
    expect((await list(["video-analysis"])).nodes).toEqual([]);
  });
});
