import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UnavailableError } from "../shared/errors.ts";
import { renderQueue } from "./render-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("refuses what waited five seconds, and doesn't run it afterwards", async () => {
  const inQueue = renderQueue();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const running = Array.from({ length: 2 }, () => inQueue(() => released));
  const late = vi.fn(async () => "late");
  const refusal = expect(inQueue(late)).rejects.toBeInstanceOf(UnavailableError);
  await vi.advanceTimersByTimeAsync(5_000);
  await refusal;
  release();
  await Promise.all(running);
  expect(await inQueue(async () => "next")).toBe("next");
  expect(late).not.toHaveBeenCalled();
});
