import { ConflictError } from "./errors.ts";

/** A row that counts its edits, so that nobody overwrites what they haven't seen. */
export interface Versioned {
  version: number;
  updatedAt: Date;
}

/** Counts an edit. */
export function markEdited(row: Versioned): void {
  row.version += 1;
  row.updatedAt = new Date();
}

/** @throws ConflictError when the edit of this `noun` began with another version; without one it is not asked. */
export function assertSameVersion(row: Versioned, version: number | null | undefined, noun: string): void {
  if (version == null || version === row.version) return;
  throw new ConflictError(`This ${noun} was changed elsewhere meanwhile. Reload it and try again.`);
}
