import type { CookieOptions, Request, Response } from "express";
import type { SessionCookie } from "../shared/request-context.ts";

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

/** A token is 43 characters of base64url; anything else is no token. */
function readCookie(request: Request, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(request.headers.cookie ?? "")?.[1];
}
