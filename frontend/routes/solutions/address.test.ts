import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { levelLabels, priceBandLabels, sortLabels } from "../../features/solutions/vocabulary.ts";
import type { Level, PriceBand, SolutionSort } from "../../graphql/schema.generated.ts";
import { addressPath, emptyAddress, formatAddress, parseAddress, type SolutionsAddress } from "./address.ts";

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];
const slug = fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/);
const addresses: fc.Arbitrary<SolutionsAddress> = fc.record({
  search: fc.string({ maxLength: 200 }).map((text) => text.trim()),
  category: fc.oneof(fc.constant(""), slug),
  sport: fc.uniqueArray(slug, { maxLength: 3 }),
  level: fc.subarray<Level>(keysOf(levelLabels)),
  price: fc.subarray<PriceBand>(keysOf(priceBandLabels)),
  sort: fc.constantFrom<SolutionSort>(...keysOf(sortLabels)),
  page: fc.integer({ min: 1, max: 100 }),
});

describe("the address of the list of solutions", () => {
  it("holds everything that the screen shows", () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(parseAddress(new URLSearchParams(formatAddress(address).toString()))).toEqual(address);
      }),
    );
  });

  it("is plain when nothing is chosen", () => {
    expect(addressPath(emptyAddress)).toBe("/solutions");
    expect(parseAddress(new URLSearchParams())).toEqual(emptyAddress);
  });

  it.each([
    "level=moon",
    "price=gold",
    "sort=luck",
    "page=0",
    "page=-3",
    "page=1.5",
    "page=x",
    "sport=",
    "unknown=1",
  ])("ignores %s", (query) => {
    expect(parseAddress(new URLSearchParams(query))).toEqual(emptyAddress);
  });
});
