import { gql } from "@apollo/client";
import { describe, expect, it } from "vitest";
import { FRESH_FOR_MS, Freshness } from "./freshness.ts";

const query = gql`
  query Things($id: ID) {
    thing(id: $id)
  }
`;

describe("freshness", () => {
  it("reads what is stored for five minutes, then also fetches", () => {
    let now = 1_000;
    const freshness = new Freshness(() => now);
    expect(freshness.policyFor(query, { id: "1" })).toBe("cache-first");
    now += FRESH_FOR_MS - 1;
    expect(freshness.policyFor(query, { id: "1" })).toBe("cache-first");
    now += 1;
    expect(freshness.policyFor(query, { id: "1" })).toBe("cache-and-network");
    expect(FRESH_FOR_MS).toBe(300_000);
  });

  it("is kept for each query and its variables", () => {
    let now = 0;
    const freshness = new Freshness(() => now);
    freshness.policyFor(query, { id: "1" });
    now += FRESH_FOR_MS;
    expect(freshness.policyFor(query, { id: "2" })).toBe("cache-first");
    expect(freshness.policyFor(query, { id: "1" })).toBe("cache-and-network");
  });
});
