import { expect, it } from "vitest";
import type { Fields } from "../../../backend/shared/fields/field.rules.ts";
import { inputsOf, textsOf } from "./field-values.ts";

const fields = {
  name: { type: "text", label: "Name", input: { as: "line", max: 80 } },
  year: { type: "smallint", absent: null, label: "Year", input: { as: "year" } },
  steps: { type: "text[]", absent: [], label: "Steps", input: { as: "lines", max: 80 } },
  tags: { type: "text[]", absent: [], label: "Tags", input: { as: "commas", max: 80 } },
  score: { type: "integer", label: "Score" },
} as const satisfies Fields;

it("a form shows a record's fields as texts and sends them as they are declared", () => {
  const record = { name: "A", year: 1999, steps: ["one, two", "three"], tags: ["x", "y"], score: 7 };
  const { score: _, ...written } = record;
  const texts = { name: "A", year: "1999", steps: "one, two\nthree", tags: "x, y" };
  expect(textsOf(fields, record)).toEqual(texts);
  expect(inputsOf(fields, texts)).toEqual(written);
});

it("an empty form sends no values", () => {
  const empty = textsOf(fields, undefined);
  expect(empty).toEqual({ name: "", year: "", steps: "", tags: "" });
  expect(inputsOf(fields, empty)).toEqual({ name: "", year: null, steps: [], tags: [] });
});
