import { expect, it } from "vitest";
import { isWebAddress } from "./text.rules.ts";

it.each([
  "https://club.example",
  "http://www.club.example:8080/team?q=a@b#top",
  "https://club.example?from=search",
  "https://sport.example/@club",
  "https://bücher.example/straße",
])("%j is a web address", (address) => {
  expect(isWebAddress(address)).toBe(true);
});

it.each([
  "",
  "club.example",
  "ftp://club.example",
  "javascript:alert(1)",
  "https://localhost",
  "https://user:secret@club.example",
  "https://bank.example@club.example",
  "https://club.example\\@bank.example",
  "https://club.example/a b",
  "https://club\u202e.example",
  "https://club.example/\u0000",
])("%j is not", (address) => {
  expect(isWebAddress(address)).toBe(false);
});
