import { ApolloServer, type ApolloServerOptionsWithGateway } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import type { RequestContext } from "../shared/request-context.ts";
import { neverStored } from "./authorization/never-stored.ts";
import { costLimit } from "./cost/cost-limit.ts";
import { MAX_TOKENS } from "./cost/limits.ts";
import { documentRules } from "./documents/document-rules.ts";
import { persistedQueries } from "./documents/persisted-queries.ts";
import { formatError, logUnexpectedErrors } from "./errors.ts";
import { createExecutor, type Execute } from "./execute.ts";
import { refusals } from "./refusals.ts";

/**
 * Starts the Apollo server behind /graphql and the REST gateway.
 * @param introspection whether introspection is allowed.
 */
export async function startGraphqlServer(
  schema: GraphQLSchema,
  logger: Logger,
  introspection: boolean,
): Promise<ApolloServer<RequestContext>> {
  const server = new ApolloServer<RequestContext>({
    gateway: executedBy(schema, createExecutor(schema)),
    formatError,
    introspection,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    persistedQueries: { cache: persistedQueries() },
    // Middleware already refuses form bodies (web/guards/json-body.ts) and cross-site queries by GET
    // (web/guards/same-origin.ts).
    csrfPrevention: false,
    validationRules: documentRules,
    stopOnTerminationSignals: false,
    logger: logger.child({ part: "graphql" }),
    plugins: [
      // It inspects every resolved field, only to arrive at "no-store".
      ApolloServerPluginCacheControlDisabled(),
      // Its page loads scripts from another site; visitors are redirected to the sandbox
      // (web/guards/sandbox.ts).
      ApolloServerPluginLandingPageDisabled(),
      neverStored,
      costLimit(schema),
      logUnexpectedErrors(logger),
      refusals,
    ],
  });
  await server.start();
  return server;
}

/** Apollo Server allows custom execution only through a gateway; there is no actual gateway. */
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
