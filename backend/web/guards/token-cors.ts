import type { RequestHandler } from "express";
import { bearerOfRequest } from "./bearer.ts";

/** How long browsers may remember what a preflight said, in seconds; none of them remembers longer. */
const MAX_AGE = 2 * 3600;
const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE";
/** What scripts of other sites may read besides the headers that every script may read. */
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
 * Lets pages of any site call the APIs with an access token, and with nothing else: a cookie beside a token is
 * dropped, and credentials are never allowed, so a browser's cookies open nothing to another site
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
    // The asterisk stands for every other header; browsers want this one by name.
    "Access-Control-Allow-Headers": "Authorization, *",
    "Access-Control-Max-Age": String(MAX_AGE),
  });
  response.status(204).end();
};

/** A preflight names the headers of the request to come, not their values. */
function namesAuthorization(headers = ""): boolean {
  return headers
    .toLowerCase()
    .split(",")
    .some((name) => name.trim() === "authorization");
}
