import { ConnectionException } from "@mikro-orm/core";
import { UnavailableError } from "../shared/errors.ts";

/** PostgreSQL's error codes of temporary failures: shutting down, starting, too many connections, disk full, timeouts. */
const TRANSIENT_CODES = new Set(["57P01", "57P02", "57P03", "53100", "53200", "53300", "08006", "57014"]);
const TRANSIENT_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|ECONNREFUSED|ECONNRESET/;

/** Converts a transient database failure to an UnavailableError; other errors are returned as they are. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = (error as { code?: unknown }).code;
  const transient =
    error instanceof ConnectionException ||
    (typeof code === "string" && TRANSIENT_CODES.has(code)) ||
    TRANSIENT_MESSAGE.test(error.message);
  return transient ? new UnavailableError("The service is busy. Please try again in a moment.") : error;
}
