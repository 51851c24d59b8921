import type { RequestHandler } from "express";
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

/**
 * Lets pages of any site call the APIs with an access token, and in no other way: a cookie sent with a token
 * is dropped, and credentials are never allowed, so a browser's cookies give other sites no access
 * (docs/decisions/0056-*).
 */
export const tokenCors: RequestHandler = (request, response, next) => {
  if (bearerOfRequest(request) !== undefined) {
    delete request.headers.cookie;
    response.set({ "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": EXPOSED });
    return next();
  }
  const asked = request.headers["access-control-request-headers"];
  const method = request.headers["access-control-request-method"];
  if (request.method !== "OPTIONS" || !method || !namesAuthorization(asked)) return next();
  response.vary("Access-Control-Request-Headers").set({
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": METHODS,
    // Browsers don't include Authorization in the wildcard, so it is named.
    "Access-Control-Allow-Headers": "Authorization, *",
    "Access-Control-Max-Age": String(MAX_AGE),
  });
  response.status(204).end();
};

/** Whether the preflight names the Authorization header, whose value it doesn't contain. */
function namesAuthorization(headers = ""): boolean {
  return headers
    .toLowerCase()
    .split(",")
    .some((name) => name.trim() === "authorization");
}
