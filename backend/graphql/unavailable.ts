import { ConnectionException } from "@mikro-orm/core";
import { UnavailableError } from "../shared/errors.ts";

/**
 * PostgreSQL's codes of transient failures: connection lost (08), no resources (53: connections, memory,
 * disk), shutting down or starting (57P), a timeout (57014, 25P03), read-only after a failover (25006), a
 * deadlock (40).
 */
const TRANSIENT_CODE = /^(08...|53...|57P0.|57014|25P03|25006|58030|40001|40P01)$/;
/** Node's error codes for an unreachable database. */
const NETWORK_CODE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The messages of pg's errors that have no code. */
const TRANSIENT_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|ECONNREFUSED|ECONNRESET|after calling end on the pool/;

/** Converts a transient database failure to an UnavailableError; returns other errors unchanged. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = String((error as { code?: unknown }).code);
  const transient =
    error instanceof ConnectionException ||
    TRANSIENT_CODE.test(code) ||
    NETWORK_CODE.test(code) ||
    TRANSIENT_MESSAGE.test(error.message);
  return transient ? new UnavailableError("The service is busy. Please try again in a moment.") : error;
}
