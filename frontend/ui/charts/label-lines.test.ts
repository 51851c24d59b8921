import { describe, expect, it } from "vitest";
import { labelLines } from "./label-lines.ts";

const labels = (names: string[], room: number) =>
  names.map((_, index) => labelLines(names, index, room).join("/"));

describe("the labels of an axis", () => {
  const quarters = ["Q1 2024", "Q2 2024", "Q3 2024", "Q4 2024"];

  it("stand in one line where there is room", () => {
    expect(labels(quarters, 80)).toEqual(quarters);
  });

  it("stand in two lines on a phone, each with its year", () => {
    expect(labels(quarters, 38)).toEqual(["Q1/2024", "Q2/2024", "Q3/2024", "Q4/2024"]);
  });

  it("say the year only where it changes, if it has no room under every month", () => {
    expect(labels(["Nov 2025", "Dec 2025", "Jan 2026", "Feb 2026"], 24)).toEqual([
      "Nov",
      "Dec",
      "Jan/2026",
      "Feb",
    ]);
  });

  it("are fewer where there are too many, the last among them", () => {
    const days = Array.from({ length: 6 }, (_, index) => `Mar ${index + 1}`);
    expect(labels(days, 18)).toEqual(["", "Mar/2", "", "Mar/4", "", "Mar/6"]);
    expect(labels(days, 10)).toEqual(["", "", "Mar/3", "", "", "Mar/6"]);
  });

  it("are fewer where days would touch", () => {
    expect(labels(["Sep 21", "Sep 28", "Oct 5", "Oct 12"], 24)).toEqual(["", "Sep/28", "", "Oct/12"]);
  });

  it("are not cut within a word", () => {
    expect(labels(["2024"], 38)).toEqual(["2024"]);
  });
});
