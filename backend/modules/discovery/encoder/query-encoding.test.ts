import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BUILT_IN } from "./model-in-use.ts";
import { encodeInTime } from "./query-encoding.ts";
import type { SentenceEncoder } from "./sentence-encoder.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("lets only the first wait for an encoder that is late, and asks it again once it has answered", async () => {
  let answer = Promise.withResolvers<void>();
  let asked = 0;
  const slow: SentenceEncoder = {
    stop: () => undefined,
    encode: async (texts) => {
      asked++;
      await answer.promise;
      return texts.map(() => new Int8Array(BUILT_IN.size).fill(9));
    },
  };
  const first = encodeInTime(slow, "Who gets hurt?");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await first).toBeUndefined();
  // Without advancing the clock: these don't wait.
  expect(await encodeInTime(slow, "Who gets well?")).toBeUndefined();
  expect(asked).toBe(1);
  answer.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(await encodeInTime(slow, "Who gets hurt?")).toBeDefined();
  expect(await encodeInTime(slow, "Who gets well?")).toBeDefined();
  answer = Promise.withResolvers();
  const failing = encodeInTime(slow, "Who gets ill?");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await failing).toBeUndefined();
  answer.reject(new Error("the encoder has ended"));
  await vi.advanceTimersByTimeAsync(0);
  answer = Promise.withResolvers();
  answer.resolve();
  expect(await encodeInTime(slow, "Who gets old?")).toBeDefined();
});
