import { type Cookies, parseCookie } from "cookie";
import type { CookieOptions, Request, Response } from "express";
import type { VisitorContext } from "../modules/views/visitor-context.ts";
import { SESSION_COOKIE, VISITOR_COOKIE } from "../shared/cookie-names.ts";

/** How long somebody without an account stays the same visitor, in milliseconds: a year. */
const VISITOR_MAX_AGE = 365 * 24 * 3600 * 1000;

/** The cookies that a request carries, by name. */
export function readCookies(request: Request): Cookies {
  return parseCookie(request.headers.cookie ?? "");
}

/**
 * The cookies that use cases read and set: the session's, and that of a visitor without an account. Behind HTTPS
 * they are `secure` and bound to this host by their names.
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
