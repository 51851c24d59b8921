import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UnavailableError } from "../../shared/errors.ts";
import { renderQueue } from "./render-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("refuses what waited five seconds, and doesn't run it afterwards", async () => {
  const inQueue = renderQueue();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const running = Array.from({ length: 2 }, () => inQueue("one", () => released));
  const late = vi.fn(async () => "late");
  const refusal = expect(inQueue("two", late)).rejects.toBeInstanceOf(UnavailableError);
  await vi.advanceTimersByTimeAsync(5_000);
  await refusal;
  release();
  await Promise.all(running);
  expect(await inQueue("two", async () => "next")).toBe("next");
  expect(late).not.toHaveBeenCalled();
});

it("lets visitors take turns: who asks for many waits for oneself alone", async () => {
  const inQueue = renderQueue({ concurrency: 1 });
  const order: string[] = [];
  const page = (visitor: string, name: string) =>
    inQueue(visitor, async () => {
      order.push(name);
    });
  const many = Array.from({ length: 20 }, (_, at) => page("many", `many ${at}`));
  await Promise.all([...many, page("one", "one 0"), page("other", "other 0"), page("one", "one 1")]);
  expect(order.slice(0, 7)).toEqual(["many 0", "many 1", "one 0", "other 0", "many 2", "one 1", "many 3"]);
  expect(order.slice(7)).toEqual(Array.from({ length: 16 }, (_, at) => `many ${at + 4}`));
});

it("keeps room for others, and goes on after a failure", async () => {
  const inQueue = renderQueue({ concurrency: 1 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const first = inQueue("many", () => released.then(() => Promise.reject(new Error("broken"))));
  const waiting = Array.from({ length: 99 }, () => inQueue("many", async () => "many"));
  const latest = expect(inQueue("many", async () => "many")).rejects.toBeInstanceOf(UnavailableError);
  const other = inQueue("other", async () => "other");
  await latest;
  await expect(inQueue("many", async () => "many")).rejects.toBeInstanceOf(UnavailableError);
  release();
  await expect(first).rejects.toThrow("broken");
  expect(await other).toBe("other");
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["many"]));
});
