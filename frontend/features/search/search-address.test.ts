import { expect, it } from "vitest";
import { parseSearchAddress, searchPath, toggledPath } from "./search-address.ts";

const parse = (query: string) => parseSearchAddress(new URLSearchParams(query));

it("the address is read back as it was made", () => {
  const address = {
    ...({ text: "gps & vest", kind: "SOLUTION", sort: "NEWEST", page: 3 } as const),
    chosen: { category: ["Video", "A & B"], verified: ["true"] },
  };
  const path =
    "/search?text=gps+%26+vest&kind=solution&category=Video&category=A+%26+B&verified=true&sort=newest&page=3";
  expect(searchPath(address)).toBe(path);
  expect(parse(path.replace("/search?", ""))).toEqual(address);
  expect(searchPath({})).toBe("/search");
});

it("`q` works as `text`, which comes first", () => {
  expect(parse("q=gps").text).toBe("gps");
  expect(parse("q=gps&text=vest").text).toBe("vest");
});

it("what an address can't mean is left out", () => {
  expect(parse("kind=nothing&page=-2")).toEqual({
    text: "",
    kind: undefined,
    chosen: {},
    sort: "BEST",
    page: 1,
  });
  expect(parse("verified=maybe&sport=&sort=best").chosen).toEqual({});
  expect(parse("page=1e9").page).toBe(5);
  expect(parse(`text=${"x".repeat(300)}`).text).toHaveLength(200);
});

it("a filter's value is added and removed by the same link", () => {
  const address = parse("text=vest&sport=Golf");
  const added = toggledPath(address, "sport", "Rugby");
  expect(added).toBe("/search?text=vest&sport=Golf&sport=Rugby");
  expect(toggledPath(parse(added.replace("/search?", "")), "sport", "Golf")).toBe(
    "/search?text=vest&sport=Rugby",
  );
});
