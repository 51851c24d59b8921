import type { Server } from "node:http";
import { ApolloServer } from "@apollo/server";
import { ApolloServerPluginDrainHttpServer } from "@apollo/server/plugin/drainHttpServer";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import type { RequestContext } from "../shared/request-context.ts";
import { documentRules } from "./document-rules.ts";
import { formatError, logUnexpectedErrors } from "./errors.ts";
import { MAX_TOKENS } from "./limits.ts";
import { throttled } from "./throttled.ts";

/** Starts the Apollo server behind /graphql and the REST gateway; it drains with the HTTP server, if any. */
export async function startGraphqlServer(
  schema: GraphQLSchema,
  logger: Logger,
  httpServer?: Server,
): Promise<ApolloServer<RequestContext>> {
  const server = new ApolloServer<RequestContext>({
    schema,
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
