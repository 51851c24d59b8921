import { describe, expect, it } from "vitest";
import { writtenDate } from "./written-date.ts";
import { writtenNumber } from "./written-number.ts";

const isTwo = (problem: string | undefined) => (problem?.startsWith("may be ") ? "two" : problem);

describe("a number as people write it", () => {
  it.each<[string, number | string, (number | string)?]>([
    ["42", 42],
    ["-3.5", -3.5],
    ["1e6", 1_000_000],
    ["$50,000", 50_000],
    ["US$ 50,000", 50_000],
    ["50,000 USD", "two", 50_000],
    ["50,000", "two", 50_000],
    ["50.000", 50, "two"],
    ["$50.000", "two"],
    ["1,234,567", 1_234_567],
    ["1.234.567", 1_234_567],
    ["1 234 567", 1_234_567],
    ["12\u00a0000", 12_000],
    ["1'234.5", 1_234.5],
    ["1.234,56", 1_234.56],
    ["1,234.56", 1_234.56],
    ["4,5", 4.5],
    ["0,25", 0.25],
    ["1.5M", 1_500_000],
    ["$50k", 50_000],
    ["2.3bn", 2_300_000_000],
    ["1.1k", 1_100],
    ["0x10", "must be a number"],
    ["30,000 - 40,000", "is a range: give one number"],
    ["3–5k a year", "is a range: give one number"],
    ["$10k to $20k", "is a range: give one number"],
    ["5k a year", 'is an amount "a year": give the number alone'],
    ["1.5 million", 1_500_000],
    ["9007199254740993", "is too large to be read exactly"],
    ["€50", "is in €, which isn't converted: give the number alone"],
    ["1,23,4", "must be a number"],
    ["12,34,56", "must be a number"],
    ["1.2.3", "must be a number"],
    ["\u2212500", -500],
    ["\uff11\uff12\uff13", 123],
    ["\u0661\u0662\u0663", 123],
    ["ten", "must be a number"],
    ["Infinity", "must be a number"],
    ["", "must be a number"],
  ])("%s", (text, decimal, whole = decimal) => {
    for (const [isWhole, wanted] of [
      [false, decimal],
      [true, whole],
    ] as const) {
      const { value, problem } = writtenNumber(text, isWhole);
      expect([isWhole, value ?? isTwo(problem)]).toEqual([isWhole, wanted]);
    }
  });

  it("names both that it may be", () => {
    expect(writtenNumber("50.000", true).problem).toBe("may be 50000 or 50: write it without a separator");
  });
});

describe("a date as people write it", () => {
  it.each([
    ["14.03.2024", "2024-03-14"],
    ["4. 3. 2024", "2024-03-04"],
    ["3/14/2024", "2024-03-14"],
    ["14/3/2024", "2024-03-14"],
    ["5/5/2024", "2024-05-05"],
    ["2024/03/14", "2024-03-14"],
    ["March 14, 2024", "2024-03-14"],
    ["Mar 14 2024", "2024-03-14"],
    ["14 March 2024", "2024-03-14"],
    ["14-Mar-2024", "2024-03-14"],
    ["1st Sept. 2024", "2024-09-01"],
    ["3/14/2024 2:05 PM", "2024-03-14 14:05:00"],
    ["3/14/2024 12:05 am", "2024-03-14 00:05:00"],
    ["14.03.2024 14:05", "2024-03-14 14:05:00"],
    ["Sun, 01 Mar 2026 09:00:00 +0100", "2026-03-01 09:00:00+0100"],
    ["1 Mar 2026 09:05 GMT", "2026-03-01 09:05:00Z"],
    ["31.02.2024", "2024-02-31"],
    ["3/4/2024", "two"],
    ["04-03-2024", "two"],
    ["Mar 24", "2024-03-01 month"],
    ["June 1998", "1998-06-01 month"],
    ["2024-06", "2024-06-01 month"],
    ["06/2024", "2024-06-01 month"],
    ["14.03.24", "2024-03-14"],
    ["3/14/99", "1999-03-14"],
    ["3/4/24", "two"],
    ["14-Mar-24", "2024-03-14"],
    ["7. Juni 2024", "2024-06-07"],
    ["7 juin 2024", "2024-06-07"],
    ["1er août 2024", "2024-08-01"],
    ["7 de junio de 2024", "2024-06-07"],
    ["7 de março de 2024 09:30", "2024-03-07 09:30:00"],
    ["7 giugno 2024", "2024-06-07"],
    ["the 7th of June 2024", "2024-06-07"],
    ["mardi 7 juin 2024", "2024-06-07"],
    ["Dezember 2024", "2024-12-01 month"],
    ["junio de 2024", "2024-06-01 month"],
    ["7 Brumaire 2024", "none"],
    ["20240607", "2024-06-07"],
    ["20241307", "none"],
    ["\uff12\uff10\uff12\uff14-06", "2024-06-01 month"],
    ["2024", "2024-01-01 year"],
    ["2024-03-14", "none"],
    ["soon", "none"],
  ])("%s", (text, wanted) => {
    const date = writtenDate(text);
    const shown =
      date === undefined
        ? "none"
        : "problem" in date
          ? isTwo(date.problem)
          : [date.day, date.time, date.completed].filter(Boolean).join(" ");
    expect(shown).toBe(wanted);
  });
});
