import { expect, it } from "vitest";
import { parseSearchAddress, searchPath } from "./search-address.ts";

const parse = (query: string) => parseSearchAddress(new URLSearchParams(query));

it("the address is read back as it was made", () => {
  const address = { text: "gps & vest", kind: "SOLUTION", page: 3 } as const;
  expect(searchPath(address)).toBe("/search?text=gps+%26+vest&kind=solution&page=3");
  expect(parse("text=gps+%26+vest&kind=solution&page=3")).toEqual(address);
  expect(searchPath({})).toBe("/search");
});

it("what an address can't mean is left out", () => {
  expect(parse("kind=nothing&page=-2")).toEqual({ text: "", kind: undefined, page: 1 });
  expect(parse("page=1e9").page).toBe(5);
  expect(parse(`text=${"x".repeat(300)}`).text).toHaveLength(200);
});
