import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, parse, TypeInfo, validate, visit, visitWithTypeInfo } from "graphql";
import { expect, it } from "vitest";
import { examples } from "./examples.ts";

const schema = buildSchema(readFileSync("schema.graphql", "utf8"));

it.each(examples)("the example $key is valid", ({ query }) => {
  expect(validate(schema, parse(query))).toEqual([]);
});

it("has an example for each role", () => {
  expect(new Set(examples.map(({ audience }) => audience)).size).toBe(6);
});

it("has an example that walks along edges", () => {
  const types = new TypeInfo(schema);
  const walked: string[] = [];
  const Field = () => {
    const { name = "" } = getNamedType(types.getType()) ?? {};
    if (/^Related\w+Connection$/.test(name)) walked.push(name);
  };
  for (const { query } of examples) visit(parse(query), visitWithTypeInfo(types, { Field }));
  expect(walked).toEqual(["RelatedSolutionConnection", "RelatedReviewConnection"]);
});
