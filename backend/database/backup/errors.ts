/** A backup or restore that failed for a reason a person can act on; the message is one line. */
export class BackupError extends Error {
  override name = "BackupError";
}

const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  ENOTDIR: "there is no such folder",
  EACCES: "you have no permission",
  EPERM: "you have no permission",
  EROFS: "the disk is read-only",
  EISDIR: "it is a folder",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EFBIG: "it became too large for this disk",
};

/** Zlib's error codes for a file that is truncated, altered or not a gzip file. */
const NOT_WHOLE = new Set(["Z_BUF_ERROR", "Z_DATA_ERROR"]);

/**
 * Returns the one-line error for a failure of the file or the database, or for an abort by the user; other
 * errors are bugs and stay unchanged.
 * @param outcome the consequence, such as `Nothing was restored.`
 */
export function explained(error: unknown, file: string, outcome: string): unknown {
  if (!(error instanceof Error) || error instanceof BackupError) return error;
  if (error.name === "AbortError") return new BackupError(`Stopped. ${outcome}`);
  const code = "code" in error ? String(error.code) : "";
  const trouble = FILE_ERRORS[code];
  if (trouble) return new BackupError(`${file} can't be used: ${trouble}. ${outcome}`);
  // Class 22, data exceptions: the data read is not what was written.
  if (NOT_WHOLE.has(code) || /^22...$/.test(code)) return notWhole(file);
  const ofDatabase =
    /^[0-9A-Z]{5}$/.test(code) || /Connection terminated|not queryable|ECONNRE|EPIPE/.test(error.message);
  if (!ofDatabase) return error;
  return new BackupError(`The database failed: ${error.message.split("\n")[0]}. ${outcome}`);
}

/** Returns the error for a file that is not a complete backup. */
export function notWhole(file: string): BackupError {
  return new BackupError(
    `${file} isn't a complete backup: it was cut short or changed, or it's another kind of file.`,
  );
}
