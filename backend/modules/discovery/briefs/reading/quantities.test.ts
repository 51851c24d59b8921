import { expect, it } from "vitest";
import { isForAsMany, quantitiesIn } from "./quantities.ts";

it.each([
  ["GPS tracking system for 40 players at a rugby club", ["40 players"]],
  ["for up to 12 youth teams", ["up to 12 teams"]],
  ["between 20 and 30 athletes", ["20 to 30 athletes"]],
  ["20-30 athletes", ["20 to 30 athletes"]],
  ["at least 300 seats", ["at least 300 seats"]],
  ["300+ seats", ["at least 300 seats"]],
  ["a stadium of 1.5k seats", ["1,500 seats"]],
  ["a club with 1.200 members", ["1,200 members"]],
  ["six tennis courts and a dozen coaches", ["6 courts", "12 coaches"]],
  ["no more than 40 players", ["up to 40 players"]],
  ["We have 3 teams, 60 players", ["3 teams", "60 players"]],
  ["$40 per player", []],
  ["U12 teams", []],
  ["3 days for teams", []],
  ["a 4G camera", []],
  ["4,000 season ticket holders", ["4,000 ticket holders"]],
  ["200 student athletes across 11 teams", ["200 student athletes", "11 teams"]],
  ["30 team members", ["30 team members"]],
])("%s has %j", (text, quantities) => {
  expect(quantitiesIn(text).map((one) => one.text)).toEqual(quantities);
});

it.each([
  ["40 players", "For squads of up to 30 athletes.", false],
  ["40 players", "For up to 60 players.", true],
  ["40 players", "From 20 to 100 players.", true],
  ["200 student athletes", "For up to 300 athletes.", true],
  ["200 student athletes", "For up to 30 teams.", undefined],
  ["40 players", "Used by 400 clubs.", undefined],
  ["40 players", "500 players use it.", undefined],
  ["300 seats", "For at least 1,000 seats.", false],
])("%s / %s", (asked, said, isFor) => {
  const [quantity] = quantitiesIn(asked);
  expect(quantity && isForAsMany(quantity, quantitiesIn(said))).toBe(isFor);
});
