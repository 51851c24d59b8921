import type { ApolloServer } from "@apollo/server";
import { type Request, type RequestHandler, Router } from "express";
import type { GraphQLSchema } from "graphql";
import { publicError } from "../graphql/errors.ts";
import { InvalidInputError, NotFoundError } from "../shared/errors.ts";
import type { ContextOf, RequestContext } from "../shared/request-context.ts";
import type { RestRequest, RestRoute } from "../shared/rest-table/route.ts";
import { beginDownload } from "./download-limits.ts";
import { toRestError } from "./errors.ts";
import { openApiDocument } from "./openapi.ts";
import { assertOperations } from "./operations.ts";
import { restRoutes } from "./routes.ts";
import { sendPages } from "./send-pages.ts";
import { matchedVersion, versionTag } from "./version-tag.ts";

/**
 * The router of /api: each route of the table executes its operation with the same context as /graphql.
 * @param bodyHandlers parse the body, for routes that accept one.
 * @throws Error at startup if a route's operation is invalid for the schema.
 */
export function restGateway(
  schema: GraphQLSchema,
  apollo: ApolloServer<RequestContext>,
  contextOf: ContextOf,
  bodyHandlers: RequestHandler[],
): Router {
  assertOperations(restRoutes, schema);
  const router = Router({ caseSensitive: true });
  for (const route of restRoutes) {
    const path = route.path.replace(/\{(\w+)\}/g, ":$1");
    router[route.method.toLowerCase() as Lowercase<RestRoute["method"]>](
      path,
      ...(route.body ? bodyHandlers : []),
      execute(route, apollo, contextOf),
    );
  }
  router.get("/api/openapi.json", (_request, response) => {
    response.json(openApiDocument(restRoutes));
  });
  router.use("/api", (request) => {
    throw new NotFoundError(`There is no call ${request.method} ${request.baseUrl}${request.path}.`);
  });
  return router;
}

function execute(
  route: RestRoute,
  apollo: ApolloServer<RequestContext>,
  contextOf: ContextOf,
): RequestHandler {
  const parametersOf = parameterReader(route);
  return async (request, response) => {
    const { lists, query } = parametersOf(request);
    const path = request.params as Record<string, string>;
    const version = route.version && matchedVersion(request.headers["if-match"]);
    const call = { path, query, lists, body: request.body, ...(version === undefined ? {} : { version }) };
    const variables = route.variables(call);
    const contextValue = await contextOf(request, response);
    const ask = async (given: Record<string, unknown>, context: RequestContext) => {
      const { body } = await apollo.executeOperation(
        { query: route.operation, variables: given },
        { contextValue: context },
      );
      if (body.kind !== "single") throw new Error("A REST operation answers at once.");
      return body.singleResult;
    };
    const { data, errors } = await ask(variables, contextValue);
    if (errors?.[0] || !data) {
      const answer = toRestError(errors?.[0] ?? publicError(undefined, contextValue.requestId), version);
      if (answer.retryAfter) response.set("Retry-After", String(answer.retryAfter));
      response.status(answer.status).json(answer.body);
      return;
    }
    const { file, allPages = false, nextCursor } = route;
    const next = nextCursor(data);
    const answer = route.response(data, true);
    const isStream = allPages && next !== null && request.method !== "HEAD";
    const end = isStream ? await beginDownload(contextValue) : undefined;
    if (file) response.attachment(file.name(call)).type(file.mediaType);
    if (isStream) {
      // Each page has a context of its own: nothing piles up, and whoever may no longer read gets no further page.
      const askNext = async (after: string) =>
        ask({ ...variables, after }, await contextOf(request, response));
      await sendPages(route, response, answer, next, askNext).finally(end);
      return;
    }
    if (next && !allPages) response.links({ next: nextAddress(request, next) });
    const current = route.version?.(data);
    if (current !== undefined) response.set("ETag", versionTag(current, answer));
    if (file) response.send(answer);
    else response.json(answer);
  };
}

/** Reads the values of the route's parameters. @throws InvalidInputError (the reader) if one is given twice that takes one value. */
function parameterReader(route: RestRoute): (request: Request) => Pick<RestRequest, "lists" | "query"> {
  const parameters = Object.entries(route.query);
  return (request) => {
    const lists: Record<string, string[]> = {};
    const query: Record<string, string> = {};
    const given = request.query;
    for (const [name, { repeatable }] of parameters) {
      const values = [given[name]].flat().filter((value) => typeof value === "string");
      if (!repeatable && values.length > 1)
        throw new InvalidInputError("Give it once.", { [name]: "Give it once." });
      const [value] = values;
      lists[name] = values;
      if (value !== undefined) query[name] = value;
    }
    return { lists, query };
  };
}

function nextAddress(request: Request, cursor: string): string {
  const address = new URL(request.originalUrl, "http://localhost");
  address.searchParams.set("after", cursor);
  return `${address.pathname}${address.search}`;
}
