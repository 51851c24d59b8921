import { expect, it } from "vitest";
import { budgetIn, withoutAmounts } from "./budget.ts";

const RATES = [
  { currency: "EUR", usd: 1.1, ratedOn: "2026-06-30" },
  { currency: "GBP", usd: 1.3, ratedOn: "2026-06-30" },
  { currency: "CHF", usd: 1.2, ratedOn: "2026-06-30" },
];

it.each([
  ["Budget EUR 25,000 for the first year", 27_500],
  ["25.000 € im Jahr", 27_500],
  ["€25k", 27_500],
  ["1 000 euros par an", 1_100],
  ["£3k", 3_900],
  ["3,000 pounds a year", 3_900],
  ["CHF 1.5 Mio", 1_800_000],
  ["CHF 12'500", 15_000],
  ["USD 1.5 million", 1_500_000],
  ["at most $400 a month", 4_800],
  ["a monthly budget of €500", 6_600],
  ["€100/month", 1_320],
  ["$50 per week", 2_600],
  ["EUR 45 per athlete per month, 30 athletes", 17_820],
  ["30 players, $10 per player a month", 3_600],
  ["between €5k and €10k", 11_000],
  ["budget of 25k", 25_000],
  ["Budget: 20,000", 20_000],
  ["budget 3 teams", null],
  ["Max 3 grand.", 3_000],
  ["We have 12k to spend this season.", 12_000],
  ["We have 12k followers", null],
  ["up to 2k athletes", null],
  ["twenty dollars per player, 250 players", 5_000],
  ["five thousand euros", 5_500],
  ["We won 3 matches", null],
  ["40 players", null],
  ["SEK 5000", null],
])("%s is %s US dollars a year", (text, max) => {
  expect(budgetIn(text, RATES).max).toBe(max);
});

it("says how it converted, and what it could not", () => {
  expect(budgetIn("EUR 25,000", RATES).notes).toEqual([
    "EUR 25,000 is about $27,500 at the rate of June 30, 2026 (1 EUR = $1.1).",
  ]);
  expect(budgetIn("EUR 45 per athlete per month, 30 athletes", RATES).notes).toEqual([
    "EUR 45 is EUR 16,200 a year, which is about $17,820 at the rate of June 30, 2026 (1 EUR = $1.1).",
  ]);
  expect(budgetIn("SEK 5,000", RATES).notes).toEqual([
    "We have no exchange rate for SEK, so SEK 5,000 isn't in the budget.",
  ]);
  expect(budgetIn("$10 per player", RATES).notes).toEqual([
    "It names a price for each player, but not how many. We left it out.",
  ]);
  expect(budgetIn("$400 a month", RATES).notes).toEqual([]);
});

it("is left out of what is looked for", () => {
  expect(withoutAmounts("A tracker under €5k, for $20 or 30 pounds")).toBe("A tracker under , for or");
});
