import { expect, test } from "vitest";
import { loadOnce } from "./load-once.ts";

/** Loads, after as many failures. */
function failing(times: number) {
  let calls = 0;
  return loadOnce(async () => {
    calls += 1;
    if (calls <= times) throw new Error(`Failure ${calls}`);
    return calls;
  });
}

test("what is loaded is loaded once", async () => {
  const load = failing(0);
  expect(load("a")).toBe(load());
  expect(await load("b")).toBe(1);
});

test("a failure stays the same for who waits for it, and others try again", async () => {
  const load = failing(2);
  const first = load(0);
  await expect(first).rejects.toThrow("Failure 1");
  expect(load(0)).toBe(first);
  await expect(load(1)).rejects.toThrow("Failure 2");
  expect(await load()).toBe(3);
  expect(await load(1)).toBe(3);
});
