import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import type { Solution } from "../solutions/solution.entity.ts";

let app: TestApp;
let solution: Solution;
beforeAll(async () => {
  app = await startTestApp("empty");
  solution = await createSolution(app, { sports: ["Rugby"] });
  await createReview(app, { solution, title: "A", easeOfUse: 5, support: 1, reviewerRole: "coach" });
  await createReview(app, { solution, title: "B", easeOfUse: 2, reviewerLevel: "elite", monthsUsed: 14 });
  await createReview(app, { solution, title: "C", verifiedBy: "administrator", verifiedAt: new Date() });
});
afterAll(() => app.stop());

interface Found {
  reviews: { nodes: { title: string }[]; dimensions: object[] };
}
const titlesOf = async (args: string) => {
  const { data } = await app.execute<Found>(
    `query ($id: ID!) { reviews(solutionId: $id, ${args}) { nodes { title } } }`,
    { id: solution.id },
  );
  return data.reviews.nodes.map(({ title }) => title);
};

it("are averaged by dimension with the number of answers", async () => {
  const { data } = await app.execute<Found>(
    "query ($id: ID!) { reviews(solutionId: $id) { dimensions { dimension average count } } }",
    { id: solution.id },
  );
  expect(data.reviews.dimensions).toEqual([
    { dimension: "EASE_OF_USE", average: 3.5, count: 2 },
    { dimension: "SETUP", average: 0, count: 0 },
    { dimension: "SUPPORT", average: 1, count: 1 },
    ...["VALUE", "RELIABILITY", "DATA_ACCESS"].map((dimension) => ({ dimension, average: 0, count: 0 })),
  ]);
});

it("sort and filter, those without an answer last", async () => {
  expect(await titlesOf("sort: EASE_OF_USE")).toEqual(["A", "B", "C"]);
  expect((await titlesOf("sort: SUPPORT"))[0]).toBe("A");
  expect(await titlesOf("filter: { easeOfUse: [2] }")).toEqual(["B"]);
  expect(await titlesOf("filter: { roles: [COACH] }")).toEqual(["A"]);
  expect(await titlesOf("filter: { levels: [ELITE] }")).toEqual(["B"]);
  expect(await titlesOf("filter: { verified: true }")).toEqual(["C"]);
  const csv = await (await app.fetch("/api/reviews.csv?role=coach")).text();
  expect(csv.split("\n")).toHaveLength(3);
  expect(csv).toContain("Ease of use");
});

it("are written and edited with what reviewers say of themselves, each optional", async () => {
  const author = await signIn(app, await createUser(app));
  const fields =
    "easeOfUse setup support value reliability dataAccess reviewerRole reviewerLevel sport { name } monthsUsed verifiedBy";
  const [sport] = await app.database.orm.em.fork().execute<{ id: number }[]>("select id from sports");
  const write = (input: object) =>
    author.execute<{ writeReview: { id: string } }>(
      `mutation ($id: ID!, $input: ReviewInput!) { writeReview(solutionId: $id, input: $input) { id ${fields} } }`,
      { id: solution.id, input: { rating: 4, title: "Good", text: "Good.", ...input } },
    );
  for (const [input, field] of [
    [{ easeOfUse: 6 }, "easeOfUse"],
    [{ dataAccess: 0 }, "dataAccess"],
    [{ monthsUsed: -1 }, "monthsUsed"],
    [{ monthsUsed: 601 }, "monthsUsed"],
    [{ sportId: "999999" }, "sportId"],
  ] as const)
    expect((await write(input)).errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: expect.any(String) },
    });
  const said = { easeOfUse: 4, value: 3, reviewerRole: "ANALYST", reviewerLevel: "ELITE", monthsUsed: 0 };
  const { data } = await write({ ...said, sportId: String(sport?.id) });
  expect(data.writeReview).toMatchObject({
    ...said,
    setup: null,
    sport: { name: "Rugby" },
    verifiedBy: null,
  });
  const edited = await author.execute(
    `mutation ($id: ID!, $input: ReviewInput!) { editReview(id: $id, version: 1, input: $input) { ${fields} } }`,
    {
      id: data.writeReview.id,
      input: {
        ...{ rating: 4, title: "Good", text: "Good.", setup: 5 },
        ...{ easeOfUse: null, reviewerRole: null, sportId: null, monthsUsed: null },
      },
    },
  );
  expect(edited.data).toMatchObject({
    editReview: { setup: 5, easeOfUse: null, reviewerRole: null, sport: null, monthsUsed: null },
  });
});
