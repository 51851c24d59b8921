import { expect, it } from "vitest";
import { fillLetter, problemOf, tooLong } from "./letters.ts";

const filling = {
  name: "Noor Haddad",
  call: "Pilot",
  organization: "Rovers",
  round: "Final",
  feedback: "{name}!",
};

it("fills placeholders once, and leaves other text as it is", () => {
  expect(fillLetter("Dear {name},\n{call} by {organization}: {feedback} {{round}}\n", filling)).toBe(
    "Dear Noor Haddad,\nPilot by Rovers: {name}! {Final}",
  );
});

it("says what isn't a placeholder, and which letter is too long", () => {
  expect(problemOf("Dear {name}, {feedback}")).toBeUndefined();
  expect(problemOf("Dear {nmae}")).toContain("{nmae} isn't a placeholder. Use {name}, {call}");
  expect(problemOf("A {} of braces")).toContain("{} isn't a placeholder");
  expect(tooLong("Noor", "x".repeat(2000))).toBeUndefined();
  expect(tooLong("Noor", "x".repeat(2001))).toContain("The letter to Noor has 2,001 characters");
});
