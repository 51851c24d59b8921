import { afterAll, beforeAll, expect, it } from "vitest";
import { DAY } from "../../../shared/days/days.ts";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createCategory } from "../../../testing/factories/category.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestAnswer, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const codesOf = (answers: TestAnswer<unknown>[]) =>
  answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions?.code));
const WRITE = `mutation ($id: ID!, $input: ReviewInput!) {
  writeReview(solutionId: $id, input: $input) { id status }
}`;
const UPDATE = `mutation ($id: ID!, $input: SolutionInput!, $version: Int!) {
  updateSolution(id: $id, input: $input, version: $version) { version }
}`;

/** Somebody whose reviews appear at once. */
async function trusted(): Promise<SignedInClient> {
  const author = await createUser(app, { createdAt: new Date(Date.now() - 30 * DAY) });
  await createReview(app, { author });
  return signIn(app, author);
}

it("reviews and edits of a vendor's solutions don't wait for each other in a circle", async () => {
  const owner = await createUser(app);
  const editor = await signIn(app, owner);
  const organization = await createOrganization(app, { members: [[owner, "owner"]] });
  const vendor = await createVendor(app, { organization });
  const { id: category } = await createCategory(app, { name: "Video Analysis" });
  const people = await Promise.all(Array.from({ length: 4 }, trusted));
  for (let round = 1; round <= 8; round++) {
    const solution = await createSolution(app, { vendor });
    const input = {
      title: `Tagger ${round}`,
      description: "Tags.",
      categoryId: String(category),
      priceBand: "FREE",
      levels: ["ELITE"],
      sportIds: [],
      features: [],
      tags: [],
    };
    const review = { rating: round % 2 ? 5 : 2, title: "Fine", text: "We use it." };
    const answers = await Promise.all([
      ...people.map((person) => person.execute(WRITE, { id: solution.id, input: review })),
      editor.execute(UPDATE, { id: solution.id, version: 1, input }),
    ]);
    expect(codesOf(answers)).toEqual([]);
  }
  const [scores] = await app.database.orm.em
    .fork()
    .execute<Record<string, number>[]>(
      `select rating_sum as sum, review_count as count from vendors where id = ${vendor.id}`,
    );
  expect(scores).toEqual({ sum: 4 * (4 * 5 + 4 * 2), count: 32 });
});
