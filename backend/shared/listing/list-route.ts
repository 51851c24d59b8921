import { exportedName } from "../rest-table/exported-name.ts";
import { nextOf, pageParameters, pageVariables, type RestPageInfo } from "../rest-table/paging.ts";
import {
  type RestFile,
  type RestParameter,
  type RestRequest,
  type RestRoute,
  route,
} from "../rest-table/route.ts";
import { type CsvColumns, toCsv } from "../text/csv.ts";
import type { Filter } from "./filter.ts";
import type { AnyList } from "./list.ts";
import { SYNTAX } from "./list-search.ts";
import { assertKnownValues, isOfData } from "./reading/known-values.ts";
import { filterVariable, knownId, sortVariable, toWord } from "./words.ts";

/** The filters in the list's `filter` argument. */
const filtersOf = ({ filters }: AnyList) =>
  Object.entries(filters).filter(([, { asArgument }]) => !asArgument);

/** The filters that are separate arguments. */
const argumentsOf = ({ filters }: AnyList) =>
  Object.entries(filters).filter(([, { asArgument }]) => asArgument);

/** The query parameters of a list: search, filters except those already set, sort order and pagination. */
export function listParameters(
  { search, filters, orders, defaultOrder }: AnyList,
  set: ListRoute<never>["filter"] = {},
): Record<string, RestParameter> {
  const open = Object.entries(filters).filter(([name]) => !(name in set));
  return {
    ...(search ? { search: { type: "string", description: `${search.description} ${SYNTAX}` } } : {}),
    ...Object.fromEntries(
      open.flatMap(([, filter]) => namesOf(filter).map((name) => [name, parameterOf(filter)])),
    ),
    sort: {
      type: "string",
      values: Object.keys(orders).map(toWord),
      description: `The order; \`${toWord(defaultOrder)}\` by default.`,
    },
    ...pageParameters,
  };
}

function parameterOf({
  description,
  restDescription = description,
  choices,
  shape,
}: Filter<never>): RestParameter {
  const isNumber = shape === "number" || shape === "numbers";
  const names = shape === "flag" ? ["true", "false"] : Object.keys(choices ?? {}).map(toWord);
  return {
    type: isNumber ? "integer" : "string",
    repeatable: shape === "texts" || shape === "numbers",
    // For numbers, the choices are only the ones that a screen offers.
    ...(names.length > 0 && !isNumber ? { values: [...names, "all"] } : {}),
    description: restDescription,
  };
}

/** A filter's name in REST, followed by its name in URLs if that is different. */
const namesOf = ({ param, restParam = param }: Filter<never>) => [...new Set([restParam, param])];

/** Returns a filter's values in a request, and the name of the parameter used. */
function given(filter: Filter<never>, { lists }: RestRequest): { param: string; value: unknown } {
  const names = namesOf(filter);
  const param = names.find((name) => lists[name]?.length) ?? filter.param;
  const words = names.flatMap((name) => lists[name] ?? []);
  const value = filterVariable({ ...filter, param }, words);
  if (filter.asArgument === "ID" && typeof value === "string") knownId(value, param);
  return { param, value };
}

/**
 * Whether a request synchronizes a copy, so that the response has to include the moment up to which it is
 * complete.
 */
const isSyncRequest = ({ orders, defaultOrder }: AnyList, { query: { sort } }: RestRequest): boolean =>
  Boolean(orders[sortVariable(orders, sort) ?? defaultOrder]?.forPrograms);

/**
 * Converts query parameters to the variables of the list's operation.
 * @throws InvalidInputError (from the returned function) for invalid values.
 */
export function listVariables(list: AnyList): (request: RestRequest) => Record<string, unknown> {
  const [filters, args] = [filtersOf(list), argumentsOf(list)];
  const valuesOf = (all: typeof filters, request: RestRequest) =>
    Object.fromEntries(all.map(([name, filter]) => [name, given(filter, request).value]));
  return (request) => {
    const { search, sort } = request.query;
    const filter = valuesOf(filters, request);
    return {
      ...(list.search ? { search } : {}),
      ...valuesOf(args, request),
      ...(filters.length > 0 ? { filter } : {}),
      sort: sortVariable(list.orders, sort) ?? list.defaultOrder,
      ...(list.isCopied ? { inStep: isSyncRequest(list, request) } : {}),
      ...pageVariables(request),
    };
  };
}

