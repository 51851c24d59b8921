import { expect, it } from "vitest";
import { initialsOf } from "./avatar.tsx";

it.each([
  ["Mira Okafor", "MO"],
  ["ada de la cruz", "AC"],
  ["Pelé", "P"],
  ["", ""],
  ["𝒜da 𝓛ove", "𝒜𝓛"],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
