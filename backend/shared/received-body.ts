import type { Request } from "express";
import { PayloadTooLargeError } from "./errors.ts";

/** The most that a request's body may have, in bytes, and the message for more. */
export interface BodyLimit {
  readonly bytes: number;
  readonly message: string;
}

/** @throws PayloadTooLargeError if a request announces a body above the limit. */
export function assertAnnounced({ headers }: Request, limit: BodyLimit): void {
  if (Number(headers["content-length"] ?? 0) > limit.bytes) throw new PayloadTooLargeError(limit.message);
}

/**
 * Returns a request's body. If it is too large, the rest isn't read, so nothing else can come on the connection.
 * @throws PayloadTooLargeError
 */
export async function receivedBody(request: Request, limit: BodyLimit): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    // The connection stays, since a refusal is sent on it.
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > limit.bytes) throw new PayloadTooLargeError(limit.message);
      parts.push(part);
    }
  } catch (error) {
    request.res?.set("Connection", "close");
    throw error;
  }
  return Buffer.concat(parts);
}
