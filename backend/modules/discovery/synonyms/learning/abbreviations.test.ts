import { expect, it } from "vitest";
import { abbreviationsIn } from "./abbreviations.ts";

const pairs = (text: string) => abbreviationsIn(text).map(({ short, long }) => `${short}: ${long}`);

it("finds what a text writes out, as few words as have the letters", () => {
  expect(pairs("It trains in virtual reality (VR) and shows heart rate variability (HRV).")).toEqual([
    "VR: virtual reality",
    "HRV: heart rate variability",
  ]);
  expect(pairs("An inertial measurement unit (IMU), and more Inertial Measurement Units (IMUs).")).toEqual([
    "IMU: inertial measurement unit",
    "IMU: inertial measurement units",
  ]);
  expect(pairs("Runs on the Internet of Things (IoT).")).toEqual(["IoT: internet of things"]);
});

it("takes nothing else in parentheses for an abbreviation", () => {
  expect(pairs("Made in Basel (CH) by a club (Pro) since spring (SD 31). See Garmin (GPS).")).toEqual([]);
  expect(pairs("(VR) stands alone. Words that never match (XQZ).")).toEqual([]);
});

it("is quick about hostile texts", () => {
  const began = performance.now();
  pairs(`${"word ".repeat(20_000)}(${"A".repeat(50_000)}`);
  pairs("a b c d e f g h (".repeat(10_000));
  expect(performance.now() - began).toBeLessThan(2_000);
});
