import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { UnavailableError } from "../errors.ts";
import { acquireConnection, MAX_READ_TIME, withConnectionQuota, yieldToOthers } from "./connection-quota.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);

describe("a request's fair share", () => {
  it("is two connections at a time, in the order of asking", async () => {
    await withConnectionQuota(async () => {
      const taken: number[] = [];
      const turns = [1, 2, 3, 4].map(async (number) => {
        const giveBack = await acquireConnection();
        taken.push(number);
        return giveBack;
      });
      const giveBack = await turns[0];
      await turns[1];
      await vi.advanceTimersByTimeAsync(1_000);
      expect(taken).toEqual([1, 2]);
      giveBack?.();
      await turns[2];
      expect(taken).toEqual([1, 2, 3]);
    });
  });

  it("is nobody else's, and without one there is no bound", async () => {
    await Promise.all(
      [1, 2].map(() =>
        withConnectionQuota(async () => Promise.all([acquireConnection(), acquireConnection()])),
      ),
    );
    await Promise.all([acquireConnection(), acquireConnection(), acquireConnection()]);
  });

  it("ends after ten seconds: what waits gets no connection any more", async () => {
    let waiting: Promise<unknown> = never;
    const work = withConnectionQuota(async () => {
      const giveBack = await acquireConnection();
      await acquireConnection();
      waiting = acquireConnection();
      setTimeout(giveBack, 11_000);
      return never;
    }, MAX_READ_TIME);
    const refused = expect(work).rejects.toBeInstanceOf(UnavailableError);
    await vi.advanceTimersByTimeAsync(9_999);
    const late = expect(waiting).rejects.toBeInstanceOf(UnavailableError);
    await vi.advanceTimersByTimeAsync(1_001);
    await refused;
    await late;
  });
});

describe("computing", () => {
  beforeEach(() => void vi.useRealTimers());

  it("goes round by request, however much one asks, and lets others in between", async () => {
    const order: string[] = [];
    let between = 0;
    const ask = (name: string, times: number) =>
      withConnectionQuota(() =>
        Promise.all(
          Array.from({ length: times }, async () => {
            await yieldToOthers();
            order.push(name);
          }),
        ),
      );
    const count = () => {
      between++;
      if (order.length < 14) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all([ask("greedy", 10), ask("modest", 2), ask("other", 2)]);
    expect(order.slice(0, 6).toSorted()).toEqual(["greedy", "greedy", "modest", "modest", "other", "other"]);
    expect(between).toBeGreaterThanOrEqual(13);
  });

  it("ends with the request's time, and jobs have no such end", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const later = Promise.withResolvers<void>();
    let late: Promise<unknown> = never;
    const work = withConnectionQuota(() => {
      late = later.promise.then(yieldToOthers);
      return never;
    }, MAX_READ_TIME);
    const refused = expect(work).rejects.toBeInstanceOf(UnavailableError);
    await vi.advanceTimersByTimeAsync(10_002);
    await refused;
    later.resolve();
    await expect(late).rejects.toBeInstanceOf(UnavailableError);
    await yieldToOthers();
  });
});
