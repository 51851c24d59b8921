import type { ApolloServer } from "@apollo/server";
import { type Request, type RequestHandler, type Response, Router } from "express";
import type { GraphQLSchema } from "graphql";
import { authorize, gatesIn } from "../graphql/authorization/authorization.ts";
import { publicError } from "../graphql/errors.ts";
import { NotFoundError } from "../shared/errors.ts";
import type { ContextOf, RequestContext } from "../shared/request-context.ts";
import type { RestRoute } from "../shared/rest-table/route.ts";
import { assertAccepted, mediaTypeOf } from "./accepted.ts";
import { beginDownload, withoutBudget } from "./download-limits.ts";
import { PROBLEM, toRestError } from "./errors.ts";
import { inMatchingOrder, otherMethods } from "./methods.ts";
import { openApiDocument } from "./openapi/document.ts";
import { assertOperations } from "./operations.ts";
import { parameterReader } from "./parameters.ts";
import { inPlainWords } from "./plain-words.ts";
import { type RecordDownload, recordedKind } from "./recorded-downloads.ts";
import { describedWebhooks, restRoutes } from "./routes.ts";
import { noBody, runSequentially } from "./run-sequentially.ts";
import { sendPages } from "./send-pages.ts";
import { matchedVersion, versionTag } from "./version-tag.ts";

/**
 * Returns the router of /api: each route of the table executes its operation with the same context as
 * /graphql.
 * @param bodyHandlers parse the body, for routes that accept one.
 * @throws Error at startup if a route's operation is invalid for the schema.
 */
export function restGateway(
  schema: GraphQLSchema,
  apollo: ApolloServer<RequestContext>,
  contextOf: ContextOf,
  bodyHandlers: RequestHandler[],
  recordDownload: RecordDownload,
): Router {
  assertOperations(restRoutes, schema);
  const router = Router({ caseSensitive: true });
  for (const [path, routes] of inMatchingOrder(restRoutes)) {
    const address = path.replace(/\{(\w+)\}/g, ":$1");
    for (const route of routes)
      router[route.method.toLowerCase() as Lowercase<RestRoute["method"]>](
        address,
        execute(route, {
          schema,
          apollo,
          contextOf,
          readBody: route.body ? runSequentially(bodyHandlers) : noBody,
          recordDownload,
        }),
      );
    router.all(address, otherMethods(routes.map(({ method }) => method)));
  }
  let description: ReturnType<typeof openApiDocument> | undefined;
  router.get("/api/openapi.json", (request, response) => {
    assertAccepted(request, "application/json");
    description ??= openApiDocument({ routes: restRoutes, webhooks: describedWebhooks }, schema);
    response.json(description);
  });
  router.all("/api/openapi.json", otherMethods(["GET"]));
  router.use("/api", (request) => {
    const [address] = request.originalUrl.split("?", 1);
    throw new NotFoundError(`Unknown call: ${request.method} ${address}. /api/openapi.json lists all calls.`);
  });
  return router;
}

/** The headers of a GraphQL response that report the caller's budget. */
const LIMIT_HEADERS = ["RateLimit-Policy", "RateLimit"];

interface Execution {
  readonly schema: GraphQLSchema;
  readonly apollo: ApolloServer<RequestContext>;
  readonly contextOf: ContextOf;
  /** Reads the request's body, if the route accepts one. */
  readonly readBody: (request: Request, response: Response) => Promise<void>;
  readonly recordDownload: RecordDownload;
}

function execute(
  route: RestRoute,
  { schema, apollo, contextOf, readBody, recordDownload }: Execution,
): RequestHandler {
  const parametersOf = parameterReader(route);
  const gates = gatesIn(schema, route.operation);
  const mediaType = mediaTypeOf(route);
  return async (request, response) => {
    const contextValue = await contextOf(request, response);
    // Authorizes first, so that unauthorized callers learn nothing about the parameters.
    for (const gate of gates) authorize(gate, contextValue);
    assertAccepted(request, mediaType);
    const { lists, query } = parametersOf(request);
    await readBody(request, response);
    const path = request.params as Record<string, string>;
    const version = route.version && matchedVersion(request.headers["if-match"]);
    const call = { path, query, lists, body: request.body, ...(version === undefined ? {} : { version }) };
    const variables = route.variables(call);
    const ask = async (given: Record<string, unknown>, context: RequestContext) => {
      const { body, http } = await apollo.executeOperation(
        { query: route.operation, variables: given },
        { contextValue: context },
      );
      if (body.kind !== "single") throw new Error("A REST operation answers at once.");
      for (const name of response.headersSent ? [] : LIMIT_HEADERS) {
        const value = http.headers.get(name.toLowerCase());
        if (value) response.set(name, value);
      }
      return body.singleResult;
    };
    const { data, errors } = await ask(variables, contextValue);
    if (errors?.[0] || !data) {
      const failure = errors?.[0] ?? publicError(undefined, contextValue.requestId);
      const answer = toRestError(inPlainWords(failure, { schema, route, variables }), version);
      if (answer.retryAfter) response.set("Retry-After", String(answer.retryAfter));
      response.status(answer.status).type(PROBLEM).json(answer.body);
      return;
    }
    await route.assertKnown?.(call, data, contextValue);
    const { file, allPages = false, nextCursor } = route;
    const next = nextCursor(data);
    const isHead = request.method === "HEAD";
    const told = route.response(data, true);
    const answer = file?.draw && !isHead ? Buffer.from(await file.draw(told, call)) : told;
    const isStream = allPages && next !== null;
    const end = isStream && !isHead ? await beginDownload(contextValue) : undefined;
    const kind = recordedKind(route, path);
    if (kind && !isHead) await recordDownload(contextValue, kind);
    setListHeaders(response, data);
    if (file) response.attachment(file.name(call)).type(file.mediaType);
    if (file?.draw && isHead) return void response.end();
    if (isStream) {
      // The length of the first page isn't that of the file.
      if (isHead) return void response.end();
      // Each page has its own context, which frees memory and stops the download once access is lost.
      const askNext = async (after: string) =>
        ask({ ...variables, after }, withoutBudget(await contextOf(request, response)));
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

/**
 * Sets headers with the list's total count, if the data is a list page, and for copies the time up to which
 * it is complete.
 */
function setListHeaders(response: Response, data: Record<string, unknown>): void {
  for (const field of Object.values(data)) {
    const { totalCount, totalCountIsExact, safeUntil } = (field ?? {}) as Partial<
      Record<"totalCount" | "totalCountIsExact" | "safeUntil", unknown>
    >;
    if (safeUntil) response.set("X-Safe-Until", new Date(safeUntil as Date | string).toISOString());
    if (typeof totalCount !== "number") continue;
    response.set("X-Total-Count", String(totalCount));
    if (totalCountIsExact === false) response.set("X-Total-Count-Exact", "false");
  }
}

function nextAddress(request: Request, cursor: string): string {
  const address = new URL(request.originalUrl, "http://localhost");
  address.searchParams.set("after", cursor);
  return `${address.pathname}${address.search}`;
}
