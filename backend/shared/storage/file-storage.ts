import { UnavailableError } from "../errors.ts";

/** A stored file. */
export interface StoredFile {
  readonly name: string;
  /** When it was last written. */
  readonly changedAt: Date;
}

/**
 * Where uploaded files are kept: a folder, or a bucket of an S3-compatible service. A name is derived from the
 * content, so that writing a file again changes nothing and a reader never sees half of one.
 */
export interface FileStorage {
  /** Stores a file; throws StorageError if it could not be stored as a whole. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Returns a file's content; undefined if there is none with this name. Throws StorageError. */
  get(name: string): Promise<Buffer | undefined>;
  /** Deletes files; missing ones are ignored. Throws StorageError. */
  remove(names: readonly string[]): Promise<void>;
  /** Lists all files, in any order. Throws StorageError. */
  list(): AsyncIterable<StoredFile>;
}

/** A folder, or a bucket with the account that may write to it. */
export interface StorageSettings {
  readonly folder: string;
  /** If set, files are kept in this bucket, not in the folder. */
  readonly bucket?: BucketSettings | undefined;
}

/** A bucket of an S3-compatible service. */
export interface BucketSettings {
  readonly name: string;
  /** The service's URL; undefined for Amazon's. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** The account; undefined for the one that the machine has. */
  readonly account: { readonly keyId: string; readonly secret: string } | undefined;
}

const MESSAGES = {
  full: "There's no space left for files. Nothing was stored; try again later.",
  away: "The storage of files doesn't answer. Nothing was lost; try again in a minute.",
} as const;
/** How long clients should wait before they try again, in seconds. */
const RETRY_AFTER = 60;

/** The storage is full or away; what was stored before is still there. */
export class StorageError extends UnavailableError {
  constructor(reason: keyof typeof MESSAGES, cause: unknown) {
    super(MESSAGES[reason], RETRY_AFTER);
    this.cause = cause;
  }
}
