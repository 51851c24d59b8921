import { describe, expect, it } from "vitest";
import { parseBrief } from "../briefs/reading/parse-brief.ts";
import { languageOf } from "./detect.ts";
import { glossOf, type Language } from "./gloss.ts";

const SPORTS = ["Basketball", "Cycling", "Handball", "Rugby", "Soccer", "Swimming", "Track and Field"];
const RATES = [{ currency: "EUR", usd: 1.1, ratedOn: "2026-06-30" }];

const read = (text: string, language: Language) =>
  parseBrief(glossOf(text, language), SPORTS, { rates: RATES, today: "2026-11-26" }).criteria;

describe("a need is read", () => {
  it.each<[Language, string, object]>([
    [
      "German",
      "Wir suchen eine Software zur Belastungssteuerung für 30 Handballer, keine Wearables",
      { product: "load management", quantities: ["30 players"], sports: ["Handball"] },
    ],
    [
      "Spanish",
      "Buscamos cámaras para grabar fútbol base sin operador",
      { product: "cameras", level: "youth-academy", sports: ["Soccer"], wont: ["operator"] },
    ],
    [
      "German",
      "Vereinsverwaltung für einen Sportverein mit 800 Mitgliedern, Beiträge per Lastschrift",
      { product: "Club management", quantities: ["800 members"] },
    ],
    [
      "German",
      "Wir suchen eine Videoanalyse für Handball. Sie muss ohne Internet funktionieren. Keine Wearables. Höchstens 5.000 Euro im Jahr.",
      { product: "video analysis", must: ["work without internet"], wont: ["wearables"], budgetMax: 5_500 },
    ],
    [
      "French",
      "Logiciel d'analyse vidéo pour un club de basket amateur, moins de 1 000 euros par an",
      { sports: ["Basketball"], level: "grassroots", budgetMax: 1_100 },
    ],
    [
      "French",
      "Nous cherchons une billetterie. Nous ne voulons pas de publicité.",
      { product: "ticketing", wont: ["ads"] },
    ],
    [
      "Spanish",
      "Buscamos un sistema de seguimiento GPS para 40 jugadores de rugby, sin chalecos.",
      { sports: ["Rugby"], quantities: ["40 players"], wont: ["vests"] },
    ],
    [
      "Portuguese",
      "Precisamos de um aplicativo para natação. Deve exportar dados brutos.",
      { sports: ["Swimming"], must: ["export raw data"] },
    ],
    [
      "Italian",
      "Cerchiamo un software per la gestione dei tornei di calcio. Deve essere gratuito.",
      { sports: ["Soccer"], budgetMax: 0 },
    ],
  ])("in %s: %s", (language, text, asked) => {
    expect(languageOf(text)).toEqual({ language, foreign: null });
    expect(read(text, language)).toMatchObject(asked);
  });
});

it.each([
  ["GPS tracking system for 40 players at a rugby club", null, null],
  ["We do not want betting. Fantasy cricket app for India.", null, null],
  ["concussion mouthguard, budget $10,000", null, null],
  ["VO2 max", null, null],
  ["asdf qwer zxcv", null, null],
  ["", null, null],
  ["Vereinsverwaltung", "German", null],
  ["gestión de clubes", "Spanish", null],
  ["Wij zoeken een systeem voor het volgen van spelers zonder internet", null, "Dutch"],
])("%s is in %s", (text, language, foreign) => {
  expect(languageOf(text)).toEqual({ language, foreign });
});
