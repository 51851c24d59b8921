import { globSync, readFileSync } from "node:fs";
import { getNamedType, parse, visit } from "graphql";
import { expect, it } from "vitest";
import { rootTypes } from "../../graphql/authorization/authorization.ts";
import { createSchema } from "../../graphql/schema.ts";
import { lists } from "../../modules.ts";
import type { RestRoute } from "../../shared/rest-table/route.ts";
import { restRoutes } from "../routes.ts";

/** Why a paged field of the schema is no file. */
const NO_FILE: Readonly<Record<string, string>> = {
  blogComments: "a talk under one post, which is read there",
  juryTasks: "a reviewer's own assignments, of which those who decide have a file",
  removals: "what copies are kept in step by, page by page",
  paperPairs: "what administrators decide on, pair by pair",
  researchTopics: "the file of the trending topics has all of them",
  search: "what was found is of several kinds, each of which has its own file",
  userActivity: "a part of the audit trail, whose file takes the person as a filter",
  vendorPairs: "what administrators decide on, pair by pair",
  webhookDeliveries: "a technical log of the last days, in which deliveries are sent again",
};

/** The root fields that an operation asks for. */
function fieldsOf(operation: string): string[] {
  const fields: string[] = [];
  visit(parse(operation), {
    OperationDefinition: ({ selectionSet }) => {
      for (const field of selectionSet.selections) if (field.kind === "Field") fields.push(field.name.value);
    },
  });
  return fields;
}

const filed = new Set(
  restRoutes.filter(({ file, allPages }) => file && allPages).flatMap(({ operation }) => fieldsOf(operation)),
);

it("every list and every paged field is a whole file, or says why not", () => {
  const query = rootTypes(createSchema()).find(({ name }) => name === "Query");
  const paged = Object.values(query?.getFields() ?? {})
    .filter(({ type }) => getNamedType(type).name.endsWith("Connection"))
    .map(({ name }) => name);
  const without = paged.filter((name) => !filed.has(name));
  expect(without.toSorted()).toEqual(Object.keys(NO_FILE).toSorted());
  expect(filed).toContain("trendingTopics");
});

it("every declared list names its file, which is served", () => {
  const paths = new Set(restRoutes.map(({ path }) => path));
  const declared = lists.filter(({ name }) => !(name in NO_FILE));
  expect(declared.filter(({ file }) => !file || !paths.has(file)).map(({ name }) => name)).toEqual([]);
});

it("every file of a table has a button on a screen", () => {
  const sources = globSync("frontend/{features,routes}/**/*.{ts,tsx}")
    // The reference of the API names every call.
    .filter((name) => !/api-reference|\.test\./.test(name))
    .map((name) => readFileSync(name, "utf8"));
  const offers = ({ path }: RestRoute, source: string) => {
    const address = path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "\\$\\{\\w+\\}");
    return new RegExp(`["\`]${address}["\`?]`).test(source);
  };
  const tables = restRoutes.filter(({ file }) => file?.mediaType.startsWith("text/csv"));
  const without = tables.filter((route) => !sources.some((source) => offers(route, source)));
  expect(tables.length).toBeGreaterThan(40);
  expect(without.map(({ path }) => path)).toEqual([]);
});
