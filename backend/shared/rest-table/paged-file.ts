import { refuse, toWord } from "../listing/words.ts";
import { type CsvColumns, toCsv } from "../text/csv.ts";
import { exportedName } from "./exported-name.ts";
import { nextOf, pageVariables, type RestPageInfo } from "./paging.ts";
import { type RestParameter, type RestRequest, type RestRoute, route } from "./route.ts";

/** An argument of a paged field, as a parameter of its download: in the path if that names it, else in the query. */
interface FileArgument {
  /** Its GraphQL type. */
  readonly type: string;
  readonly description: string;
  /** The names of an enum, which are lower case in URLs. */
  readonly choices?: readonly string[];
  /** Its value if the parameter is absent and the schema has no default. */
  readonly absent?: string;
}

interface PagedFile<Node> {
  readonly path: string;
  readonly summary: string;
  /** The schema's field, a connection. */
  readonly field: string;
  readonly args?: Readonly<Record<string, FileArgument>>;
  /** The fields of an item, as a GraphQL selection. */
  readonly node: string;
  readonly columns: CsvColumns<Node>;
}

function argumentOf(
  name: string,
  { choices, absent }: FileArgument,
  { query, path }: RestRequest,
): string | undefined {
  const given = path[name] ?? query[name];
  if (!given) return absent;
  if (!choices) return given;
  const found = choices.find((choice) => toWord(choice) === toWord(given));
  return found ?? refuse(name, `Choose one of: ${choices.map(toWord).join(", ")}.`);
}

const parameterOf = ({ description, choices }: FileArgument): RestParameter => ({
  type: "string",
  description,
  ...(choices && { values: choices.map(toWord) }),
});

/**
 * The REST route that downloads all items of a paged field that isn't a declared list as CSV, with the
 * field's arguments.
 */
export function pagedFile<Node>(of: PagedFile<Node>): RestRoute {
  const { path, summary, field, args = {}, node, columns } = of;
  const kind = path.slice(path.lastIndexOf("/") + 1, -".csv".length);
  const all = Object.entries(args);
  const declared = all.map(([name, { type }]) => `, $${name}: ${type}`).join("");
  const passed = all.map(([name]) => `, ${name}: $${name}`).join("");
  type Data = Record<string, { nodes: Node[]; pageInfo: RestPageInfo }>;
  return route<Data>({
    method: "GET",
    path,
    summary,
    query: Object.fromEntries(
      all
        .filter(([name]) => !path.includes(`{${name}}`))
        .map(([name, argument]) => [name, parameterOf(argument)]),
    ),
    operation: `query RestFile($first: Int!, $after: String${declared}) {
      ${field}(first: $first, after: $after${passed}) { nodes { ${node} } pageInfo { hasNextPage endCursor } }
    }`,
    variables: (request) => ({
      ...pageVariables(request),
      // Absent parameters are omitted, so that the schema's own default applies.
      ...Object.fromEntries(
        all
          .map(([name, argument]) => [name, argumentOf(name, argument, request)])
          .filter(([, value]) => value !== undefined),
      ),
    }),
    response: (data, isFirst) => toCsv(columns, data[field]?.nodes ?? [], isFirst),
    nextCursor: (data) => nextOf(data[field]?.pageInfo ?? { hasNextPage: false, endCursor: null }),
    file: { mediaType: "text/csv; charset=utf-8", name: () => exportedName(kind) },
    allPages: true,
  });
}
