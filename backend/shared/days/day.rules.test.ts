import { expect, it } from "vitest";
import { isDay } from "./calendar-day.rules.ts";
import {
  dayIn,
  daysAhead,
  endOfDayIn,
  isTimeZoneName,
  monthsAhead,
  startOfDayIn,
  wholeDayIn,
} from "./day.rules.ts";
import { endForReader, endInWords } from "./end-in-words.rules.ts";

it.each([
  ["UTC", "2026-03-31", "2026-03-31T00:00:00.000Z", "2026-03-31T23:59:59.999Z"],
  ["America/New_York", "2026-03-31", "2026-03-31T04:00:00.000Z", "2026-04-01T03:59:59.999Z"],
  ["Asia/Kolkata", "2026-12-31", "2026-12-30T18:30:00.000Z", "2026-12-31T18:29:59.999Z"],
  ["Pacific/Kiritimati", "2026-01-01", "2025-12-31T10:00:00.000Z", "2026-01-01T09:59:59.999Z"],
  // The clock is changed that day, and the next.
  ["Europe/Oslo", "2026-03-29", "2026-03-28T23:00:00.000Z", "2026-03-29T21:59:59.999Z"],
  ["Europe/Oslo", "2026-10-25", "2026-10-24T22:00:00.000Z", "2026-10-25T22:59:59.999Z"],
  // Midnight itself is skipped.
  ["America/Havana", "2026-03-08", "2026-03-08T05:00:00.000Z", "2026-03-09T03:59:59.999Z"],
  ["America/Havana", "2026-03-07", "2026-03-07T05:00:00.000Z", "2026-03-08T04:59:59.999Z"],
  ["America/New_York", "2026-03-08", "2026-03-08T05:00:00.000Z", "2026-03-09T03:59:59.999Z"],
])("in %s, %s is from %s to %s", (zone, day, first, last) => {
  expect([startOfDayIn(zone, day), endOfDayIn(zone, day)]).toEqual([new Date(first), new Date(last)]);
  for (const moment of [first, last]) expect(dayIn(zone, new Date(moment))).toBe(day);
  expect(wholeDayIn(zone, new Date(last))).toBe(day);
  expect(wholeDayIn(zone, new Date(Date.parse(last) - 59_000))).toBe(day);
  for (const moment of [first, new Date(Date.parse(last) - 60_000)])
    expect(wholeDayIn(zone, new Date(moment))).toBeUndefined();
});

it("counts days and months from the zone's own today", () => {
  const evening = Date.parse("2026-11-30T03:30:00Z");
  expect(daysAhead("America/New_York", 0, evening)).toBe("2026-11-29");
  expect(daysAhead("America/New_York", 2, evening)).toBe("2026-12-01");
  expect(daysAhead("Pacific/Kiritimati", 0, evening)).toBe("2026-11-30");
  expect(monthsAhead("America/New_York", 3, evening)).toBe("2027-02-28");
  expect(monthsAhead("UTC", -9, evening)).toBe("2026-02-28");
});

it.each([
  ["UTC", "2027-01-07T23:59:59.999Z", "January 7, 2027, 11:59 PM UTC"],
  ["UTC", "2027-01-07T09:00:00.000Z", "January 7, 2027, 9:00 AM UTC"],
  ["America/New_York", "2027-01-08T04:59:59.999Z", "January 7, 2027, 11:59 PM EST"],
  ["America/New_York", "2027-01-07T23:59:59.999Z", "January 7, 2027, 6:59 PM EST"],
])(
  "in %s, %s is said as %s, as what ends at a time of its own is over before its day",
  (zone, end, words) => {
    expect(endInWords(zone, new Date(end))).toBe(words);
  },
);

it.each([
  ["UTC", "America/New_York", "6:59 PM EST"],
  ["UTC", "Asia/Tokyo", "January 8, 2027, 8:59 AM GMT+9"],
  ["Europe/Oslo", "Africa/Lagos", undefined],
  ["UTC", "Atlantic/Reykjavik", undefined],
])("what ends in %s is said to a reader in %s as %s", (zone, readers, words) => {
  expect(endForReader(zone, readers, new Date("2027-01-07T23:59:59.999Z"))).toBe(words);
});

it("knows the days of the calendar", () => {
  const texts = ["2028-02-29", "2027-02-29", "2027-13-01", "2027-1-1", "27-01-01", ""];
  expect(texts.map(isDay)).toEqual([true, false, false, false, false, false]);
});

it("knows the names of time zones", () => {
  expect(["UTC", "Europe/Oslo", "Mars/Base", "", "x'y"].map(isTimeZoneName)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
