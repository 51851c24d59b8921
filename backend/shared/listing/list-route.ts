import { nextOf, pageParameters, pageVariables, type RestPageInfo } from "../rest-table/paging.ts";
import {
  type RestFile,
  type RestParameter,
  type RestRequest,
  type RestRoute,
  route,
} from "../rest-table/route.ts";
import type { AnyList } from "./list.ts";
import { filterVariable, sortVariable, toWord } from "./words.ts";

/** Query parameters of a list: search, filters, sort order and pagination. */
export function listParameters({ search, filters, orders }: AnyList): Record<string, RestParameter> {
  return {
    ...(search ? { search: { type: "string", description: search.description } } : {}),
    ...Object.fromEntries(
      Object.values(filters).flatMap(({ param, restParam = param, description, choices, shape }) =>
        [...new Set([restParam, param])].map((name) => [
          name,
          {
            type: "string",
            description: [
              description,
              choices ? `One of ${Object.keys(choices).map(toWord).join(", ")}.` : "",
              shape === "texts" || shape === "numbers" ? "May be repeated." : "",
            ]
              .filter(Boolean)
              .join(" "),
          },
        ]),
      ),
    ),
    sort: { type: "string", description: `One of ${Object.keys(orders).map(toWord).join(", ")}.` },
    ...pageParameters,
  };
}

/** Converts query parameters to the variables of the list's operation. @throws InvalidInputError for invalid values. */
export function listVariables(list: AnyList, request: RestRequest): Record<string, unknown> {
  const { search, sort } = request.query;
  const filter = Object.fromEntries(
    Object.entries(list.filters).map(([name, one]) => [
      name,
      filterVariable(
        one,
        [...new Set([one.param, one.restParam ?? one.param])].flatMap((param) => request.lists[param] ?? []),
      ),
    ]),
  );
  return {
    ...(list.search ? { search } : {}),
    ...(Object.keys(filter).length > 0 ? { filter } : {}),
    sort: sortVariable(list.orders, sort) ?? list.defaultOrder,
    ...pageVariables(request),
  };
}

/** The GraphQL operation that reads a page of a list with these fields. */
export function listOperation({ name, typeName, search, filters }: AnyList, node: string): string {
  const filtered = Object.keys(filters).length > 0;
  const given = [
    ...(search ? [["search", "String"]] : []),
    ...(filtered ? [["filter", `${typeName}Filter`]] : []),
    ["sort", `${typeName}Sort!`],
    ["first", "Int!"],
    ["after", "String"],
  ] as const;
  const variables = given.map(([variable, type]) => `$${variable}: ${type}`).join(", ");
  const args = given.map(([variable]) => `${variable}: $${variable}`).join(", ");
  return `query RestList(${variables}) {
  ${name}(${args}) { nodes { ${node} } pageInfo { hasNextPage endCursor } }
}`;
}

/** REST-specific options of a list. */
export interface ListRoute<Node> {
  readonly path: string;
  readonly summary: string;
  /** The fields of an item, as a GraphQL selection. */
  readonly node: string;
  /** Converts the page's items to the response body. */
  readonly response: (nodes: Node[]) => unknown;
  /** A filter that is always applied. */
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly file?: RestFile;
}

/** The REST route of a list, with all of its search, filters, sort orders and pagination. */
export function listRoute<Node>(
  list: AnyList,
  { path, summary, node, response, filter, file }: ListRoute<Node>,
): RestRoute {
  type Data = Record<string, { nodes: Node[]; pageInfo: RestPageInfo }>;
  const pageOf = (data: Data) =>
    data[list.name] ?? { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
  return route<Data>({
    method: "GET",
    path,
    summary,
    query: listParameters(list),
    operation: listOperation(list, node),
    variables: (request) => {
      const variables = listVariables(list, request);
      return filter ? { ...variables, filter: { ...(variables.filter as object), ...filter } } : variables;
    },
    response: (data) => response(pageOf(data).nodes),
    nextCursor: (data) => nextOf(pageOf(data).pageInfo),
    ...(file ? { file } : {}),
  });
}
