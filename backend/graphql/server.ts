import type { Server } from "node:http";
import { ApolloServer, type ApolloServerOptionsWithGateway } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import { ApolloServerPluginDrainHttpServer } from "@apollo/server/plugin/drainHttpServer";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import type { RequestContext } from "../shared/request-context.ts";
import { documentRules } from "./document-rules.ts";
import { formatError, logUnexpectedErrors } from "./errors.ts";
import { createExecutor, type Execute } from "./execute.ts";
import { MAX_TOKENS } from "./limits.ts";
import { neverStored } from "./never-stored.ts";
import { throttled } from "./throttled.ts";

/** Starts the Apollo server behind /graphql and the REST gateway; it drains with the HTTP server, if any. */
export async function startGraphqlServer(
  schema: GraphQLSchema,
  logger: Logger,
  httpServer?: Server,
): Promise<ApolloServer<RequestContext>> {
  const server = new ApolloServer<RequestContext>({
    gateway: executedBy(schema, createExecutor(schema)),
    formatError,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    persistedQueries: false,
    validationRules: documentRules,
    stopOnTerminationSignals: false,
    logger: logger.child({ part: "graphql" }),
    plugins: [
      // It looks at each field that is resolved, to come to "no-store" in the end.
      ApolloServerPluginCacheControlDisabled(),
      neverStored,
      logUnexpectedErrors(logger),
      throttled,
      ...(httpServer
        ? [ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: 8_000 })]
        : []),
    ],
  });
  await server.start();
  return server;
}

/** The one way that Apollo Server offers to execute operations oneself; there is no gateway. */
function executedBy(
  schema: GraphQLSchema,
  execute: Execute,
): ApolloServerOptionsWithGateway<RequestContext>["gateway"] {
  return {
    load: async () => ({
      executor: ({ document, request, context }) =>
        execute({
          document,
          variables: request.variables,
          operationName: request.operationName,
          context: context as RequestContext,
        }),
    }),
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}
