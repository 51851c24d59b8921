import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { MATCH, type Matches } from "../../../testing/matches.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

const SET = `mutation ($input: ExchangeRateInput!) { setExchangeRate(input: $input) { currency usd ratedOn } }`;
const REMOVE = "mutation ($currency: String!) { removeExchangeRate(currency: $currency) }";
const understood = async (text: string) =>
  (await app.execute<Matches>(MATCH, { brief: { text } })).data.matchSolutions.understood;

it("are read by everyone, with their day", async () => {
  const { data } = await app.execute<{ exchangeRates: { currency: string; ratedOn: string }[] }>(
    "{ exchangeRates { currency usd ratedOn } }",
  );
  expect(data.exchangeRates).toContainEqual({ currency: "EUR", usd: 1.15, ratedOn: "2026-06-30" });
});

it("convert budgets as administrators set them, at once", async () => {
  expect((await understood("Tags video for EUR 10,000")).budgetMax).toBe(11_500);
  const input = { currency: "EUR", usd: 1.2, ratedOn: "2026-07-31" };
  expect((await admin.execute(SET, { input })).data).toEqual({ setExchangeRate: input });
  const changed = await understood("Tags video for EUR 10,000");
  expect(changed.budgetMax).toBe(12_000);
  expect(changed.notes).toContain("EUR 10,000 is about $12,000 at the rate of July 31, 2026 (1 EUR = $1.2).");
  await admin.execute(REMOVE, { currency: "EUR" });
  expect((await understood("Tags video for EUR 10,000")).budgetMax).toBeNull();
  expect((await admin.execute(REMOVE, { currency: "EUR" })).errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
});

it("are refused to others, and with bad values", async () => {
  const input = { currency: "GBP", usd: 1.2, ratedOn: "2026-07-31" };
  expect((await app.execute(SET, { input })).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  const person = await signIn(app, await createUser(app));
  expect((await person.execute(SET, { input })).errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  expect((await person.execute(REMOVE, { currency: "GBP" })).errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  for (const bad of [
    { currency: "USD" },
    { currency: "euro" },
    { usd: 0 },
    { usd: -1 },
    { ratedOn: "soon" },
  ]) {
    const { errors } = await admin.execute(SET, { input: { ...input, ...bad } });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [Object.keys(bad)[0] as string]: expect.any(String) },
    });
  }
});
