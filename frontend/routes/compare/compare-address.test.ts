import { expect, it } from "vitest";
import { comparePath } from "../../features/compare/compare-path.ts";
import { parseCompareAddress } from "./compare-address.ts";

const parse = (query: string) => parseCompareAddress(new URLSearchParams(query));

it("reads what a comparison's address says, and writes it", () => {
  expect(parse("solutions=3,1&differences=true")).toEqual({
    ids: ["3", "1"],
    tooMany: false,
    onlyDifferences: true,
  });
  expect(comparePath(["3", "1"], true)).toBe("/compare?solutions=3,1&differences=true");
  expect(comparePath([], true)).toBe("/compare");
});

it("leaves out what is no id, repeats, and more than four", () => {
  expect(parse("solutions=1,x,,1,-2,0,9999999999")).toMatchObject({ ids: ["1"], tooMany: false });
  expect(parse("solutions=1,2,3,4,5")).toMatchObject({ ids: ["1", "2", "3", "4"], tooMany: true });
  expect(parse("")).toEqual({ ids: [], tooMany: false, onlyDifferences: false });
});
