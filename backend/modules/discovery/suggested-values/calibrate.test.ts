import { expect, it } from "vitest";
import { calibrate, likelihood, type Outcome } from "./calibrate.ts";

const outcomes = (count: number, right: number, share: number, said = "no"): Outcome[] =>
  Array.from({ length: count }, (_, at) => ({ said, share, isRight: at < right }));

it("says how often suggestions like this were right, which more neighbors never lower", () => {
  const calibration = calibrate([
    ...outcomes(20, 2, 0.1),
    ...outcomes(20, 16, 0.4),
    ...outcomes(20, 10, 0.5),
    ...outcomes(40, 40, 0.9),
  ]);
  const at = (share: number) => likelihood(calibration, { said: "no", share });
  expect([0.1, 0.4, 0.5, 0.9].map((share) => Number(at(share).toFixed(2)))).toEqual([0.14, 0.64, 0.64, 0.98]);
  expect(at(1)).toBe(at(0.9));
  expect(at(0.05)).toBe(0);
  expect(likelihood(calibration, { said: "plainly", share: 1 })).toBe(0);
});

it("knows nothing from a few, and begins with experience where there is some", () => {
  expect(likelihood(calibrate(outcomes(11, 11, 0.5)), { said: "no", share: 0.5 })).toBe(0);
  const before = { plainly: { right: 57, count: 58 } };
  const chance = (of: readonly Outcome[]) =>
    likelihood(calibrate(of, before), { said: "plainly", share: 0.8 });
  expect(chance([])).toBeCloseTo(0.97, 2);
  expect(chance(outcomes(40, 40, 0.8, "plainly"))).toBeGreaterThan(0.97);
  expect(chance(outcomes(40, 20, 0.8, "plainly"))).toBeLessThan(0.9);
});
