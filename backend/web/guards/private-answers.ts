import { parseCookie } from "cookie";
import type { Request, RequestHandler } from "express";
import { SESSION_COOKIE } from "../../shared/cookie-names.ts";

/** Screens that show personal data. */
const PERSONAL_SCREEN = /^\/(profile|dashboard)(\/|$)/i;
const SESSION = new RegExp(`^(__Host-)?${SESSION_COOKIE}$`);

/**
 * Prevents caching of responses to requests with a session or a token, and of personal screens, unless a
 * handler overrides it.
 */
export const privateAnswers: RequestHandler = (request, response, next) => {
  if (isPersonal(request)) response.set("Cache-Control", "private, no-store");
  next();
};

function isPersonal({ headers, path }: Request): boolean {
  if (headers.authorization !== undefined || PERSONAL_SCREEN.test(path)) return true;
  return Object.keys(parseCookie(headers.cookie ?? "")).some((name) => SESSION.test(name));
}
