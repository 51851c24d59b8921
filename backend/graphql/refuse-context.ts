import { GraphQLError } from "graphql";
import { HTTP_STATUS, UnavailableError } from "../shared/errors.ts";
import { asUnavailable } from "./unavailable.ts";

/**
 * Says that the service is unavailable when a request's context can't be made, because the caller's session can't be
 * read; Apollo Server would answer 500.
 * @throws GraphQLError or, if it is another failure, `error`.
 */
export function refuseContext(error: unknown): never {
  const cause = asUnavailable(error);
  if (!(cause instanceof UnavailableError)) throw error;
  const headers = new Map([["retry-after", String(cause.retryAfterSeconds)]]);
  throw new GraphQLError(cause.message, {
    extensions: { code: cause.code, http: { status: HTTP_STATUS[cause.code], headers } },
  });
}
