import type { Response } from "express";

/**
 * Intercepts a body that a handler sends in one piece, so that it can be cached or delayed; a streamed one is
 * passed through.
 * @param taken receives the body, and a function that sends it as the handler intended.
 * @param streamed is called once the body turns out to be streamed.
 */
export function interceptBody(
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
