import { hash } from "node:crypto";
import { parseCookie } from "cookie";
import type { Request } from "express";
import { SESSION_COOKIE, THEME_COOKIE, VISITOR_COOKIE } from "../shared/cookie-names.ts";

/** What a request is about: addresses of the two APIs have rules of their own. */
export type Part = "graphql" | "api" | "pages";

const PERSONAL_COOKIE = new RegExp(`^(__Host-)?(${SESSION_COOKIE}|${VISITOR_COOKIE})$`);

/** The part that a request is for; only before a router has changed its path. */
export function partOf({ path }: Request): Part {
  const [, first = ""] = path.toLowerCase().split("/", 2);
  return first === "graphql" || first === "api" ? first : "pages";
}

/**
 * Names all that the answer to an anonymous read depends on besides the data; undefined when the answer belongs
 * to somebody, or the request may write.
 */
export function keyOf(request: Request): string | undefined {
  if (request.headers.authorization !== undefined) return undefined;
  const cookies = parseCookie(request.headers.cookie ?? "");
  if (Object.keys(cookies).some((name) => PERSONAL_COOKIE.test(name))) return undefined;
  const question = partOf(request) === "graphql" ? operationOf(request) : addressOf(request);
  if (!question) return undefined;
  return hash("sha256", JSON.stringify([request.headers.host, cookies[THEME_COOKIE], question]), "base64");
}

/** HEAD shares the key of GET. */
function addressOf({ method, originalUrl }: Request): unknown {
  return method === "GET" || method === "HEAD" ? [originalUrl] : undefined;
}

/** A query and its variables; the form of the answer depends on `Accept`. */
function operationOf(request: Request): unknown {
  const { method, originalUrl, headers } = request;
  if (method === "GET") return [headers.accept, originalUrl];
  if (method !== "POST" || typeof request.body !== "object" || request.body === null) return undefined;
  const { query, operationName, variables, extensions } = request.body as Record<string, unknown>;
  if (typeof query !== "string" || extensions !== undefined || mayWrite(query)) return undefined;
  return [headers.accept, query, operationName, variables];
}

/** No document holds a mutation without this word. */
function mayWrite(document: string): boolean {
  return document.includes("mutation");
}

/** Whether a request may change something. */
export function isWrite(request: Request): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  const query: unknown = request.body?.query;
  return !(partOf(request) === "graphql" && typeof query === "string" && !mayWrite(query));
}
