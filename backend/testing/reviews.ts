import { DAY } from "../shared/days/days.ts";
import { createUser, type SignedInClient, signIn, type UserFields } from "./accounts.ts";
import { createReview } from "./factories/review.ts";
import { createSolution } from "./factories/solution.ts";
import { type TestAnswer, type TestApp, type TestClient } from "./servers/test-app.ts";

/** A review as its author sees it. */
export interface Written {
  id: string;
  status: string;
  version: number;
  hiddenReason: string | null;
}

export const INPUT = { rating: 4, title: "Does what it says", text: "We have used it for a season." };
const FIELDS = "id status version rating title pros cons affiliation authorName hiddenReason";
export const OLD = new Date(Date.now() - 30 * DAY);

/** What people do with reviews, through the API. The app is asked for when they do it. */
export function reviewTools(app: () => TestApp) {
  const sql = <Row = Record<string, unknown>>(query: string) =>
    app().database.orm.em.fork().execute<Row[]>(query);
  const codeOf = ({ errors }: Pick<TestAnswer<unknown>, "errors">) => errors?.[0]?.extensions?.code;

  /** Somebody with an account of this age. */
  const person = async (fields: UserFields = {}) =>
    signIn(app(), await createUser(app(), { createdAt: OLD, ...fields }));
  /** Somebody whose reviews appear at once. */
  const trusted = async () => {
    const user = await createUser(app(), { createdAt: OLD });
    await createReview(app(), { author: user });
    return signIn(app(), user);
  };
  const newSolution = async () => String((await createSolution(app())).id);
  const write = (client: TestClient, solutionId: string, input: object = {}) =>
    client.execute<{ writeReview: Written }>(
      `mutation ($solutionId: ID!, $input: ReviewInput!) { writeReview(solutionId: $solutionId, input: $input) { ${FIELDS} } }`,
      { solutionId, input: { ...INPUT, ...input } },
    );
  const edit = (client: TestClient, { id, version }: Pick<Written, "id" | "version">, input: object = {}) =>
    client.execute<{ editReview: Written }>(
      `mutation ($id: ID!, $input: ReviewInput!, $version: Int!) {
        editReview(id: $id, input: $input, version: $version) { ${FIELDS} editedAt } }`,
      { id, version, input: { ...INPUT, ...input } },
    );
  const withdraw = (client: TestClient, id: string) =>
    client.execute<{ withdrawReview: Written }>(
      `mutation ($id: ID!) { withdrawReview(id: $id) { ${FIELDS} } }`,
      { id },
    );
  const decide = (
    admin: SignedInClient,
    id: string,
    publish: boolean,
    options: { reason?: string; version?: number; after?: string } = {},
  ) =>
    admin.execute(
      `mutation ($id: ID!, $publish: Boolean!, $reason: String, $version: Int, $after: ID) {
        moderate(id: $id, publish: $publish, reason: $reason, version: $version, decision: $after) { message } }`,
      { id: `review:${id}`, publish, ...options },
    );
  const own = async (client: TestClient, solutionId: string) =>
    (
      await client.execute<{ reviewing: { review: Written | null; refusal: string | null } }>(
        `query ($solutionId: ID!) { reviewing(solutionId: $solutionId) { refusal review { ${FIELDS} } } }`,
        { solutionId },
      )
    ).data.reviewing;
  const shownTo = async (client: TestClient, solutionId: string) =>
    (
      await client.execute<{ reviews: { nodes: { id: string }[] } }>(
        `{ reviews(solutionId: ${solutionId}, first: 100) { nodes { id } } }`,
      )
    ).data.reviews.nodes.map(({ id }) => id);
  return { sql, codeOf, person, trusted, newSolution, write, edit, withdraw, decide, own, shownTo };
}
