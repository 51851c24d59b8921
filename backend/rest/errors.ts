import type { GraphQLFormattedError } from "graphql";
import { type FieldMessages, HTTP_STATUS } from "../shared/errors.ts";

/** The body of every REST error response. */
export interface RestError {
  message: string;
  code: string;
  errors?: FieldMessages;
  requestId?: string;
}

/** The status of an error code; GraphQL's own codes become 500, because the gateway's documents are valid. */
const STATUSES: Readonly<Record<string, number>> = HTTP_STATUS;

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
  return {
    status: STATUSES[code] ?? HTTP_STATUS.INTERNAL_SERVER_ERROR,
    retryAfter: extensions?.retryAfter as number | undefined,
    body: { message, code, ...(fields ? { errors: fields } : {}), ...(requestId ? { requestId } : {}) },
  };
}