/**
 * Checks values that depend on the data: a single one if nothing is found, several always.
 * @throws InvalidInputError (from the check) for a value that doesn't exist.
 */
function knownOf(list: AnyList): NonNullable<RestRoute["assertKnown"]> {
  const filters = Object.entries(list.filters).filter(([, filter]) => isOfData(filter));
  return async (request, data, context) => {
    const page = (data as Record<string, { nodes: unknown[] }>)[list.name];
    for (const [name, filter] of filters) {
      const { param, value } = given(filter, request);
      const values = value as readonly string[] | undefined;
      if (values && (values.length > 1 || page?.nodes.length === 0))
        await assertKnownValues(context, list, { name, param, values });
    }
  };
}

/** The GraphQL operation that reads a page of a list with these fields. */
export function listOperation(list: AnyList, node: string, isCounted = false): string {
  const { name, typeName, search } = list;
  const given = [
    ...(search ? [["search", "String"]] : []),
    ...argumentsOf(list).map(([field, { asArgument }]) => [field, asArgument]),
    ...(filtersOf(list).length > 0 ? [["filter", `${typeName}Filter`]] : []),
    ["sort", `${typeName}Sort!`],
    ["first", "Int!"],
    ["after", "String"],
  ] as const;
  const inStep = list.isCopied && isCounted;
  const variables = [...given, ...(inStep ? [["inStep", "Boolean!"]] : [])]
    .map(([variable, type]) => `$${variable}: ${type}`)
    .join(", ");
  const args = given.map(([variable]) => `${variable}: $${variable}`).join(", ");
  return `query RestList(${variables}) {
  ${name}(${args}) {
    ${isCounted ? "totalCount totalCountIsExact " : ""}${inStep ? "safeUntil @include(if: $inStep) " : ""}nodes { ${node} } pageInfo { hasNextPage endCursor }
  }
}`;
}

/** A download contains the whole list, so it takes no page size or cursor. */
const withoutPaging = (parameters: Record<string, RestParameter>) =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => !(name in pageParameters)));

/** The REST-specific options of a list. */
export interface ListRoute<Node> {
  readonly path: string;
  readonly summary: string;
  /** The fields of an item, as a GraphQL selection. */
  readonly node: string;
  /** Converts the page's items to the response body. */
  readonly response: (nodes: Node[], isFirst: boolean) => unknown;
  /** A filter that is always applied. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** A download of the whole list. */
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
  const variablesOf = listVariables(list);
  return route<Data>({
    method: "GET",
    path,
    summary,
    query: file ? withoutPaging(listParameters(list, filter)) : listParameters(list, filter),
    operation: listOperation(list, node, !file),
    variables: (request) => {
      const variables = variablesOf(request);
      return filter ? { ...variables, filter: { ...(variables.filter as object), ...filter } } : variables;
    },
    response: (data, isFirst) => response(pageOf(data).nodes, isFirst),
    nextCursor: (data) => nextOf(pageOf(data).pageInfo),
    assertKnown: knownOf(list),
    ...(file ? { file, allPages: true } : {}),
  });
}

/**
 * The REST route that downloads a whole list as CSV, with its search, filters and sort order.
 * @throws Error at startup if the list's declaration has no `file`.
 */
export function listFile<Node>(
  list: AnyList,
  {
    summary,
    node,
    columns,
  }: Pick<ListRoute<Node>, "summary" | "node"> & { readonly columns: CsvColumns<Node> },
): RestRoute {
  const { file: path } = list;
  if (!path) throw new Error(`The list ${list.name} declares no file.`);
  const kind = path.slice(path.lastIndexOf("/") + 1, -".csv".length);
  return listRoute<Node>(list, {
    path,
    summary,
    node,
    response: (nodes, isFirst) => toCsv(columns, nodes, isFirst),
    file: { mediaType: "text/csv; charset=utf-8", name: () => exportedName(kind) },
  });
}
