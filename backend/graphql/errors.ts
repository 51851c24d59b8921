import type { ApolloServerPlugin } from "@apollo/server";
import { unwrapResolverError } from "@apollo/server/errors";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { Logger } from "pino";
import { ApplicationError, TooManyRequestsError, UnavailableError } from "../shared/errors.ts";
import type { RequestContext } from "../shared/request-context.ts";
import { asUnavailable } from "./unavailable.ts";

/** The message of masked errors. */
export const MASKED_MESSAGE = "Something went wrong on our end. Please try again.";
const MASKED_CODE = "INTERNAL_SERVER_ERROR";

/** An error as sent to the caller. */
export interface PublicError {
  readonly message: string;
  /** Always has `code`; has `fields`, `retryAfter` (seconds) and `requestId` where they apply. */
  readonly extensions: Record<string, unknown>;
}

/** Returns the public form of `error`: expected errors in full, others masked except for the request id. */
export function publicError(error: unknown, requestId: unknown): PublicError {
  const cause = asUnavailable(error);
  if (!(cause instanceof ApplicationError)) {
    return {
      message: MASKED_MESSAGE,
      extensions: { code: MASKED_CODE, ...(requestId ? { requestId } : {}) },
    };
  }
  const fields = cause.fields ? { fields: cause.fields } : {};
  const later = cause instanceof TooManyRequestsError || cause instanceof UnavailableError;
  const retryAfter = later ? { retryAfter: cause.retryAfterSeconds } : {};
  return { message: cause.message, extensions: { code: cause.code, ...fields, ...retryAfter } };
}

/**
 * Returns the code of an error caused by the request: bad syntax, an invalid document, a missing variable.
 */
function requestErrorCode(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return undefined;
  const { code, http } = error.extensions;
  // Apollo Server reports a wrong hash or version of a persisted query only with a status.
  const refused = typeof http === "object" && http && "status" in http && http.status === 400;
  if (code === undefined && refused) return "BAD_USER_INPUT";
  return code === MASKED_CODE ? undefined : code;
}

/** Returns the error thrown by a resolver, or by a plugin before any resolver ran. */
function causeOf(error: unknown): unknown {
  const original = error instanceof GraphQLError ? error.originalError : undefined;
  return original instanceof ApplicationError ? original : unwrapResolverError(error);
}

/** Formats an error of a response; errors caused by the request keep their messages. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, locations, path } = formatted;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const code = requestErrorCode(error);
  if (code) return { message, ...place, extensions: { code } };
  const requestId = error instanceof GraphQLError ? error.extensions.requestId : undefined;
  return { ...publicError(causeOf(error), requestId), ...place };
}

/** Logs masked errors with the request id that the caller receives. */
export function logUnexpectedErrors(logger: Logger): ApolloServerPlugin<RequestContext> {
  return {
    async contextCreationDidFail({ error }) {
      if (!(error instanceof GraphQLError)) logger.error({ err: error }, "unexpected error");
    },
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue: { requestId }, operationName }) {
          for (const error of errors) {
            const cause = causeOf(error);
            if (requestErrorCode(error) || asUnavailable(cause) instanceof ApplicationError) continue;
            error.extensions.requestId = requestId;
            logger.error({ err: cause, requestId, operationName, path: error.path }, "unexpected error");
          }
        },
      };
    },
  };
}
