import { expect, it } from "vitest";
import { roundTicks } from "./round-ticks.ts";

it.each([
  [
    [1.6e9, 2.8e9],
    [0, 1e9, 2e9, 3e9],
  ],
  [
    [1, 3],
    [0, 1, 2, 3],
  ],
  [
    [0.6, 0.25],
    [0, 0.2, 0.4, 0.6],
  ],
  [
    [-3, 12],
    [-5, 0, 5, 10, 15],
  ],
  [[9_999], [0, 5_000, 10_000]],
  [
    [0, 0],
    [0, 1],
  ],
  [[], [0, 1]],
])("the axis over %j has the ticks %j", (values, ticks) => {
  expect(roundTicks(values)).toEqual(ticks);
});
