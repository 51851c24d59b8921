import { DriverException } from "@mikro-orm/core";
import { ImportError } from "./errors.ts";

/** One line for a database that was lost or refuses; anything else stays the defect that it is. */
export function asImportError(error: unknown): unknown {
  if (error instanceof Error && error.name === "AbortError") {
    return new ImportError("Stopped: nothing was written.");
  }
  if (!(error instanceof DriverException) && !isLostConnection(error)) return error;
  // The mapping puts the whole statement before the reason, and the row's values behind it.
  const reason = error.message
    .replace(/\n\s*- [a-z]+:[\s\S]*$/, "")
    .split(" - ")
    .at(-1);
  return new ImportError(`Nothing was written, as the database failed: ${reason}`);
}

function isLostConnection(error: unknown): error is Error {
  return error instanceof Error && /Connection terminated|ECONNRE|EPIPE|not queryable/.test(error.message);
}
