import { ConflictError } from "../errors.ts";

/** A row with a version for optimistic locking. */
export interface Versioned {
  version: number;
  updatedAt: Date;
}

/** Increments the version. */
export function markEdited(row: Versioned): void {
  row.version += 1;
  row.updatedAt = new Date();
}

/**
 * @throws ConflictError if the edit of this `noun` is based on another version; an edit without a version
 * isn't checked.
 */
export function assertSameVersion(
  row: Pick<Versioned, "version">,
  version: number | null | undefined,
  noun: string,
): void {
  if (version == null || version === row.version) return;
  const message = `This ${noun} was changed somewhere else. Reload it and try again.`;
  throw new ConflictError(message, { version: message });
}
