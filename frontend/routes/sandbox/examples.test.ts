import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { expect, it } from "vitest";
import { examples } from "./examples.ts";

const schema = buildSchema(readFileSync("schema.graphql", "utf8"));

it.each(examples)("the example $key is valid", ({ query }) => {
  expect(validate(schema, parse(query))).toEqual([]);
});

it("has an example for each role", () => {
  expect(new Set(examples.map(({ audience }) => audience)).size).toBe(6);
});
