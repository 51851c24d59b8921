import type { Request, RequestHandler } from "express";
import { ForbiddenError } from "../../shared/errors.ts";
import { bearerOfRequest } from "./bearer.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
/** Sec-Fetch-Site values of requests from our own pages or from direct user navigation. */
const OWN_SITES = new Set(["same-origin", "none"]);

/**
 * Rejects writes triggered by pages of other sites (CSRF), to which the browser would attach our cookie.
 * Clients other than browsers send neither header. Requests with an access token are exempt, because browsers
 * send one for another site only after a preflight. Operations in the query string of /graphql are refused
 * like writes.
 */
export function sameOrigin(publicUrl: string): RequestHandler {
  return (request, _response, next) => {
    if (isHarmless(request) || bearerOfRequest(request) !== undefined) return next();
    const site = request.headers["sec-fetch-site"];
    const { origin } = request.headers;
    const foreignSite = typeof site === "string" && !OWN_SITES.has(site);
    // The requested host is also allowed, such as 127.0.0.1 for localhost: no other site's page has this origin.
    const foreignOrigin =
      origin !== undefined && origin !== publicUrl && hostOf(origin) !== request.headers.host?.toLowerCase();
    if (foreignSite || foreignOrigin) throw new ForbiddenError("Requests from other sites aren't accepted.");
    next();
  };
}

/**
 * GET operations change nothing either, but other sites have no reason to make a visitor's browser run them with
 * its cookies.
 */
function isHarmless({ method, baseUrl, query, headers }: Request): boolean {
  if (!SAFE_METHODS.has(method)) return false;
  if (headers.cookie === undefined) return true;
  return baseUrl.toLowerCase() !== "/graphql" || !("query" in query || "extensions" in query);
}

/** Returns undefined for `null` and other invalid values. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
