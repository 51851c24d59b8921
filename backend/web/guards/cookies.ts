import { type Cookies, parseCookie } from "cookie";
import type { CookieOptions, Request, Response } from "express";
import type { VisitorContext } from "../../modules/platform/view-counts/visitor-context.ts";
import { SESSION_COOKIE, VISITOR_COOKIE } from "../../shared/cookie-names.ts";

/** The lifetime of the visitor cookie, in milliseconds: one year. */
const VISITOR_MAX_AGE = 365 * 24 * 3600 * 1000;

/** Returns the request's cookies by name. */
export function readCookies(request: Request): Cookies {
  return parseCookie(request.headers.cookie ?? "");
}

/**
 * Returns the cookies that use cases read and set: the session cookie and the visitor cookie. Behind HTTPS
 * they are `secure` and use the `__Host-` prefix.
 */
export function requestCookies(
  request: Request,
  response: Response,
  secure: boolean,
): Pick<VisitorContext, "sessionCookie" | "visitorCookie"> {
  const cookies = readCookies(request);
  const prefix = secure ? "__Host-" : "";
  const session = `${prefix}${SESSION_COOKIE}`;
  const visitor = `${prefix}${VISITOR_COOKIE}`;
  const options: CookieOptions = { httpOnly: true, sameSite: "lax", path: "/", secure };
  return {
    sessionCookie: {
      token: cookies[session],
      set: (token, expires) => {
        response.cookie(session, token, { ...options, expires });
      },
      clear: () => {
        response.clearCookie(session, options);
      },
    },
    visitorCookie: {
      value: cookies[visitor],
      set: (value) => {
        response.cookie(visitor, value, { ...options, maxAge: VISITOR_MAX_AGE });
      },
    },
  };
}
