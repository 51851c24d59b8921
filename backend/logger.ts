import pino, { type DestinationStream, type Logger } from "pino";
import { withoutSettingSecrets } from "./setting-secrets.ts";
import { textWithoutSecrets } from "./shared/text/without-secrets.ts";

/** The process's log, in which errors are told without what people wrote. */
export function createLogger(level: string, destination: DestinationStream): Logger {
  return pino(
    { level, serializers: { err: describeError, reason: describeReason, problem: describeReason } },
    destination,
  );
}

/** An error as the log has it. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly [name: string]: unknown;
}

/** A message of whoever failed, who may have told an address with its secret. */
const withoutSecrets = (text: string): string => withoutSettingSecrets(textWithoutSecrets(text));

/** What is told of a failure in a line of text. */
const describeReason = (reason: unknown): unknown =>
  typeof reason === "string" ? withoutSecrets(reason) : reason;

/** The longest text of what is thrown without being an error. */
const LONGEST_MESSAGE = 500;

/** What a database says of an error besides values. */
const PLACES = ["schema", "table", "column", "constraint", "routine"] as const;

/**
 * An error's kind, message and place. The database's own errors, which hold statements, parameters and rows, are told
 * by their code and place alone.
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

/** What is thrown without being an error, such as the refusal of a router: by its kind, status and cause. */
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

/** PostgreSQL gives each of its messages a severity; the mapping copies what it has. */
function isOfDatabase({ severity, code }: Readonly<Record<string, unknown>>): boolean {
  return typeof severity === "string" && typeof code === "string";
}

/** The stack without the message before it. */
function framesOf(stack: string | undefined): string | undefined {
  return stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
