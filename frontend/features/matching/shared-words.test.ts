import { expect, it } from "vitest";
import { sharedWords } from "./shared-words.ts";

const shared = (text: string, other: string) =>
  sharedWords(text, other).map(({ start, end }) => text.slice(start, end));

it("finds the words of another text, in other forms too", () => {
  expect(shared("Raw data exports, on every plan", "must export raw data")).toEqual([
    "Raw",
    "data",
    "exports",
  ]);
  expect(shared("Analyzes jumps", "video analysis, jump height")).toEqual(["Analyzes", "jumps"]);
});

it("leaves out short words and those that only begin alike", () => {
  expect(shared("It is a tool of ours", "a club of it")).toEqual([]);
  expect(shared("cart", "carton")).toEqual([]);
});
