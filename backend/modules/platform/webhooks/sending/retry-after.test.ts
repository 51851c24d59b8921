import { expect, it } from "vitest";
import { retryAfter } from "./retry-after.ts";

const NOW = Date.parse("2026-11-25T12:00:00Z");

it.each([
  [503, "120", 120],
  [429, "0", 1],
  [429, "999999", 3_600],
  [503, "Wed, 25 Nov 2026 12:00:30 GMT", 30],
  [503, "Wed, 25 Nov 2026 11:00:00 GMT", 1],
  [503, "soon", null],
  [503, "-5", null],
  [503, undefined, null],
  [500, "120", null],
])("an answer of %s with Retry-After %s asks for %s seconds", (status, header, seconds) => {
  expect(retryAfter(status, header, NOW)).toBe(seconds);
});
