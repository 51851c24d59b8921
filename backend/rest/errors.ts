import type { GraphQLFormattedError } from "graphql";
import { type FieldMessages, HTTP_STATUS } from "../shared/errors.ts";

/** The body of every REST answer that is not a success. */
export interface RestError {
  message: string;
  code: string;
  errors?: FieldMessages;
  requestId?: string;
}

/** For the lookup of a code that may be GraphQL's own: the gateway's documents are valid, so that is our fault. */
const STATUSES: Readonly<Record<string, number>> = HTTP_STATUS;

/** The REST answer that says what the operation's first error says. */
export function toRestError({ message, extensions }: GraphQLFormattedError): {
  status: number;
  retryAfter: number | undefined;
  body: RestError;
} {
  const code = String(extensions?.code);
  const fields = extensions?.fields as FieldMessages | undefined;
  const requestId = extensions?.requestId as string | undefined;
  return {
    status: STATUSES[code] ?? HTTP_STATUS.INTERNAL_SERVER_ERROR,
    retryAfter: extensions?.retryAfter as number | undefined,
    body: { message, code, ...(fields ? { errors: fields } : {}), ...(requestId ? { requestId } : {}) },
  };
}
