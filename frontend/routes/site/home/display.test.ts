import { describe, expect, it } from "vitest";
import { budgetText, dueText, fundingText, vendorsText } from "./display.ts";

describe("what the landing page says", () => {
  it("of due dates", () => {
    expect([dueText(5), dueText(1), dueText(null)]).toEqual(["Due in 5 days", "Due in 1 day", "TBD"]);
  });

  it("of budgets", () => {
    expect([budgetText(85_400), budgetText(0), budgetText(null)]).toEqual([
      "$85k budget",
      "$0k budget",
      "Budget TBD",
    ]);
  });

  it("of funding and vendors, and where they are absent", () => {
    expect([fundingText(10_850_000), fundingText(0), fundingText(undefined)]).toEqual([
      "$10.8M",
      "$0.0M",
      "$2.4M",
    ]);
    expect([vendorsText(84), vendorsText(null)]).toEqual(["84", "500+"]);
  });
});
