import type { ApolloServerPlugin } from "@apollo/server";
import { unwrapResolverError } from "@apollo/server/errors";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { Logger } from "pino";
import { ApplicationError, TooManyRequestsError } from "../shared/errors.ts";
import type { RequestContext } from "../shared/request-context.ts";
import { asUnavailable } from "./unavailable.ts";

/** What anybody is told of a failure that is ours. */
export const MASKED_MESSAGE = "Something went wrong on our side. Please try again.";
const MASKED_CODE = "INTERNAL_SERVER_ERROR";

/** Turns what a resolver threw into what the caller may see; what is not expected is masked. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { locations, path } = formatted;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const cause = asUnavailable(unwrapResolverError(error));
  if (cause instanceof ApplicationError) {
    const retryAfter = cause instanceof TooManyRequestsError ? { retryAfter: cause.retryAfterSeconds } : {};
    const fields = cause.fields ? { fields: cause.fields } : {};
    return { message: cause.message, ...place, extensions: { code: cause.code, ...fields, ...retryAfter } };
  }
  const code = formatted.extensions?.code;
  if (
    code !== undefined &&
    code !== MASKED_CODE &&
    (cause instanceof GraphQLError || error instanceof GraphQLError)
  ) {
    return { message: formatted.message, ...place, extensions: { code } };
  }
  const requestId = error instanceof GraphQLError ? error.extensions.requestId : undefined;
  return {
    message: MASKED_MESSAGE,
    ...place,
    extensions: { code: MASKED_CODE, ...(requestId ? { requestId } : {}) },
  };
}

/** Logs what is masked, with the request id that the caller is given. */
export function logUnexpectedErrors(logger: Logger): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue: { requestId }, operationName }) {
          for (const error of errors) {
            if (!error.originalError || asUnavailable(error.originalError) instanceof ApplicationError)
              continue;
            error.extensions.requestId = requestId;
            logger.error(
              { err: error.originalError, requestId, operationName, path: error.path },
              "unexpected error",
            );
          }
        },
      };
    },
  };
}
