import { describe, expect, it } from "vitest";
import { caseFold } from "./case-fold.ts";
import { usernameSkeleton } from "./username-skeleton.ts";

describe("the skeleton of a username", () => {
  it.each([
    ["admin", "ADMIN"],
    ["admin", "\u0430dmin"],
    ["admin", "adm1n"],
    ["admin", "ADMlN"],
    ["admin", "adrnin"],
    ["oliver", "0LIVER"],
    ["bob", "\u0412\u041e\u0412"],
    ["scope", "\u0455\u0441\u043e\u0440\u0435"],
    ["ismail", "\u0130smail"],
    ["ab", "\uff21\uff22"],
  ])("of %s is that of %s", (name, alike) => {
    expect(usernameSkeleton(alike)).toBe(usernameSkeleton(name));
  });

  it.each([
    ["ana", "anna"],
    ["elan", "élan"],
    ["user_1", "user_2"],
    ["вера", "vera"],
  ])("of %s is not that of %s", (name, other) => {
    expect(usernameSkeleton(other)).not.toBe(usernameSkeleton(name));
  });
});

describe("folding", () => {
  it.each([
    ["ADMİN", "admin"],
    ["ΟΔΟΣ", "οδοσ"],
    ["\u212a", "k"],
    ["STRASSE", "strasse"],
    ["\u{10400}", "\u{10428}"],
  ])("%s is %s", (text, folded) => {
    expect(caseFold(text)).toBe(folded);
  });
});
