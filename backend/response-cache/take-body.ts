import type { Response } from "express";

/**
 * Holds back a body that a handler sends in one piece, so that it can be kept or wait for something; one that is
 * streamed passes by.
 * @param taken gets the body, and what sends it as the handler meant it.
 * @param streamed is called once the body turns out to be streamed.
 */
export function takeBody(
  response: Response,
  taken: (body: Buffer, send: () => void) => void,
  streamed?: () => void,
): void {
  const { write, end } = response;
  const restore = () => {
    response.write = write;
    response.end = end;
  };
  response.write = (...args: unknown[]) => {
    restore();
    streamed?.();
    return Reflect.apply(write, response, args);
  };
  response.end = (...args: unknown[]) => {
    restore();
    const [body, encoding] = args;
    taken(toBuffer(body, encoding), () => Reflect.apply(end, response, args));
    return response;
  };
}

function toBuffer(body: unknown, encoding: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  if (body instanceof Uint8Array) return Buffer.from(body);
  if (typeof body !== "string") return Buffer.alloc(0);
  return Buffer.from(body, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
}
