import type { ApolloServer } from "@apollo/server";
import { type RequestHandler, Router } from "express";
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";
import type { Logger } from "pino";
import { publicError } from "../graphql/errors.ts";
import { onlyMethods } from "../rest/methods.ts";
import { runSequentially } from "../rest/run-sequentially.ts";
import { InvalidInputError } from "../shared/errors.ts";
import type { ContextOf, RequestContext } from "../shared/request-context.ts";
import { allow } from "../web/guards/token-cors.ts";
import { createAsk, inWords } from "./ask.ts";

/** What the endpoint answers with. */
export interface McpParts {
  readonly schema: GraphQLSchema;
  readonly apollo: ApolloServer<RequestContext>;
  readonly contextOf: ContextOf;
  readonly bodyHandlers: RequestHandler[];
  readonly publicUrl: string;
  /** Whether clients may read the schema itself. */
  readonly introspection: boolean;
  readonly logger: Logger;
}

/**
 * Serves the Model Context Protocol at /mcp over Streamable HTTP, without sessions, and the schema that it
 * offers at /schema.graphql. Tools execute operations of the schema with the caller's access token, or as a
 * visitor; cookies don't count, so pages of any site may call it.
 */
export function mcpEndpoint({
  schema,
  apollo,
  contextOf,
  bodyHandlers,
  publicUrl,
  introspection,
  logger,
}: McpParts): Router {
  let printed: string | undefined;
  const sdl = () => {
    printed ??= printSchema(lexicographicSortSchema(schema));
    return printed;
  };
  const readBody = runSequentially(bodyHandlers);
  const router = Router({ caseSensitive: true });
  router.use("/mcp", withoutCookies);
  router.options("/mcp", (_request, response) => allow(response, "POST"));
  router.use("/mcp", onlyMethods(["POST"]));
  router.post("/mcp", async (request, response) => {
    const context = await contextOf(request, response);
    await readBody(request, response);
    if (Array.isArray(request.body)) throw new InvalidInputError("Send one message in each request.");
    // Loaded when it is first asked for: most servers are never asked, and it takes memory.
    const { answerMessage } = await import("./server.ts");
    const onUnexpected = (error: unknown) => {
      logger.error({ err: error, requestId: context.requestId }, "unexpected error");
      return inWords(publicError(error, context.requestId));
    };
    await answerMessage(
      request,
      response,
      { ask: createAsk(apollo, context), onUnexpected, publicUrl },
      introspection ? sdl : undefined,
    );
  });
  if (!introspection) return router;
  router.use("/schema.graphql", onlyMethods(["GET", "HEAD"]));
  router.get("/schema.graphql", (_request, response) => {
    response
      .set({ "Cache-Control": "public, max-age=3600", "Access-Control-Allow-Origin": "*" })
      .type("text/plain")
      .send(sdl());
  });
  return router;
}

const withoutCookies: RequestHandler = (request, response, next) => {
  delete request.headers.cookie;
  response.set({
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "WWW-Authenticate, Mcp-Protocol-Version, X-Request-Id",
  });
  next();
};
