import type { GraphQLFormattedError } from "graphql";
import type { FieldMessages } from "../shared/errors.ts";

/** The HTTP status of each error code. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  BAD_REQUEST: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
};

/** The body of every REST answer that is not a success. */
export interface RestError {
  message: string;
  code: string;
  errors?: FieldMessages;
  requestId?: string;
}

/** The REST answer that says what the operation's first error says. */
export function toRestError({ message, extensions }: GraphQLFormattedError): {
  status: number;
  retryAfter: number | undefined;
  body: RestError;
} {
  const code = String(extensions?.code ?? "INTERNAL_SERVER_ERROR");
  const fields = extensions?.fields as FieldMessages | undefined;
  const requestId = extensions?.requestId as string | undefined;
  return {
    status: STATUS_BY_CODE[code] ?? 500,
    retryAfter: extensions?.retryAfter as number | undefined,
    body: { message, code, ...(fields ? { errors: fields } : {}), ...(requestId ? { requestId } : {}) },
  };
}
