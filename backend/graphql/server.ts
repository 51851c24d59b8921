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
 * @param introspection whether the schema may be asked for.
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
    // A form's body is refused before (web/guards/json-body.ts), and so is another site's query by GET (web/guards/same-origin.ts).
    csrfPrevention: false,
    validationRules: documentRules,
    stopOnTerminationSignals: false,
    logger: logger.child({ part: "graphql" }),
    plugins: [
      // It looks at each field that is resolved, to come to "no-store" in the end.
      ApolloServerPluginCacheControlDisabled(),
      // Its page is made of scripts of another site; visitors are sent to the sandbox (web/guards/sandbox.ts).
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
