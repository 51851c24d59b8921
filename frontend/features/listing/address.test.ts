import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressPath, type Listing, type ListingAddress, parseAddress } from "./address.ts";

type Name = "type" | "level" | "due";
type Sort = "BEST_RATED" | "NEWEST";

const filter = { field: "", label: "", ordered: false } as const;
const listing: Listing<Name, Sort> = {
  name: "things",
  path: "/things",
  filters: {
    type: { ...filter, shape: "texts", choices: null },
    level: { ...filter, shape: "texts", choices: { YOUTH_ACADEMY: "Youth academy", ELITE: "Elite" } },
    due: { ...filter, shape: "number", choices: { 7: "A week", 30: "A month" } },
  },
  always: {},
  sorts: { BEST_RATED: "Best rated", NEWEST: "Newest" },
  defaultSort: "BEST_RATED",
};
const plain: ListingAddress<Name, Sort> = {
  search: "",
  chosen: { type: [], level: [], due: [] },
  sort: "BEST_RATED",
  page: 1,
};
/** Any text without control characters. */
const sendable = (constraints: fc.StringConstraints) =>
  fc.string(constraints).filter((text) => !/\p{Cc}/u.test(text));
const addresses: fc.Arbitrary<ListingAddress<Name, Sort>> = fc.record({
  search: sendable({ maxLength: 200 }).map((text) => text.trim()),
  chosen: fc.record({
    type: fc.uniqueArray(sendable({ minLength: 1, maxLength: 20 }), { maxLength: 3 }),
    level: fc.subarray(["YOUTH_ACADEMY", "ELITE"]),
    due: fc.subarray(["7", "30"]),
  }),
  sort: fc.constantFrom<Sort>("BEST_RATED", "NEWEST"),
  page: fc.integer({ min: 1, max: 100 }),
});
const paramsOf = (path: string) => new URL(path, "http://localhost").searchParams;

describe("the address of a list", () => {
  it("holds everything that the screen shows", () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(parseAddress(listing, paramsOf(addressPath(listing, address)))).toEqual(address);
      }),
    );
  });

  it("is plain when nothing is chosen", () => {
    expect(addressPath(listing, plain)).toBe("/things");
    expect(parseAddress(listing, new URLSearchParams())).toEqual(plain);
  });

  it("writes fixed values as words", () => {
    expect(addressPath(listing, { ...plain, chosen: { level: ["YOUTH_ACADEMY"], type: ["A B"] } })).toBe(
      "/things?level=youth-academy&type=A+B",
    );
  });

  it.each([
    "level=moon",
    "due=9",
    "sort=luck",
    "page=0",
    "page=-3",
    "page=1.5",
    "page=x",
    "type=",
    "type=%00",
    "type=a%E2%80%AEb",
    "search=%00",
    `type=${"x".repeat(201)}`,
    "unknown=1",
  ])("ignores %s", (query) => {
    expect(parseAddress(listing, new URLSearchParams(query))).toEqual(plain);
  });
});
