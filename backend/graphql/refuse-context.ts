import { GraphQLError } from "graphql";
import { HTTP_STATUS, UnauthenticatedError, UnavailableError } from "../shared/errors.ts";
import { asUnavailable } from "./unavailable.ts";

/**
 * Says that the service is unavailable, or that the access token doesn't work, when a request's context can't be made;
 * Apollo Server would answer 500.
 * @throws GraphQLError or, if it is another failure, `error`.
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
