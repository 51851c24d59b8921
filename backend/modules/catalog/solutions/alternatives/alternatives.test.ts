import { afterAll, beforeAll, expect, it } from "vitest";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  const alike = { tags: ["GPS", "video"], sports: ["Rowing"], levels: ["elite" as const] };
  await createSolution(app, { id: 1, ...alike, priceBand: "5k-25k" });
  await createSolution(app, { id: 2, tags: ["video"], levels: ["elite"] });
  await createSolution(app, { id: 3, ...alike, priceBand: "5k-25k" });
  await createSolution(app, { id: 4, ...alike, category: "Wearables" });
  await createSolution(app, { id: 5, ...alike, status: "withdrawn" });
  await createSolution(app, { id: 6, tags: ["unlike"] });
  await createSolution(app, { id: 7, priceBand: "custom" });
  await createSolution(app, { id: 8, priceBand: "custom" });
  await createSolution(app, { id: 9, tags: ["mouthguard"], sports: ["Rowing"], levels: ["elite"] });
});
afterAll(() => app.stop());

const ask = async (id: string, first = 3) => {
  const { data, errors } = await app.execute<{
    solutionAlternatives: { reasons: string[]; solution: { id: string } }[];
  }>(
    `query ($id: ID!, $first: Int!) { solutionAlternatives(id: $id, first: $first) {
       reasons solution { id title category { name } vendor { name } } } }`,
    { id, first },
  );
  return { alternatives: data?.solutionAlternatives, errors };
};

it("are of the same category and kind, published and alike, the most alike first, with what they share", async () => {
  app.database.statements.length = 0;
  const { alternatives } = await ask("1");
  expect(app.database.statements).toHaveLength(2);
  expect(alternatives?.map(({ solution, reasons }) => [solution.id, reasons])).toEqual([
    ["3", ["Also for Rowing", "Also covers GPS and video", "Same price range", "Same level: elite"]],
    ["2", ["Also covers video", "Same level: elite"]],
  ]);
});

it("are as many as wanted", async () => {
  expect((await ask("1", 1)).alternatives).toHaveLength(1);
  expect((await ask("1", 0)).errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
});

it("do not exist for what is unlike, withdrawn or unknown; prices on request are no likeness", async () => {
  for (const id of ["5", "6", "7", "99", "x"]) expect((await ask(id)).alternatives, id).toEqual([]);
});
