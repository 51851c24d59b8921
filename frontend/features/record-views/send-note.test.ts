import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { NOTES } from "./send-note.ts";

test.each(Object.entries(NOTES))("%s is an operation of the schema", (name, text) => {
  const document = parse(text);
  expect(validate(buildSchema(readFileSync("schema.graphql", "utf8")), document)).toEqual([]);
  expect(document.definitions).toMatchObject([{ name: { value: name } }]);
});
