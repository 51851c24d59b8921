import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  const { id } = await createSolution(app, { title: "Anchor", sports: ["Rugby"] });
  await app.database.orm.em.fork().execute(
    `insert into solutions (title, slug, description, category_id, vendor_id)
     select 'Zephyr ' || n, 'zephyr', 'Text.', category_id, vendor_id
     from solutions, generate_series(1, 1200) n where id = ?`,
    [id],
  );
});
afterAll(() => app.stop());

const QUERY = `query ($search: String) { solutions(search: $search, sort: TITLE, first: 5) {
  totalCount totalCountIsExact nodes { title } facets { categories { count countIsExact } } } }`;

async function countsOf(search?: string) {
  const { data } = await app.execute<{ solutions: Record<string, unknown> }>(QUERY, { search });
  return data?.solutions;
}

describe("the counts of a list", () => {
  it("are exact where nothing is searched", async () => {
    expect(await countsOf()).toMatchObject({
      totalCount: 1201,
      totalCountIsExact: true,
      facets: { categories: [{ count: 1201, countIsExact: true }] },
    });
  });

  it.each(["zephyr", "ze", "z"])(
    "say that they go on where %s is found more than 1,000 times",
    async (search) => {
      expect(await countsOf(search)).toMatchObject({
        totalCount: 1000,
        totalCountIsExact: false,
        facets: { categories: [{ count: 1000, countIsExact: false }] },
      });
    },
  );

  it("are exact where a search finds fewer, and the rows are those", async () => {
    expect(await countsOf("phyr 120")).toMatchObject({
      totalCount: 2,
      totalCountIsExact: true,
      nodes: [{ title: "Zephyr 120" }, { title: "Zephyr 1200" }],
    });
  });

  it("are exact where the first rows promise more than there are", async () => {
    expect(await countsOf("phyr 1")).toMatchObject({
      totalCount: 312,
      totalCountIsExact: true,
      facets: { categories: [{ count: 312, countIsExact: true }] },
    });
  });

  it("of two kinds at once go on where many are of them, and are exact where few are", async () => {
    const { id } = await createSolution(app, { title: "Oar", sports: ["Rowing"], levels: ["elite"] });
    const em = app.database.orm.em.fork();
    await em.execute(
      `insert into solutions (title, slug, description, category_id, vendor_id, sport_ids, levels)
       select 'Oar ' || n, 'oar', 'Text.', category_id, vendor_id, sport_ids, levels
       from solutions, generate_series(1, 2100) n where id = ?`,
      [id],
    );
    await createSolution(app, { title: "Both", sports: ["Rowing", "Rugby"], levels: ["grassroots"] });
    const asked = `query ($levels: [Level!]) {
      solutions(filter: { sports: ["rowing", "rugby"], levels: $levels }, first: 1) {
        totalCount totalCountIsExact facets { levels { value count countIsExact } } } }`;
    const of = async (level: string) =>
      (await app.execute<{ solutions: object }>(asked, { levels: [level] })).data?.solutions;
    expect(await of("ELITE")).toMatchObject({ totalCount: 2000, totalCountIsExact: false });
    expect(await of("GRASSROOTS")).toMatchObject({ totalCount: 1, totalCountIsExact: true });
    expect(await of("COLLEGIATE")).toMatchObject({ totalCount: 0, totalCountIsExact: true });
  });
});
