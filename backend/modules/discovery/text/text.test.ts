import { describe, expect, it } from "vitest";
import { foldWord } from "./fold-word.ts";
import { sentencesOf } from "./sentences.ts";
import { stemOf } from "./stem.ts";
import { wordsOf } from "./words.ts";

const texts = (text: string) => wordsOf(text).map((word) => word.text);

describe("words", () => {
  it("have no case, accents or apostrophes", () => {
    expect(["Fußball", "FUSSBALL", "fussball"].map(foldWord)).toEqual(Array(3).fill("fussball"));
    expect(["Résumé", "Łódź", "Bodø", "Zürich"].map(foldWord)).toEqual(["resume", "lodz", "bodo", "zurich"]);
    expect(texts("The coach’s players don't")).toEqual(["the", "coach", "players", "dont"]);
  });

  it("are parted by hyphens and marks, and keep their digits", () => {
    expect(texts("heart-rate at 10Hz, 3D (beta)")).toEqual(["heart", "rate", "at", "10hz", "3d", "beta"]);
  });

  it("tell where they stand", () => {
    const text = "Die Fußball-App 🏉 läuft";
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "Die",
      "Fußball",
      "App",
      "läuft",
    ]);
  });

  it("of hostile texts do no harm", () => {
    expect(texts("\ud800 \u0000 🏉 --- ''")).toEqual([]);
    expect(texts("x".repeat(100_000))[0]).toHaveLength(40);
    expect(texts("𝒳".repeat(100)).every((word) => word.isWellFormed())).toBe(true);
    expect(texts("constructor __proto__ toString").map(stemOf)).toHaveLength(3);
  });
});

describe("stems", () => {
  it("are one for the forms of a word", () => {
    expect(new Set(["injury", "injuries"].map(stemOf)).size).toBe(1);
    expect(new Set(["ran", "running", "runs", "run"].map(stemOf)).size).toBe(1);
    expect(new Set(["woman", "women"].map(stemOf)).size).toBe(1);
    expect(new Set(["analysis", "analyses"].map(stemOf)).size).toBe(1);
  });

  it("leave short words whole", () => {
    expect(["ai", "vr", "us", "10hz"].map(stemOf)).toEqual(["ai", "vr", "us", "10hz"]);
  });
});

describe("sentences", () => {
  it("end at marks and lines, not at numbers and abbreviations within", () => {
    const text = "It reads 3.5 mm. Nothing else!\n- A line\n“Quoted?” Yes, e.g. this.";
    expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "It reads 3.5 mm.",
      "Nothing else!",
      "- A line",
      "“Quoted?”",
      "Yes, e.g. this.",
    ]);
  });

  it("of nothing are none, however long", () => {
    expect(sentencesOf("  \n \n")).toEqual([]);
    expect(sentencesOf(" ".repeat(100_000))).toEqual([]);
  });
});
