import { expect, it } from "vitest";
import { comparePath } from "../../../features/compare/compare-path.ts";
import { briefQuery } from "../../../features/matching/match-address.ts";
import { parseCompareAddress } from "./compare-address.ts";

const parse = (query: string) => parseCompareAddress(new URLSearchParams(query));

it("reads what a comparison's address says, and writes it", () => {
  expect(parse("solutions=3,1&differences=true")).toEqual({
    ids: ["3", "1"],
    tooMany: false,
    onlyDifferences: true,
    find: "",
    brief: undefined,
    asked: { counts: {}, months: 12 },
  });
  expect(comparePath(["3", "1"], true)).toBe("/compare?solutions=3,1&differences=true");
  expect(comparePath([], true)).toBe("/compare");
});

it("leaves out what is no id, repeats, and more than four", () => {
  expect(parse("solutions=1,x,,1,-2,0,9999999999")).toMatchObject({ ids: ["1"], tooMany: false });
  expect(parse("solutions=1,2,3,4,5")).toMatchObject({ ids: ["1", "2", "3", "4"], tooMany: true });
  expect(parse("")).toMatchObject({ ids: [], tooMany: false, onlyDifferences: false, find: "" });
});

it("says for how many and for how long a cost is asked", () => {
  expect(parse("solutions=1&athletes=40&months=24&teams=x").asked).toEqual({
    counts: { athlete: 40 },
    months: 24,
  });
});

it("carries a brief, as it is or with its corrected criteria", () => {
  expect(parse("solutions=1&text=Rugby%20video").brief).toEqual({ text: "Rugby video" });
  const brief = {
    text: "Rugby video",
    product: "video analysis",
    sports: ["Rugby"],
    level: "ELITE",
    must: ["work offline", "export"],
    should: [],
    wont: ["need Wi-Fi"],
    budgetMax: 5000,
    deadline: "2027-05-01",
    integrations: ["Hudl"],
  } as const;
  const query = briefQuery(brief as never);
  expect(comparePath(["1"], false, query)).toBe(`/compare?solutions=1&${query}`);
  expect(parse(`solutions=1&${query}`).brief).toEqual(brief);
  expect(parse(`solutions=1&${briefQuery({ text: "x", must: [] })}`).brief).toMatchObject({ must: [] });
});
