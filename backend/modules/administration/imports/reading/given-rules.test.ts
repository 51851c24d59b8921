import { expect, it } from "vitest";
import { ValidationError } from "yup";
import { importKinds } from "../../../../import-command/kinds/index.ts";
import { KIND_CASES } from "../../../../testing/import-kinds/cases.ts";
import { GivenRules } from "./given-rules.ts";

const SOLUTION = {
  id: "1",
  tags: "gps | radar",
  title: " Gate  timer ",
  description: "Times gates.",
  category: "Timing",
  vendor: "North",
  rating: 4.5,
};
const ROWS: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  ...Object.fromEntries(
    KIND_CASES.map(({ kind, row, change, bad }) => [
      kind,
      [row, { ...row, ...change }, { ...row, ...bad }, bad],
    ]),
  ),
  solutions: [
    SOLUTION,
    { ...SOLUTION, vendor: undefined, priceBand: "odd" },
    { vendorCountry: "Norway", ...SOLUTION, rating: 99, unknown: 1 },
    SOLUTION,
  ],
  vendors: [
    { name: "North" },
    { website: "no address" },
    { name: "South", foundedYear: 1 },
    { name: "East" },
  ],
};

it.each(Object.keys(importKinds))(
  "says of rows of %s what the whole rules say, in the same order",
  (name) => {
    const kind = importKinds[name];
    if (!kind) throw new Error(`${name} is no kind.`);
    const whole = (row: object): unknown => {
      try {
        return kind.rules.validateSync(row, { abortEarly: false, stripUnknown: true });
      } catch (error) {
        return error instanceof ValidationError ? error.errors : error;
      }
    };
    const rules = new GivenRules(kind);
    for (const row of [{}, ...(ROWS[name] ?? []), {}]) {
      const found = rules.validated(row);
      const said = found instanceof ValidationError ? found.errors : found;
      expect(said).toEqual(whole(row));
    }
  },
);

it("orders fields as the whole rules do, whatever order a row has, so that a row's hash stays", () => {
  const { solutions } = importKinds;
  if (!solutions) throw new Error("Solutions are no kind.");
  const rules = new GivenRules(solutions);
  const turned = Object.fromEntries(Object.entries(SOLUTION).toReversed());
  const text = JSON.stringify(solutions.rules.validateSync(SOLUTION, { stripUnknown: true }));
  expect(JSON.stringify(rules.validated(SOLUTION))).toBe(text);
  expect(JSON.stringify(rules.validated(turned))).toBe(text);
});
