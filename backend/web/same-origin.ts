import type { RequestHandler } from "express";
import { ForbiddenError } from "../shared/errors.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
/** The values of Sec-Fetch-Site for requests that our own pages, or the person themselves, make. */
const OWN_SITES = new Set(["same-origin", "none"]);

/**
 * Refuses writes that a page of another site makes a browser send (CSRF): the browser would add our cookie.
 * Clients other than browsers send neither header.
 */
export function sameOrigin(publicUrl: string): RequestHandler {
  return (request, _response, next) => {
    if (SAFE_METHODS.has(request.method)) return next();
    const site = request.headers["sec-fetch-site"];
    const { origin } = request.headers;
    const foreignSite = typeof site === "string" && !OWN_SITES.has(site);
    // The address asked for counts as ours too, such as 127.0.0.1 for localhost: no page of another site has it.
    const foreignOrigin =
      origin !== undefined && origin !== publicUrl && hostOf(origin) !== request.headers.host?.toLowerCase();
    if (foreignSite || foreignOrigin) throw new ForbiddenError("Requests from other sites are not accepted.");
    next();
  };
}

/** Undefined for `null` and whatever else is no address. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
