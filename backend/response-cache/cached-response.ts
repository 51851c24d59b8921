import { hash } from "node:crypto";
import type { Request, Response } from "express";
import { type Encoding, encode, encodingFor } from "./encoding.ts";
import { type Part, partOf } from "./key.ts";

/** The headers to cache with a response; others, such as the request id, are specific to each request. */
const OWN_HEADERS = [
  "content-type",
  "content-disposition",
  "link",
  "x-safe-until",
  "x-total-count",
  "x-total-count-exact",
  "cache-control",
  "vary",
] as const;
/** The memory overhead of a cached response besides its body, in bytes: headers, key and map entries. */
const OVERHEAD = 2_000;

/** A response that can be sent to other clients, too. */
export interface CachedResponse {
  readonly headers: readonly (readonly [name: string, value: string | string[]])[];
  /** The ETag's base, which is the same for every encoding of the body. */
  readonly digest: string;
  readonly body: Buffer;
  /** The compressed bodies that were requested so far. */
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

/**
 * Returns the maximum memory of a response in bytes; text compresses to less than half in both encodings
 * together.
 */
export function sizeOf({ body }: CachedResponse): number {
  return body.length * 2 + OVERHEAD;
}

/** How the response to a query without errors begins: Apollo writes errors before the data. */
const DATA = Buffer.from('{"data":');

/** Returns a handler's response for caching; undefined if it failed or is private. */
export function cachedResponseOf(part: Part, response: Response, body: Buffer): CachedResponse | undefined {
  if (response.statusCode !== 200 || response.hasHeader("set-cookie")) return undefined;
  if (/private/.test(String(response.getHeader("cache-control")))) return undefined;
  if (part === "graphql" && !body.subarray(0, DATA.length).equals(DATA)) return undefined;
  if (part !== "pages") response.set("Cache-Control", "public, max-age=0, must-revalidate");
  response.vary(part === "pages" ? "Accept-Encoding, Cookie" : "Accept, Accept-Encoding, Cookie");
  const headers = OWN_HEADERS.flatMap((name) => {
    const value = response.getHeader(name);
    return value === undefined ? [] : [[name, typeof value === "number" ? String(value) : value] as const];
  });
  return { headers, digest: hash("sha256", body, "base64url").slice(0, 27), body, compressed: new Map() };
}

/** Whether the client of /api accepts the cached response's type; if not, its handler responds. */
export function isAccepted(request: Request, { headers }: CachedResponse): boolean {
  if (partOf(request) !== "api") return true;
  const [, type = ""] = headers.find(([name]) => name === "content-type") ?? [];
  return Boolean(request.accepts(String(type).split(";", 1)));
}

/** Sends a response, or 304 if the client already has it. */
export async function sendCached(
  request: Request,
  response: Response,
  answer: CachedResponse,
): Promise<void> {
  response.statusCode = 200;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  // Images are already compressed.
  const isImage = String(response.getHeader("content-type")).startsWith("image/");
  const encoding = isImage ? "identity" : encodingFor(request, answer.body.length);
  response.setHeader(
    "ETag",
    encoding === "identity" ? `"${answer.digest}"` : `"${answer.digest}-${encoding}"`,
  );
  if (request.fresh) {
    response.removeHeader("Content-Type");
    response.removeHeader("Content-Length");
    response.status(304).end();
    return;
  }
  const body = await bodyIn(answer, encoding);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.end(body);
}

function bodyIn({ body, compressed }: CachedResponse, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === "identity") return body;
  const made = compressed.get(encoding) ?? encode(body, encoding);
  compressed.set(encoding, made);
  return made;
}
