import { expect, it } from "vitest";
import { deadlineIn } from "./deadline.ts";

/** A Thursday. */
const TODAY = "2026-11-26";

it.each([
  ["Decision in 3 weeks.", "2026-12-17"],
  ["We need it within two months.", "2027-01-26"],
  ["Ready in a month", "2026-12-26"],
  ["It cuts injuries in 6 weeks.", null],
  ["by 2027-03-01", "2027-03-01"],
  ["before 2027-02-30", null],
  ["Needed by March 2027.", "2027-03-31"],
  ["by March 4, 2027", "2027-03-04"],
  ["by 4 March 2027", "2027-03-04"],
  ["until the 4th of March", "2027-03-04"],
  ["by 04.03.2027", "2027-03-04"],
  ["by 3/4/2027", "2027-03-04"],
  ["no later than May", "2027-05-31"],
  ["up and running before August 2027", "2027-08-01"],
  ["before the season in August", "2027-08-01"],
  ["before our new season starts in August", "2027-08-01"],
  ["by end of Q1", "2027-03-31"],
  ["by Q3 2027", "2027-09-30"],
  ["before Q2", "2027-04-01"],
  ["by the end of the year", "2026-12-31"],
  ["by the end of next month", "2026-12-31"],
  ["by mid-January", "2027-01-15"],
  ["by next week", "2026-12-06"],
  ["by Friday", "2026-11-27"],
  ["for next spring", "2027-03-01"],
  ["by summer 2028", "2028-06-01"],
  ["before Christmas", "2026-12-24"],
  ["by tomorrow", "2026-11-27"],
  ["It may be done by coaches in May be.", null],
  ["20 players by 3 teams", null],
])("%s is due on %s", (text, day) => {
  expect(deadlineIn(text, TODAY)).toBe(day);
});
