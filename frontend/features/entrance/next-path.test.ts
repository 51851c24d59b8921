import { expect, it } from "vitest";
import { nextPath } from "./next-path.ts";

it.each([
  ["/profile?tab=settings", "/profile?tab=settings"],
  ["", "/dashboard"],
  ["https://elsewhere.example", "/dashboard"],
  ["//elsewhere.example", "/dashboard"],
  ["/\\elsewhere.example", "/dashboard"],
])("after a sign-in that came from %j comes %s", (next, path) => {
  expect(nextPath(new URLSearchParams({ next }))).toBe(path);
});
