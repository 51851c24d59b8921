import type { ApolloServer } from "@apollo/server";
import { type Request, type RequestHandler, Router } from "express";
import type { GraphQLSchema } from "graphql";
import { publicError } from "../graphql/errors.ts";
import { NotFoundError } from "../shared/errors.ts";
import type { ContextOf, RequestContext } from "../shared/request-context.ts";
import type { RestRoute } from "../shared/rest-table/route.ts";
import { toRestError } from "./errors.ts";
import { openApiDocument } from "./openapi.ts";
import { assertOperations } from "./operations.ts";
import { restRoutes } from "./routes.ts";

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
  return async (request, response) => {
    const lists = Object.fromEntries(
      Object.keys(route.query).map((name) => [
        name,
        [request.query[name]].flat().filter((value) => typeof value === "string"),
      ]),
    );
    const query = Object.fromEntries(
      Object.entries(lists).flatMap(([name, [value, ...others]]) =>
        value !== undefined && others.length === 0 ? [[name, value]] : [],
      ),
    );
    const path = request.params as Record<string, string>;
    const call = { path, query, lists, body: request.body };
    const variables = route.variables(call);
    const contextValue = await contextOf(request, response);
    const { body } = await apollo.executeOperation({ query: route.operation, variables }, { contextValue });
    if (body.kind !== "single") throw new Error("A REST operation answers at once.");
    const { data, errors } = body.singleResult;
    if (errors?.[0] || !data) {
      const answer = toRestError(errors?.[0] ?? publicError(undefined, contextValue.requestId));
      if (answer.retryAfter) response.set("Retry-After", String(answer.retryAfter));
      response.status(answer.status).json(answer.body);
      return;
    }
    const next = route.nextCursor(data);
    if (next) response.links({ next: nextAddress(request, next) });
    const answer = route.response(data);
    if (route.file) response.attachment(route.file.name(call)).type(route.file.mediaType).send(answer);
    else response.json(answer);
  };
}

function nextAddress(request: Request, cursor: string): string {
  const address = new URL(request.originalUrl, "http://localhost");
  address.searchParams.set("after", cursor);
  return `${address.pathname}${address.search}`;
}
