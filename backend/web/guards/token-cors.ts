import type { RequestHandler, Response } from "express";
import { bearerOfRequest } from "./bearer.ts";

/** How long browsers may cache a preflight, in seconds; none of them caches it longer. */
const MAX_AGE = 2 * 3600;
const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE";
/** The response headers that scripts of other sites may read, in addition to those always readable. */
const EXPOSED = [
  "Allow",
  "Content-Disposition",
  "ETag",
  "Link",
  "RateLimit",
  "RateLimit-Policy",
  "Retry-After",
  "WWW-Authenticate",
  "X-Request-Id",
  "X-Safe-Until",
  "X-Total-Count",
  "X-Total-Count-Exact",
].join(", ");

const isRead = (method: string | undefined) => method === "GET" || method === "HEAD";

/**
 * Lets pages of any site call the APIs with an access token, and read what is public without one. Nothing is
 * opened to cookies: one sent with a token is dropped, and credentials are never allowed, so a browser's cookies
 * give other sites no access (docs/decisions/0056-*).
 */
export const tokenCors: RequestHandler = (request, response, next) => {
  if (bearerOfRequest(request) !== undefined) {
    delete request.headers.cookie;
    response.set({ "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": EXPOSED });
    return next();
  }
  if (isRead(request.method) && request.headers.cookie === undefined)
    response.set({ "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": EXPOSED });
  const asked = request.headers["access-control-request-headers"];
  const method = request.headers["access-control-request-method"];
  const mayWrite = namesAuthorization(asked);
  if (request.method !== "OPTIONS" || !method || !(mayWrite || isRead(method))) return next();
  response.vary("Access-Control-Request-Headers");
  allow(response, mayWrite ? METHODS : "GET, HEAD");
};

/** Answers a preflight: pages of any site may send these methods, with any header. */
export function allow(response: Response, methods: string): void {
  response
    .set({
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Methods": methods,
      // Browsers don't include Authorization in the wildcard, so it is named.
      "Access-Control-Allow-Headers": "Authorization, *",
      "Access-Control-Max-Age": String(MAX_AGE),
    })
    .status(204)
    .end();
}

/** Whether the preflight names the Authorization header, whose value it doesn't contain. */
function namesAuthorization(headers = ""): boolean {
  return headers
    .toLowerCase()
    .split(",")
    .some((name) => name.trim() === "authorization");
}
