import { expect, it } from "vitest";
import { READ_BRIEF } from "../brief.rules.ts";
import { understandBrief } from "../reading/understand-brief.ts";

/** Runs that an expression may look through again from each of their places. */
it.each([
  ["spaces within a sentence", "It must", " ", "work"],
  ["spaces after a comma", "integrates with Alpha,", " ", "beta"],
  ["lines", "It must", "\n \t", "work"],
  ["digits and commas", "$", "1,", "x"],
  ["digits", "1", "1", " dolars"],
  ["marks before a word", "must a", "!", "b"],
  ["hyphens before a word", "must a", "-", "b"],
  ["opening marks", "It ends. ", "(", "x"],
  ["closing marks", "It ends.", ")", "x"],
  ["names", "Connects to ", "A ", "x"],
  ["parts of a name", "Connects to A", ".A", "!"],
  ["commas and names", "Connects to A", ", A", "!"],
  ["apostrophes", "it", "'", "s"],
  ["combining marks", "e", "\u0301", "x"],
])("reads a brief of %s in no time", (_name, start, part, end) => {
  const room = READ_BRIEF - start.length - end.length;
  const text = start + part.repeat(Math.floor(room / part.length)) + end;
  const began = performance.now();
  understandBrief({ text }, { sports: ["Soccer", "Rugby"], rates: [] });
  expect(performance.now() - began).toBeLessThan(2_000);
});
