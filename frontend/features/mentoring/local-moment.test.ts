import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { zonedTime } from "../../../backend/modules/community/mentoring/sessions/session.rules.ts";
import { momentOf, sessionTimeRules } from "./local-moment.ts";

beforeEach(() => {
  vi.stubEnv("TZ", "America/Chicago");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** The fields that are refused, with what is said. */
async function refused(day: string, time: string): Promise<unknown[]> {
  const values = { day, time, minutes: 60, topic: "Thesis", place: "Lab" };
  try {
    await sessionTimeRules.validate(values, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { inner: { path: string }[] }).inner.map(({ path }) => path);
  }
}

describe("the time of a session", () => {
  it("is none that the clock skips when it is set forward", async () => {
    expect(await refused("2027-03-14", "02:30")).toEqual(["time"]);
    expect(await refused("2027-03-14", "01:59")).toEqual([]);
    expect(await refused("2027-03-14", "03:00")).toEqual([]);
    expect(await refused("2027-03-15", "02:30")).toEqual([]);
  });

  it("keeps its hour across the change, and its zone says which half of the year it is", () => {
    const before = momentOf("2027-03-13", "09:00");
    const after = momentOf("2027-03-14", "09:00");
    expect(after.getTime() - before.getTime()).toBe(23 * 3600_000);
    expect(zonedTime(before, "America/Chicago")).toBe("Sat, Mar 13, 2027, 9:00 AM CST");
    expect(zonedTime(after, "America/Chicago")).toBe("Sun, Mar 14, 2027, 9:00 AM CDT");
  });

  it("is the first of two when clocks go back over it", () => {
    const twice = momentOf("2026-11-01", "01:30");
    expect(zonedTime(twice, "America/Chicago")).toBe("Sun, Nov 1, 2026, 1:30 AM CDT");
  });

  it("is on a day that there is", async () => {
    expect(await refused("20277-03-14", "09:00")).toEqual(["day"]);
    expect(await refused("", "09:00")).toEqual(["day"]);
    expect(await refused("2027-03-14", "")).toEqual(["time"]);
  });
});
