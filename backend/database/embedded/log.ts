import { constants } from "node:fs";
import { copyFile, type FileHandle, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { unusable } from "./folders.ts";

/** Size in bytes at which the log is rotated to postgres.log.1. */
export const logLimit = 5_000_000;

const checkEvery = 10_000;

/** The file that the server's messages are written to. */
export interface ServerLog {
  /** the file descriptor for the server's standard error */
  descriptor: number;
  /** its current size in bytes */
  size(): Promise<number>;
  /** the text written after that many bytes, at most 64 KB of it */
  since(offset: number): Promise<string>;
  close(): Promise<void>;
}

/**
 * Opens `<dataDirectory>/postgres.log` and keeps its size limited until it is closed.
 * @throws EmbeddedDatabaseError if it cannot be written
 */
export async function openLog(dataDirectory: string): Promise<ServerLog> {
  const path = join(dataDirectory, "postgres.log");
  const { O_RDWR, O_APPEND, O_CREAT, O_NOFOLLOW } = constants;
  const file = await open(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600).catch((error: unknown) => {
    throw unusable(path, error);
  });
  await rotateWhenLarge(file, path);
  let rotation = Promise.resolve();
  const timer = setInterval(
    () => (rotation = rotation.then(() => rotateWhenLarge(file, path))),
    checkEvery,
  ).unref();
  return {
    descriptor: file.fd,
    size: async () => (await file.stat()).size,
    since: (offset) => readFrom(file, offset),
    close: async () => {
      clearInterval(timer);
      await rotation;
      await file.close();
    },
  };
}

/** The server keeps its file descriptor, so the file is copied and truncated, not moved. */
async function rotateWhenLarge(file: FileHandle, path: string): Promise<void> {
  if ((await file.stat()).size <= logLimit) return;
  const previous = `${path}.1`;
  await rm(previous, { force: true }).catch(() => undefined);
  await copyFile(path, previous, constants.COPYFILE_EXCL).catch(() => undefined);
  await file.truncate(0);
}

async function readFrom(file: FileHandle, offset: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, offset);
  return buffer.toString("utf8", 0, bytesRead);
}
