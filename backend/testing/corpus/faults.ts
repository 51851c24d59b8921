import type { GraphQLFormattedError } from "graphql";
import { HTTP_STATUS } from "../../shared/errors.ts";

/** An answer of either API. */
export interface Answered {
  readonly status: number;
  readonly text: string;
}

/** The domain of e-mail addresses that nobody but administrators may be shown. */
export const SECRET_DOMAIN = "bystanders.example";
/** A telephone number of such a person. */
export const SECRET_PHONE = "+15550107799";

/** The codes of GraphQL itself. */
const GRAPHQL_CODES = ["GRAPHQL_PARSE_FAILED", "GRAPHQL_VALIDATION_FAILED", "OPERATION_RESOLUTION_FAILURE"];
const OURS = new Set(["INTERNAL_SERVER_ERROR", "UNAVAILABLE"]);
const EXPECTED = new Set([...Object.keys(HTTP_STATUS), ...GRAPHQL_CODES].filter((code) => !OURS.has(code)));

/** What no caller may see, by what it is. */
const LEAKS: Readonly<Record<string, RegExp>> = {
  "a statement":
    /\b(select|update|delete|insert)\b[^"]{1,200}\b(from|set|into)\b[^"]{1,80}\b(where|values|t0|t\.)/i,
  "a message of the database":
    /violates|relation \\"|syntax error at or near|invalid byte sequence|duplicate key|invalid input syntax|out of range for type|of type (text|integer)/,
  "a stack": /\\n\s+at |node_modules|node:internal|file:\/\/|\.[cm]?[jt]s:\d+/,
  "a hash": /\$argon2/,
};

/** What is wrong with an answer of /graphql; undefined if nothing is. */
export function graphqlFault(answer: Answered): string | undefined {
  const { status, text } = answer;
  // A body that is too large never reaches GraphQL.
  if (status >= 500 || status === HTTP_STATUS.PAYLOAD_TOO_LARGE) return restFault(answer);
  const body = parsed(text) as
    | { data?: unknown; errors?: GraphQLFormattedError[]; code?: string }
    | undefined;
  // Nor does one of too many values.
  if (body?.code) return restFault(answer);
  if (!body || (body.data === undefined && !body.errors?.length)) return `no answer (${status}): ${text}`;
  const wrong = body.errors?.find(({ extensions, message }) => !message || !isExpected(extensions?.code));
  return wrong && `an error that is not the caller's: ${JSON.stringify(wrong)}`;
}

/** What is wrong with an answer of /api; undefined if nothing is. */
export function restFault({ status, text }: Answered): string | undefined {
  if (status >= 500) return `status ${status}: ${text}`;
  if (status < 400) return undefined;
  const { code, message } = (parsed(text) ?? {}) as { code?: string; message?: string };
  const matches = code !== undefined && (HTTP_STATUS as Readonly<Record<string, number>>)[code] === status;
  return message && isExpected(code) && matches ? undefined : `status ${status} without its code: ${text}`;
}

/** What an answer tells that it must not; undefined if nothing. */
export function leakOf({ text }: Answered, isAdministrator: boolean): string | undefined {
  const found = Object.entries(LEAKS).find(([, pattern]) => pattern.test(text));
  if (found) return `${found[0]}: ${found[1].exec(text)?.[0]}`;
  const tells = !isAdministrator && (text.includes(SECRET_DOMAIN) || text.includes(SECRET_PHONE));
  return tells ? "what belongs to somebody else" : undefined;
}

function isExpected(code: unknown): boolean {
  return EXPECTED.has(String(code));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
