import type { CookieOptions, Request, Response } from "express";
import type { SessionCookie } from "../shared/request-context.ts";
import type { VisitorCookie } from "../shared/visitor-cookie.ts";

/** The session's cookie on a request and its answer; `secure` behind HTTPS (security.md A14). */
export function sessionCookie(request: Request, response: Response, secure: boolean): SessionCookie {
  const name = secure ? "__Host-session" : "session";
  const options: CookieOptions = { httpOnly: true, sameSite: "lax", path: "/", secure };
  return {
    token: readCookie(request, name),
    set: (token, expires) => {
      response.cookie(name, token, { ...options, expires });
    },
    clear: () => {
      response.clearCookie(name, options);
    },
  };
}

/** A year: how long somebody without an account stays the same visitor. */
const VISITOR_DAYS = 365;

/** The cookie of a visitor without an account, signed by whoever sets it; written when they first like something. */
export function visitorCookie(request: Request, response: Response, secure: boolean): VisitorCookie {
  const name = secure ? "__Host-visitor" : "visitor";
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43}\\.[\\w-]{43})(?:;|$)`);
  return {
    value: pattern.exec(request.headers.cookie ?? "")?.[1],
    set: (value) => {
      const maxAge = VISITOR_DAYS * 24 * 3600 * 1000;
      response.cookie(name, value, { httpOnly: true, sameSite: "lax", path: "/", secure, maxAge });
    },
  };
}

/** A token is 43 characters of base64url; anything else is no token. */
function readCookie(request: Request, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(request.headers.cookie ?? "")?.[1];
}
