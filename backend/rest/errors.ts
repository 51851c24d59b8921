import { STATUS_CODES } from "node:http";
import type { GraphQLFormattedError } from "graphql";
import { type FieldMessages, HTTP_STATUS } from "../shared/errors.ts";

/** The media type of error responses (RFC 9457). */
export const PROBLEM = "application/problem+json";

/** The body of every REST error response: a problem as RFC 9457 describes it, with a code and field messages. */
export interface RestError {
  type: "about:blank";
  title: string;
  status: number;
  detail: string;
  message: string;
  code: string;
  errors?: FieldMessages;
  requestId?: string;
}

/** The status of an error code; GraphQL's own codes become 500, because the gateway's documents are valid. */
const STATUSES: Readonly<Record<string, number>> = HTTP_STATUS;

/** Returns the body of an error response without fields. */
export const problemOf = (status: number, code: string, message: string): RestError => ({
  type: "about:blank",
  title: STATUS_CODES[status] ?? "Error",
  status,
  detail: message,
  message,
  code,
});

/**
 * Converts an operation's first error to a REST response.
 * @param version the version in If-Match, if any: a conflict about it is a failed precondition.
 */
export function toRestError(
  { message, extensions }: GraphQLFormattedError,
  version?: number,
): {
  status: number;
  retryAfter: number | undefined;
  body: RestError;
} {
  const fields = extensions?.fields as FieldMessages | undefined;
  const isStale = version !== undefined && extensions?.code === "CONFLICT" && fields?.version !== undefined;
  const code = isStale ? "PRECONDITION_FAILED" : String(extensions?.code);
  const requestId = extensions?.requestId as string | undefined;
  const status = STATUSES[code] ?? HTTP_STATUS.INTERNAL_SERVER_ERROR;
  return {
    status,
    retryAfter: extensions?.retryAfter as number | undefined,
    body: {
      ...problemOf(status, code, message),
      ...(fields ? { errors: fields } : {}),
      ...(requestId ? { requestId } : {}),
    },
  };
}
