import { GraphQLError } from "graphql";
import { HTTP_STATUS, UnauthenticatedError, UnavailableError } from "../shared/errors.ts";
import { asUnavailable } from "./unavailable.ts";

/**
 * Reports an unavailable service or an invalid access token when a request's context can't be created; Apollo
 * Server would respond with 500.
 * @throws GraphQLError or, for any other failure, `error`.
 */
export function refuseContext(error: unknown): never {
  if (error instanceof UnauthenticatedError) {
    const { code, message } = error;
    throw new GraphQLError(message, { extensions: { code, http: { status: HTTP_STATUS[code] } } });
  }
  const cause = asUnavailable(error);
  if (!(cause instanceof UnavailableError)) throw error;
  const headers = new Map([["retry-after", String(cause.retryAfterSeconds)]]);
  throw new GraphQLError(cause.message, {
    extensions: { code: cause.code, http: { status: HTTP_STATUS[cause.code], headers } },
  });
}
