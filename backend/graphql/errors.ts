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

/** What the caller is told of a failure. */
export interface PublicError {
  readonly message: string;
  /** `code` always; `fields`, `retryAfter` (seconds) and `requestId` where they apply. */
  readonly extensions: Record<string, unknown>;
}

/** What the caller may see of `error`: all of an expected one, nothing of another but the id that finds it in the log. */
export function publicError(error: unknown, requestId: unknown): PublicError {
  const cause = asUnavailable(error);
  if (!(cause instanceof ApplicationError)) {
    return {
      message: MASKED_MESSAGE,
      extensions: { code: MASKED_CODE, ...(requestId ? { requestId } : {}) },
    };
  }
  const fields = cause.fields ? { fields: cause.fields } : {};
  const retryAfter = cause instanceof TooManyRequestsError ? { retryAfter: cause.retryAfterSeconds } : {};
  return { message: cause.message, extensions: { code: cause.code, ...fields, ...retryAfter } };
}

/** The code of an error that the request caused: its document can't be parsed, is invalid, or lacks a variable. */
function requestErrorCode(error: unknown): unknown {
  const code = error instanceof GraphQLError ? error.extensions.code : undefined;
  return code === MASKED_CODE ? undefined : code;
}

/** What the caller is told of each error in an answer; the request's own faults keep their messages. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, locations, path } = formatted;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const code = requestErrorCode(error);
  if (code) return { message, ...place, extensions: { code } };
  const requestId = error instanceof GraphQLError ? error.extensions.requestId : undefined;
  return { ...publicError(unwrapResolverError(error), requestId), ...place };
}

/** Logs what is masked, with the request id that the caller is given. */
export function logUnexpectedErrors(logger: Logger): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue: { requestId }, operationName }) {
          for (const error of errors) {
            const cause = unwrapResolverError(error);
            if (requestErrorCode(error) || asUnavailable(cause) instanceof ApplicationError) continue;
            error.extensions.requestId = requestId;
            logger.error({ err: cause, requestId, operationName, path: error.path }, "unexpected error");
          }
        },
      };
    },
  };
}
