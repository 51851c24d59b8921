import { afterAll, beforeAll, expect, it } from "vitest";
import { planTerms } from "../../../../testing/factories/plan.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { askedAmounts } from "../reading/asked-amounts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  const description = "A GPS tracking system for soccer players: pods record distance and sprints.";
  const common = { description, priceBand: "unknown" } as const;
  await createSolution(app, { ...common, title: "Read", pricing: "$9 a player a month" });
  await createSolution(app, {
    ...common,
    title: "Euro",
    plans: [planTerms({ amount: "4000", from: true, currency: "EUR", per: "flat", period: "year" })],
  });
  await createSolution(app, { ...common, title: "Custom", pricing: "Custom pricing" });
});
afterAll(() => app.stop());

interface Costs {
  matchSolutions: { results: { solution: { title: string }; cost: object | null; costUnknown: string[] }[] };
}
const matchesFor = async (text: string) => {
  const { data } = await app.execute<Costs>(
    `query ($text: String!) { matchSolutions(brief: { text: $text }) { results {
      solution { title } cost { plan isRead total currency atLeast months terms unknown budget } costUnknown
    } } }`,
    { text },
  );
  return data.matchSolutions.results;
};
const costsFor = async (text: string) =>
  Object.fromEntries((await matchesFor(text)).map(({ solution, cost }) => [solution.title, cost]));

it("is calculated for as many and as long as a brief says, and compared with its budget", async () => {
  const text = "GPS tracking system for soccer, 40 players for two years. Budget is $4,400 a year.";
  expect(await costsFor(text)).toEqual({
    Read: {
      plan: "Price",
      isRead: true,
      total: "8640",
      currency: "USD",
      atLeast: false,
      months: 24,
      terms: ["40 athletes × $9 × 24 months"],
      unknown: [],
      budget: "The first year costs $4,320, within the budget of $4,400.",
    },
    Euro: expect.objectContaining({
      plan: "Club",
      total: "8000",
      currency: "EUR",
      atLeast: true,
      budget: "The first year costs at least $4,600, more than the budget of $4,400.",
    }),
    Custom: null,
  });
});

it("isn't calculated for a brief that says neither number nor time", async () => {
  expect(await costsFor("GPS tracking system for soccer")).toEqual({ Read: null, Euro: null, Custom: null });
});

it("says what is unknown where it can't be calculated", async () => {
  const unknown = async (text: string) =>
    Object.fromEntries(
      (await matchesFor(text)).map(({ solution, costUnknown }) => [solution.title, costUnknown]),
    );
  expect(await unknown("GPS tracking system for soccer, 40 players for two years")).toEqual({
    Read: [],
    Euro: [],
    Custom: ["Its pricing text gives no amount to calculate with."],
  });
  expect(await unknown("GPS tracking system for soccer for two years")).toEqual({
    Read: ["It is priced per athlete. Say how many athletes."],
    Euro: [],
    Custom: ["Its pricing text gives no amount to calculate with."],
  });
  expect(await unknown("GPS tracking system for soccer")).toEqual({ Read: [], Euro: [], Custom: [] });
});

it.each([
  ["for two years", [], { counts: {}, months: 24 }],
  ["over the next 18 months", [], { counts: {}, months: 18 }],
  ["for a season", ["40 players", "3 teams", "500 fans"], { counts: { athlete: 40, team: 3 }, months: 12 }],
  ["ready in two years", ["20 to 40 players"], { counts: { athlete: 40 }, months: 12 }],
  ["in business for 300 years", [], undefined],
  ["", ["12 courts"], undefined],
])("%s with %o is asked", (text, quantities, asked) => {
  expect(askedAmounts(text, quantities)).toEqual(asked);
});
