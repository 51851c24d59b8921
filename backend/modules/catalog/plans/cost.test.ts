import { describe, expect, it } from "vitest";
import { decimalOf, minorUnits, moneyInWords, wholeDollars } from "../../../shared/money/money.rules.ts";
import { planTerms } from "../../../testing/factories/plan.ts";
import { askedIn, askedParameters, costsOf, unitsOf } from "./cost.rules.ts";
import type { PlanTerms } from "./plan.rules.ts";

const FORTY = { counts: { athlete: 40 }, months: 24 };
const costOf = (change: Partial<PlanTerms>, asked: Parameters<typeof costsOf>[1] = FORTY) =>
  costsOf([planTerms(change)], asked).map(({ total, atLeast, terms, unknown }) => ({
    total,
    atLeast,
    words: terms.map(({ words, amount }) => `${words} = ${amount}`),
    unknown,
  }))[0];

describe("what a plan costs", () => {
  it("is its price for each, as often as it is paid", () => {
    expect(costOf({})).toEqual({
      total: "8640",
      atLeast: false,
      words: ["40 athletes × $9 × 24 months = 8640"],
      unknown: [],
    });
    expect(costOf({ per: "flat", period: "year" })?.words).toEqual(["$9 × 2 years = 18"]);
    expect(costOf({ period: "once" })?.words).toEqual(["40 athletes × $9 = 360"]);
  });

  it("is exact, also with decimals and large numbers", () => {
    expect(costOf({ amount: "0.1" }, { counts: { athlete: 3 }, months: 1 })?.total).toBe("0.30");
    expect(costOf({ amount: "0.105", currency: "KWD" }, { counts: { athlete: 3 }, months: 1 })?.total).toBe(
      "0.315",
    );
    expect(costOf({ amount: "250000", currency: "JPY" })?.total).toBe("240000000");
    const most = { counts: { athlete: 1_000_000 }, months: 120 };
    expect(costOf({ amount: "999999999.99" }, most)?.total).toBe("119999999998800000");
  });

  it("counts the least number, setup and hardware", () => {
    expect(costOf({ minimum: 50, setupFee: "500", hardware: "199.50", hardwarePer: "unit" })).toMatchObject({
      total: "19280",
      words: [
        "50 athletes × $9 × 24 months (the least is 50) = 10800",
        "setup $500 = 500",
        "hardware 40 athletes × $199.50 = 7980",
      ],
    });
    expect(costOf({ per: "flat", hardware: "100", hardwarePer: "unit" })).toMatchObject({
      total: null,
      unknown: ["Hardware is $100 per device. Say how many devices."],
    });
  });

  it("says what is unknown instead of guessing", () => {
    expect(costOf({ per: "team" })).toMatchObject({
      total: null,
      unknown: ["It is priced per team. Say how many teams."],
    });
    expect(costOf({ amount: null, setupFee: "500" })).toMatchObject({
      total: null,
      words: ["setup $500 = 500"],
      unknown: ["The price is given on request."],
    });
    expect(costOf({ from: true })).toMatchObject({ total: "8640", atLeast: true });
    expect(costOf({ maximum: 25, maximumOf: "athlete" })).toMatchObject({
      total: null,
      unknown: ["It is for up to 25 athletes."],
    });
    expect(costOf({ per: "flat", maximum: 25, maximumOf: "team" })?.unknown).toEqual([
      "It is for up to 25 teams.",
    ]);
  });

  it("takes begun years and seasons in full", () => {
    const asked = { counts: { athlete: 1 }, months: 18 };
    expect(costOf({ period: "year" }, asked)).toMatchObject({
      total: "18",
      unknown: ["It is sold by the year, so 18 months are 2 full years."],
    });
    expect(costOf({ period: "season" }, asked)).toMatchObject({
      total: "18",
      unknown: ["A season is taken as a year."],
    });
  });
});

it("asks for the numbers that plans are priced by, in the address", () => {
  expect(
    unitsOf([planTerms({ per: "seat" }), planTerms({ per: "flat", maximum: 3, maximumOf: "team" })]),
  ).toEqual(["team", "seat"]);
  expect(askedIn(new URLSearchParams("athletes=40&teams=x&seats=0&venues=-1&months=24"))).toEqual(FORTY);
  expect(askedIn(new URLSearchParams("athletes=9999999&months=121"))).toEqual({ counts: {}, months: 12 });
  expect(new URLSearchParams(askedParameters(FORTY)).toString()).toBe("athletes=40&months=24");
});

it("keeps amounts in minor units of currencies with 0, 2 and 3 decimals", () => {
  expect(["4000", "9.5", "9.55", "9.555", "-1", "1e3", ""].map((text) => minorUnits(text, "EUR"))).toEqual([
    400_000n,
    950n,
    955n,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect([minorUnits("9.5", "JPY"), minorUnits("95", "JPY"), minorUnits("9.555", "KWD")]).toEqual([
    undefined,
    95n,
    9555n,
  ]);
  expect([decimalOf(5n, "USD"), decimalOf(400_000n, "USD"), decimalOf(95n, "JPY")]).toEqual([
    "0.05",
    "4000",
    "95",
  ]);
  expect([moneyInWords("1234567.5", "USD"), moneyInWords("4000", "EUR")]).toEqual([
    "$1,234,567.50",
    "EUR 4,000",
  ]);
  expect([wholeDollars(1_000_000n, "EUR", 1.15), wholeDollars(250_000n, "JPY", 0.0062)]).toEqual([
    11_500n,
    1_550n,
  ]);
});
