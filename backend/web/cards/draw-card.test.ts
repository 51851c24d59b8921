import { expect, it } from "vitest";
import { drawCard, shownTitle } from "./draw-card.ts";
import { isFromTheRight } from "./drawable-words.ts";

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#0b6b43"/></svg>`;
const draw = (title: string, kind = "Vendors") =>
  drawCard({ path: "/cards/x.png", title, kind, picture: async () => PICTURE });

// The first one, since fonts that others need would have the letters, too.
it("draws letters that the preferred font lists and lacks", async () => {
  const [first, second] = [await draw("한국"), await draw("한구")];
  expect(first.equals(second)).toBe(false);
});

it("is a PNG file of 1200 by 630 pixels, with its words", async () => {
  const image = await draw("Pitchgrain");
  expect(image.subarray(1, 4).toString()).toBe("PNG");
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(image.equals(await draw("Touchline"))).toBe(false);
  expect(image.equals(await draw("Pitchgrain", "Solutions"))).toBe(false);
});

it.each([
  ["Pitchgrain", "Pitchgrain"],
  ["Łódź Škoda Nguyễn Лига", "Łódź Škoda Nguyễn Лига"],
  ['Cafe\u0301 <b>&amp; "bar"', 'Café <b>&amp; "bar"'],
  ["選手 Track ⚽️ مرحبا Pro 🏃🏽‍♀️", "選手 Track مرحبا Pro"],
  ["Track⚽️Pro 1️⃣ 🇯🇵 ©", "Track Pro 1 ©"],
  ["선수 데이터, 运动员「数据」", "선수 데이터, 运动员「数据」"],
  ["  two\u00a0 words\n", "two words"],
  ["\u0e17\u0e35\u0e21 Track Pro", ""],
  ["🏉🏉", ""],
  ["", ""],
])("shows of %j the words, if it has letters for them all", async (title, shown) => {
  expect(await shownTitle(title)).toBe(shown);
});

it.each([
  ["مرحبا بالفريق", "مرحبا بالفريف"],
  ["מערכת מעקב", "מערכת מעקו"],
  ["選手データ", "選手データー"],
  ["运动员", "运动队"],
  ["선수 추적", "선수 추격"],
])("draws %j and %j as they are: no letter is a box", async (one, other) => {
  const [first, second] = [await draw(one), await draw(other)];
  expect(first.equals(await draw(""))).toBe(false);
  expect(first.equals(second)).toBe(false);
});

it("draws nothing in place of a title with letters that no family has", async () => {
  expect((await draw("ทีม Track Pro 🏉")).equals(await draw(""))).toBe(true);
});

it.each([
  ["نظام Track", true],
  ["2 מערכת", true],
  ["Track נظام", false],
  ["選手", false],
  ["", false],
])("reads %j from where its first letter says", (title, fromTheRight) => {
  expect(isFromTheRight(title)).toBe(fromTheRight);
});

it.each(["a word", "A WORD IN CAPITALS", "w"])(
  "cuts %j said a hundred times after a whole word",
  async (word) => {
    const title = Array.from({ length: 100 }, () => word).join(" ");
    const shown = await shownTitle(title);
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.length).toBeLessThan(200);
    expect(shown.endsWith("…")).toBe(true);
    expect(title.startsWith(`${shown.slice(0, -1)} `)).toBe(true);
  },
);

it("takes a word that is longer than a card", async () => {
  expect((await draw("x".repeat(300))).readUInt32BE(16)).toBe(1200);
});
