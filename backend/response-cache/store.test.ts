import { describe, expect, it } from "vitest";
import type { CachedResponse } from "./cached-response.ts";
import { createStore } from "./store.ts";

const MEMORY = 1_000_000;

const answer = (bytes: number): CachedResponse => ({
  headers: [],
  digest: "",
  body: Buffer.alloc(bytes),
  compressed: new Map(),
});

function openStore() {
  const store = createStore(MEMORY);
  store.opened(new Map([["vendors", true]]));
  return store;
}

describe("the store", () => {
  it("holds no more than its memory, and drops what was used longest ago", () => {
    const store = openStore();
    for (let n = 0; n < 1_000; n++) {
      store.keep(`${n}`, answer(10_000), store.now(), new Set(["vendors"]));
      expect(store.size).toBeLessThanOrEqual(MEMORY);
      store.find("0");
    }
    expect(store.find("0")).toBeDefined();
    expect(store.find("1")).toBeUndefined();
    expect(store.find("999")).toBeDefined();
  });

  it("holds no answer that would take much of it", () => {
    const store = openStore();
    store.keep("large", answer(MEMORY / 4), store.now(), new Set());
    expect(store.find("large")).toBeUndefined();
  });

  it("keeps nothing that was begun before a change or before it was opened", () => {
    const store = createStore(MEMORY);
    const early = store.now();
    store.opened(new Map([["vendors", true]]));
    expect(store.keep("early", answer(1), early, new Set())).toBe(false);
    const begun = store.now();
    store.changed("vendors");
    expect(store.keep("vendors", answer(1), begun, new Set(["vendors"]))).toBe(false);
    expect(store.keep("others", answer(1), begun, new Set(["sports"]))).toBe(true);
    store.lost();
    expect([store.open, store.find("others"), store.size]).toEqual([false, undefined, 0]);
  });

  it("knows tables that keep their changes to themselves, and writes", () => {
    const store = createStore(MEMORY);
    store.opened(
      new Map([
        ["vendors", true],
        ["sports", true],
        ["sessions", false],
      ]),
    );
    expect(store.touched(['select "v".* from "vendors" v join sports on true'])).toEqual({
      tables: new Set(["vendors", "sports"]),
      wrote: false,
    });
    expect(store.touched(["select 1 from sessions"]).tables).toBeUndefined();
    expect(store.touched(["with x as (update vendors set name = '') select"])).toEqual({
      tables: undefined,
      wrote: true,
    });
    expect(store.touched(["select updated_at from vendors"]).wrote).toBe(false);
  });
});
