import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  const vendor = await createVendor(app, { verified: true, verifiedAt: new Date() });
  for (const id of [1, 2, 3, 4, 5])
    await createSolution(app, { id, vendor, sports: ["Rowing"], pricing: id === 1 ? "Free plan" : "" });
});
afterAll(() => app.stop());

const compare = (ids: unknown[]) =>
  app.execute<{ comparedSolutions: { id: string; freeTier: boolean }[] }>(
    `query ($ids: [ID!]!) { comparedSolutions(ids: $ids) {
       id title freeTier viewerHasSaved category { name } vendor { name verified } sports { name } } }`,
    { ids },
  );

describe("compared solutions", () => {
  it("come in the order of their ids, once each, without those that don't exist, in one statement", async () => {
    app.database.statements.length = 0;
    const { data } = await compare(["4", "1", "99", "4"]);
    expect(data.comparedSolutions.map(({ id }) => id)).toEqual(["4", "1"]);
    expect(data.comparedSolutions.map(({ freeTier }) => freeTier)).toEqual([false, true]);
    expect(app.database.statements).toHaveLength(1);
    expect((await compare(["x"])).data.comparedSolutions).toEqual([]);
    expect((await compare([])).data.comparedSolutions).toEqual([]);
  });

  it("are at most four", async () => {
    const { errors } = await compare([1, 2, 3, 4, 5]);
    expect(errors?.[0]).toMatchObject({
      message: "Compare at most 4 solutions.",
      extensions: { code: "BAD_USER_INPUT" },
    });
  });
});
