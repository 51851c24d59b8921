import pino, { type DestinationStream, type Logger } from "pino";

/** The process's log, in which errors are told without what people wrote. */
export function createLogger(level: string, destination: DestinationStream): Logger {
  return pino({ level, serializers: { err: describeError } }, destination);
}

/** An error as the log has it. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly [name: string]: unknown;
}

/** What a database says of an error besides values. */
const PLACES = ["schema", "table", "column", "constraint", "routine"] as const;

/**
 * An error's kind, message and place. The database's own errors, which hold statements, parameters and rows, are told
 * by their code and place alone.
 */
export function describeError(error: unknown): DescribedError | { readonly message: string } {
  if (!(error instanceof Error)) return { message: typeof error };
  const { name: type, message, stack, cause } = error;
  const fields = error as unknown as Readonly<Record<string, unknown>>;
  const code = typeof fields.code === "string" ? { code: fields.code } : {};
  const causes = cause instanceof Error ? { cause: describeError(cause) } : {};
  if (!isOfDatabase(fields)) return { type, message, stack, ...code, ...causes };
  const places = Object.fromEntries(
    PLACES.flatMap((name) => (typeof fields[name] === "string" ? [[name, fields[name]]] : [])),
  );
  return { type, message: "refused by the database", stack: framesOf(stack), ...code, ...places };
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
