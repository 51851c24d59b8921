import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { MAX_COST } from "./cost-limit.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

async function estimate(body: unknown) {
  const headers = { "content-type": "application/json" };
  const response = await app.fetch("/graphql/cost", { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, answer: await response.json() };
}

const PAGE = `query ($first: Int!) { solutions(first: $first, sort: BEST_RATED) { nodes { id title } } }`;
const ITEMS = "solutions(first: 100, sort: BEST_RATED) { nodes { id title } }";
const LARGE = `{ ${Array.from({ length: 58 }, (_, index) => `a${index}: ${ITEMS}`).join(" ")} }`;

it("says what an operation would cost, by its variables", async () => {
  const small = await estimate({ query: PAGE, variables: { first: 1 } });
  const large = await estimate({ query: PAGE, variables: { first: 100 } });
  expect(small).toEqual({ status: 200, answer: { cost: expect.any(Number), maximum: MAX_COST } });
  expect(large.answer.cost).toBeGreaterThan(small.answer.cost);
});

it("says the same cost as the refusal of what costs too much", async () => {
  const { answer } = await estimate({ query: LARGE });
  const { errors } = await app.execute(LARGE);
  expect(answer.cost).toBeGreaterThan(MAX_COST);
  expect(errors?.[0]?.message).toContain(`costs ${answer.cost},`);
});

it("executes nothing", async () => {
  const query = "mutation { beginTwoFactor { __typename } }";
  expect((await estimate({ query })).status).toBe(200);
});

it.each([
  ["no document", {}],
  ["a syntax error", { query: "{" }],
  ["an unknown field", { query: "{ nothing }" }],
  ["a missing variable", { query: PAGE }],
  ["several operations without a name", { query: "query A { __typename } query B { __typename }" }],
  ["variables that are a list", { query: "{ __typename }", variables: [] }],
  ["too many values", { query: "{ __typename }", variables: { many: Array(1_500).fill(1) } }],
])("refuses %s", async (_what, body) => {
  expect((await estimate(body)).status).toBe(400);
});

it("doesn't answer other sites", async () => {
  const headers = { "content-type": "application/json", origin: "https://other.example" };
  const body = JSON.stringify({ query: "{ __typename }" });
  expect((await app.fetch("/graphql/cost", { method: "POST", headers, body })).status).toBe(403);
});
