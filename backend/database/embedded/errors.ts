/** A start that failed for a reason a person can act on; the message is one line. */
export class EmbeddedDatabaseError extends Error {
  override name = "EmbeddedDatabaseError";
}

/** Advice for systems on which the bundled server can't run. */
export const useYourOwnServer = "set DATABASE_URL to a PostgreSQL 15+ server";

const loaderError = /error while loading shared libraries|GLIBC_|Error relocating|symbol not found/i;
const refusal = new RegExp(
  "incompatible with server|Permission denied|Read-only file system|wrong ownership|" +
    "invalid value for parameter|outside the valid range|must be less than",
);

/** Returns the line of a PostgreSQL program's output that names the problem. */
export function decisiveLine(output: string): string {
  const lines = output
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const severe = lines.filter((line) => /\b(FATAL|PANIC): |error: /.test(line));
  const line = severe.at(-1) ?? lines.at(-1) ?? "it said nothing";
  return line.replace(/^.*?\b(FATAL|PANIC|error):\s+/, "");
}

/**
 * Recognizes errors that a retry can't fix.
 * @param output what initdb or postgres printed
 * @param directory the folder it worked on
 * @returns the error to throw, or undefined if the cause is not one of these
 */
export function permanentError(output: string, directory: string): EmbeddedDatabaseError | undefined {
  if (/No space left on device|Disk quota exceeded|Check free disk space/.test(output)) {
    return new EmbeddedDatabaseError(`The disk is full: PostgreSQL needs about 60 MB in ${directory}.`);
  }
  if (loaderError.test(output)) {
    return new EmbeddedDatabaseError(
      `The bundled PostgreSQL does not run on this system (${decisiveLine(output)}): ${useYourOwnServer}.`,
    );
  }
  if (refusal.test(output)) {
    return new EmbeddedDatabaseError(`PostgreSQL cannot use ${directory}: ${decisiveLine(output)}`);
  }
  return undefined;
}

/** Returns the code of a system or PostgreSQL error ("ENOENT", "28P01"), or an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** Returns the message of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
