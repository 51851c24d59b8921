import { globSync, readFileSync } from "node:fs";
import {
  concatAST,
  type DocumentNode,
  type GraphQLInputType,
  getIntrospectionQuery,
  getNamedType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isRequiredInputField,
  parse,
  separateOperations,
  typeFromAST,
} from "graphql";
import { expect, it } from "vitest";
import { restRoutes } from "../../rest/routes.ts";
import { createSchema } from "../schema.ts";
import { holdTooMuch, MAX_COST, MAX_VALUES } from "./cost-limit.ts";
import { costMeter } from "./document-cost.ts";

const schema = createSchema();
const costOf = costMeter(schema);

const SAMPLES: Readonly<Record<string, unknown>> = {
  Int: 100,
  Float: 1,
  Boolean: true,
  DateTime: "2026-01-01T00:00:00.000Z",
  LocalDate: "2026-01-01",
};

/** A value of a type; the largest page for what may be a page's size. */
function sampleOf(type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  if (isListType(type)) return [];
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (!isInputObjectType(named)) return SAMPLES[named.name] ?? "1";
  const required = Object.values(named.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
}

function costWithLargestPages(document: DocumentNode): number {
  const operation = getOperationAST(document);
  if (!operation) throw new Error("The document holds no operation.");
  const variables = Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, type }) => {
      const known = typeFromAST(schema, type);
      return [variable.name.value, isInputType(known) ? sampleOf(known) : undefined];
    }),
  );
  return costOf({ document, operation, variables });
}

it("lets all of our own operations through, with pages of 100", () => {
  const files = globSync("frontend/**/*.graphql").map((file) => parse(readFileSync(file, "utf8")));
  const screens = Object.entries(separateOperations(concatAST(files)));
  const routes = restRoutes.map(({ path, operation }) => [path, parse(operation)] as const);
  expect(screens.length).toBeGreaterThan(50);
  for (const [name, document] of [...screens, ...routes]) {
    const cost = costWithLargestPages(document);
    // Each runs something, and there is room for what will be added.
    expect([name, cost > 0, cost < MAX_COST * 0.8]).toEqual([name, true, true]);
  }
});

it("counts what a list finds elsewhere once, not for each item of the page", () => {
  const cost = (rest: string) =>
    costWithLargestPages(parse(`{ solutions(first: 100) { nodes { id } ${rest} } }`));
  const more = cost("elsewhere { nodes { id title slug } }") - cost("");
  expect([more > 50, more < 200]).toEqual([true, true]);
});

it("lets the whole schema be asked for once, but not twice", () => {
  const query = getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true });
  const cost = costWithLargestPages(parse(query));
  expect([cost > MAX_COST / 2, cost < MAX_COST * 0.8]).toEqual([true, true]);
});

it("lets the schema be asked for a few times, however little of it", () => {
  const asked = (times: number) => {
    const fields = Array.from({ length: times }, (_, index) => `a${index}: __schema { queryType { name } }`);
    return costWithLargestPages(parse(`{ ${fields.join(" ")} }`)) <= MAX_COST;
  };
  expect([asked(5), asked(60)]).toEqual([true, false]);
});

it("measures each page size of a document by itself", () => {
  const document = parse("query ($first: Int!) { solutions(first: $first) { nodes { id } } }");
  const operation = getOperationAST(document);
  if (!operation) throw new Error("The document holds no operation.");
  const measured = [1, 100, 1, 1_000_000_000].map((first) =>
    costOf({ document, operation, variables: { first } }),
  );
  expect(measured).toEqual([113, 410, 113, 410]);
  expect(costOf({ document, operation, variables: { first: "1" } })).toBe(0);
});

it("counts each edge as the statement that it is, and its count as another, for all records of a level", () => {
  const cost = (edge: string) => costWithLargestPages(parse(`{ categories { ${edge} } }`));
  const one = cost("solutions(first: 1) { nodes { id } }");
  expect(one).toBe(50 + 50 + 30 * (1 + 1 + 3 * 3));
  expect(cost("solutions(first: 1) { totalCount nodes { id } }")).toBe(one + 50 + 30 * 3);
  const aliases = Array.from({ length: 60 }, (_, n) => `a${n}: solutions(last: 1) { nodes { id } }`);
  expect(cost(aliases.join(" "))).toBeGreaterThan(60 * 50);
});

it("counts each count of a list as the statement that it is", () => {
  const cost = (fields: string) => costWithLargestPages(parse(`{ solutions(first: 1) { ${fields} } }`));
  const one = cost("nodes { id }");
  expect(cost("totalCount nodes { id }")).toBe(one + 21 + 50);
  expect(cost("facets { freeTier { count } } nodes { id }")).toBeGreaterThan(one + 50);
});

it("refuses variables with long lists and large objects, wherever they are, before anything is made of them", () => {
  const ids = (length: number) => Array.from({ length }, (_, id) => id);
  let deep: unknown = [];
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(
    [{}, { ids: ids(MAX_VALUES - 1) }, { a: { b: ids(500) }, c: [null, "text"] }].map(holdTooMuch),
  ).toEqual([false, false, false]);
  const tooMuch = [
    { ids: ids(MAX_VALUES) },
    { a: { b: ids(500) }, c: ids(500) },
    { a: [{ b: [ids(999)] }] },
    { a: Object.fromEntries(ids(30_000).map((id) => [`k${id}`, 1])) },
    { deep },
  ];
  expect(tooMuch.map(holdTooMuch)).toEqual(tooMuch.map(() => true));
});
