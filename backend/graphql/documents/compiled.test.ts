import { buildSchema, type GraphQLSchema, graphql, parse } from "graphql";
import { describe, expect, it } from "vitest";
import type { Context } from "../../shared/context.ts";
import { createExecutor } from "../execute.ts";

/** More than it takes for a query to be compiled. */
const MANY = 25;

const TYPES = `
  interface Named { name: String! }
  type Club implements Named { name: String! city: String }
  type Person implements Named { name: String! age: Int }
  type Query { named(first: Int = 2, skip: [Int!] = []): [Named!]! nothing: Club broken: Club strict: Club! }`;

const ALL = [
  { __typename: "Club", name: "FC", city: null },
  { __typename: "Person", name: "Ann", age: 30 },
];
const ROOT = {
  named: ({ first, skip }: { first: number; skip: number[] }) =>
    ALL.filter((_, index) => index < first && !skip.includes(index)),
  nothing: () => null,
  broken: () => {
    throw new Error("broken");
  },
  strict: () => null,
};

/** The schema with resolvers on its root fields, as the product's has them. */
function schemaOf(): GraphQLSchema {
  const schema = buildSchema(TYPES);
  for (const [name, field] of Object.entries(schema.getQueryType()?.getFields() ?? {})) {
    field.resolve = (_source, args) => ROOT[name as keyof typeof ROOT](args as never);
  }
  return schema;
}

const NAMED = "... on Club { city } ... on Person { years: age } __typename";

describe("a query that comes again and again", () => {
  it.each<[string, string, Record<string, unknown>?]>([
    ["abstract types and aliases", `{ a: named { name ${NAMED} } b: named(first: 1) { label: name } }`],
    ["nulls", "{ nothing { name } named { ... on Club { city } } }"],
    ["the defaults of variables", "query ($n: Int = 1) { named(first: $n) { name } }"],
    [
      "variables",
      "query ($n: Int!, $skip: [Int!]) { named(first: $n, skip: $skip) { name } }",
      { n: 2, skip: [0] },
    ],
    ["one value for a list", "query ($skip: [Int!]) { named(skip: $skip) { name } }", { skip: 1 }],
    ["a missing variable", "query ($n: Int!) { named(first: $n) { name } }", {}],
    ["a variable of another type", "query ($n: Int!) { named(first: $n) { name } }", { n: "two" }],
    [
      "conditions",
      "query ($on: Boolean!) { named { name @include(if: $on) ...F @skip(if: $on) } } fragment F on Named { name }",
      { on: false },
    ],
    ["a field that fails", "{ broken { name } named { name } }"],
    ["nothing where something must be", "{ strict { name } named { name } }"],
  ])("answers as graphql-js does, with %s", async (_name, source, variableValues = {}) => {
    const schema = schemaOf();
    const execute = createExecutor(schema);
    const document = parse(source);
    const expected = JSON.stringify(await graphql({ schema, source, variableValues }));
    for (let time = 0; time < MANY; time += 1) {
      const answer = await execute({
        document,
        variables: variableValues,
        operationName: undefined,
        context: {} as Context,
      });
      expect(JSON.stringify(answer)).toBe(expected);
    }
  });

  it("is executed by the name that is meant", async () => {
    const execute = createExecutor(schemaOf());
    const document = parse("query A { nothing { name } }");
    const ask = (operationName: string) =>
      execute({ document, variables: {}, operationName, context: {} as Context });
    for (let time = 0; time < MANY; time += 1) expect((await ask("A")).data).toEqual({ nothing: null });
    expect((await ask("B")).errors?.[0]?.message).toBe('Unknown operation named "B".');
  });
});
