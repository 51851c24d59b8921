import { expect, it } from "vitest";
import { counted } from "./counted.rules.ts";

it("counts one in the singular, and all else in the plural", () => {
  expect([0, 1, 2, 1200].map((count) => counted(count, "row"))).toEqual([
    "0 rows",
    "1 row",
    "2 rows",
    "1,200 rows",
  ]);
  expect([1, 2].map((count) => counted(count, "company", "companies"))).toEqual(["1 company", "2 companies"]);
});
