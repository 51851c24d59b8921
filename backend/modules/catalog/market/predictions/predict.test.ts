import { describe, expect, it } from "vitest";
import { fitLine } from "./line.ts";
import { predict } from "./predict.ts";
import { studentBelow, studentQuantile } from "./student-t.ts";

const series = (...values: number[]) => values.map((value, at) => ({ at, value }));

describe("Student's t", () => {
  it("is that of the tables", () => {
    expect(studentQuantile(0.9, 1)).toBeCloseTo(3.0777, 4);
    expect(studentQuantile(0.9, 3)).toBeCloseTo(1.6377, 4);
    expect(studentQuantile(0.9, 10)).toBeCloseTo(1.3722, 4);
    expect(studentQuantile(0.975, 6)).toBeCloseTo(2.4469, 4);
    expect(studentBelow(0, 4)).toBe(0.5);
    expect(studentBelow(-2.1318, 4)).toBeCloseTo(0.05, 4);
  });
});

describe("a line", () => {
  it("goes through the points by least squares, with the error of a new value", () => {
    const line = fitLine(series(1, 3, 2, 5, 4));
    expect(line.valueAt(0)).toBeCloseTo(1.4);
    expect(line.valueAt(5)).toBeCloseTo(5.4);
    // Residual variance 3.6 / 3, times 1 + 1/5 + 9/10.
    expect(line.errorAt(5)).toBeCloseTo(Math.sqrt(1.2 * 2.1));
    expect(line.freedom).toBe(3);
  });
});

describe("a prediction", () => {
  it("continues a straight series, surely but for the cap", () => {
    const forecast = predict(series(10, 20, 30, 40, 50));
    expect(forecast).toMatchObject({ at: 5, confidence: 0.95 });
    expect(forecast?.value).toBeCloseTo(60);
    expect(forecast?.growth).toBeCloseTo(20);
    expect(forecast?.low).toBeCloseTo(60);
    expect(forecast?.backTest.points).toBe(2);
    expect(forecast?.backTest.meanErrorPercent).toBeCloseTo(0);
    expect(forecast?.backTest.noChangeErrorPercent).toBeCloseTo((100 * (10 / 40 + 10 / 50)) / 2);
  });

  it("has an interval by Student's t", () => {
    const forecast = predict(series(10, 14, 11, 13, 14));
    // The line's error: residual variance 8.3 / 3, times 1 + 1/5 + 9/10; its back-test was off by less.
    const error = 2.41039;
    expect(forecast?.value).toBeCloseTo(14.5);
    expect(forecast?.high).toBeCloseTo(14.5 + 1.63774 * error, 3);
    expect(forecast?.low).toBeCloseTo(14.5 - 1.63774 * error, 3);
    expect(forecast?.confidence).toBeCloseTo(studentBelow(0.5 / error, 3), 5);
  });

  it("takes the error of its back-test where that is larger", () => {
    const steady = predict(series(10, 11, 12, 13, 14));
    const broken = predict(series(10, 20, 30, 5, 5));
    expect(steady?.confidence).toBeGreaterThan(broken?.confidence ?? 1);
    // The first three points promise 40 and the first four 15.
    expect(broken?.backTest.meanErrorPercent).toBeCloseTo((100 * (35 / 5 + 10 / 5)) / 2, 1);
    const spread = (broken?.high ?? 0) - (broken?.value ?? 0);
    expect(spread).toBeCloseTo(1.6377 * Math.sqrt((35 ** 2 + 10 ** 2) / 2), 1);
    expect(broken?.low).toBe(0);
  });

  it("says nothing where no change was the better guess", () => {
    const forecast = predict(series(10, 20, 30, 31, 30));
    expect(forecast?.backTest.noChangeErrorPercent).toBeLessThan(forecast?.backTest.meanErrorPercent ?? 0);
    expect(forecast?.confidence).toBe(0.5);
  });

  it("of what does not change says nothing", () => {
    expect(predict(series(7, 7, 7, 7, 7, 7))).toMatchObject({ growth: 0, confidence: 0.5, low: 7, high: 7 });
  });

  it("is not made of four points, of zero, or of less", () => {
    expect(predict(series(1, 2, 3, 4))).toBeUndefined();
    expect(predict(series(1, 2, 0, 4, 5))).toBeUndefined();
    expect(predict([])).toBeUndefined();
  });

  it("stays above zero, and looks one usual step ahead", () => {
    expect(predict(series(50, 38, 25, 12, 1))?.value).toBe(0);
    const uneven = [0, 90, 181, 365, 455].map((at) => ({ at, value: 100 + at }));
    expect(predict(uneven)).toMatchObject({ at: 546 });
  });
});
