import pino, { type DestinationStream, type Logger } from "pino";
import { withoutSettingSecrets } from "./setting-secrets.ts";
import { textWithoutSecrets } from "./shared/text/without-secrets.ts";

/** Creates the process's log, in which errors don't reveal what users wrote. */
export function createLogger(level: string, destination: DestinationStream): Logger {
  return pino(
    { level, serializers: { err: describeError, reason: describeReason, problem: describeReason } },
    destination,
  );
}

/** An error in its logged form. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly [name: string]: unknown;
}

/** Redacts secrets in an error message, which may contain a URL with credentials. */
const withoutSecrets = (text: string): string => withoutSettingSecrets(textWithoutSecrets(text));

/** Redacts a failure given as a line of text. */
const describeReason = (reason: unknown): unknown =>
  typeof reason === "string" ? withoutSecrets(reason) : reason;

/** The maximum length of a thrown string in characters. */
const LONGEST_MESSAGE = 500;

/** The fields of a database error that contain no values. */
const PLACES = ["schema", "table", "column", "constraint", "routine"] as const;

/**
 * Returns an error's type, message and location. The database's own errors, which contain statements,
 * parameters and rows, are reduced to their code and location.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return describeThrown(error);
  const { name: type, cause } = error;
  const message = withoutSecrets(error.message);
  const stack = error.stack && withoutSecrets(error.stack);
  const fields = error as unknown as Readonly<Record<string, unknown>>;
  const code = typeof fields.code === "string" ? { code: fields.code } : {};
  const causes = cause instanceof Error ? { cause: describeError(cause) } : {};
  if (!isOfDatabase(fields)) return { type, message, stack, ...code, ...causes };
  const places = Object.fromEntries(
    PLACES.flatMap((name) => (typeof fields[name] === "string" ? [[name, fields[name]]] : [])),
  );
  return { type, message: "refused by the database", stack: framesOf(stack), ...code, ...places };
}

/**
 * Describes a thrown value that isn't an error, such as a router's error response, by its type, status and
 * cause.
 */
function describeThrown(thrown: unknown): DescribedError {
  if (typeof thrown !== "object" || thrown === null) {
    const message =
      typeof thrown === "string" && thrown ? withoutSecrets(thrown.slice(0, LONGEST_MESSAGE)) : typeof thrown;
    return { type: typeof thrown, message, stack: undefined };
  }
  const { status, statusText, message, code, error } = thrown as Readonly<Record<string, unknown>>;
  const type = thrown.constructor?.name || "object";
  const said = [message, statusText].find((text) => typeof text === "string" && text !== "");
  return {
    type,
    message: typeof said === "string" ? withoutSecrets(said.slice(0, LONGEST_MESSAGE)) : `a thrown ${type}`,
    stack: undefined,
    ...(typeof status === "number" && { status }),
    ...(typeof code === "string" && { code }),
    ...(error instanceof Error && { cause: describeError(error) }),
  };
}

/** Whether an error comes from PostgreSQL, which gives each message a severity; the ORM copies its fields. */
function isOfDatabase({ severity, code }: Readonly<Record<string, unknown>>): boolean {
  return typeof severity === "string" && typeof code === "string";
}

/** Returns the stack without the message. */
function framesOf(stack: string | undefined): string | undefined {
  return stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
