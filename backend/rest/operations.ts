import { type DocumentNode, type GraphQLSchema, Kind, parse, specifiedRules, validate } from "graphql";
import { documentRules } from "../graphql/documents/document-rules.ts";
import type { RestRoute } from "../shared/rest-table/route.ts";

/** Caches validated routes: other servers in a process share the routes and schema. */
const valid = new WeakMap<readonly RestRoute[], GraphQLSchema>();

/**
 * Validates each route's operation against the schema, so that an invalid one fails at startup, not for its
 * callers.
 * @throws Error with one line that names the first invalid route and the reason.
 */
export function assertOperations(routes: readonly RestRoute[], schema: GraphQLSchema): void {
  if (valid.get(routes) === schema) return;
  for (const route of routes) {
    const fault = faultOf(route, schema);
    if (fault) throw new Error(`${route.method} ${route.path} can't be executed: ${fault}`);
  }
  valid.set(routes, schema);
}

function faultOf({ method, operation }: RestRoute, schema: GraphQLSchema): string | undefined {
  let document: DocumentNode;
  try {
    document = parse(operation);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const [invalid] = validate(schema, document, [...specifiedRules, ...documentRules]);
  if (invalid) return invalid.message;
  const [first, second] = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [definition.operation] : [],
  );
  if (!first || second) return "It must hold one operation.";
  if (first === "subscription") return "It must be answered once.";
  if (method === "GET" && first !== "query") return "GET must not change anything.";
  return undefined;
}
