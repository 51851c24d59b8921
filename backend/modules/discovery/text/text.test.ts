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

  it("that are written with e- are one", () => {
    expect(texts("e-sports, E-Bikes, an e-mail")).toEqual(["esports", "ebikes", "an", "email"]);
    expect(texts("the-sports e-x e-")).toEqual(["the", "sports", "e", "x", "e"]);
    expect(wordsOf("an e-sport").at(-1)).toEqual({ text: "esport", start: 3, end: 10 });
  });

  it("of scripts without spaces are pairs of characters", () => {
    expect(texts("篮球训练")).toEqual(["篮球", "球训", "训练"]);
    expect(texts("AI篮球 3D バスケ 球")).toEqual(["ai", "篮球", "3d", "バス", "スケ", "球"].map(foldWord));
    expect(texts("축구를")).toEqual(["축구", "구를"].map(foldWord));
    expect(wordsOf("x 篮球训练").map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [2, 4],
      [3, 5],
      [4, 6],
    ]);
    expect(texts("ฟุตบอลไทย").length).toBeGreaterThan(1);
    expect(texts("كرة القدم футбол כדורגל")).toEqual(["كرة", "القدم", "футбол", "כדורגל"]);
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

  it.each([
    "swim swimming swimmer swimmers",
    "run running runner runners",
    "bike bicycle bikes bicycling biker",
    "cycle cycling cyclist",
    "dive diving diver dives",
    "triathlon triathlete triathletes",
    "weightlifting weightlifter",
    "analyse analyze analysing analyzed analyser analysis analyses",
    "racket racquet racquets",
    "organise organize organisation organizations",
    "personalised personalized personalisation",
    "center centre centres centred centering",
    "fiber fibre",
    "kilometer kilometres",
    "color colour colours",
    "behavioral behavioural",
    "defense defence",
    "practice practise practising",
    "license licence",
    "program programme programmes",
    "catalog catalogue cataloguing",
    "modeling modelling",
    "pediatric paediatric",
    "hemoglobin haemoglobin",
    "anemia anaemia",
    "maneuver manoeuvre manoeuvring",
    "tire tyre",
    "enrollment enrolment",
    "jewelry jewellery",
    "counselor counsellor",
    "gym gymnasium",
  ])("are one for both spellings and those who do it: %s", (forms) => {
    expect(new Set(forms.split(" ").map(stemOf)).size).toBe(1);
  });

  it.each(["supervise supervision", "exercise exercises", "promise promised", "televised television"])(
    "take no ending for another spelling: %s",
    (forms) => expect(new Set(forms.split(" ").map(stemOf)).size).toBe(1),
  );

  it.each(["form former", "bet better", "hour hor", "sum summer", "corn corner", "play player"])(
    "keep other words apart: %s",
    (forms) => expect(new Set(forms.split(" ").map(stemOf)).size).toBe(2),
  );

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
