import { hash } from "node:crypto";
import { parseCookie } from "cookie";
import type { Request } from "express";
import { SESSION_COOKIE, THEME_COOKIE, VISITOR_COOKIE } from "../shared/cookie-names.ts";

/** The part of the site that a request is for; the two APIs have their own rules. */
export type Part = "graphql" | "api" | "pages";

const PERSONAL_COOKIE = new RegExp(`^(__Host-)?(${SESSION_COOKIE}|${VISITOR_COOKIE})$`);

/** Returns the part that a request is for; must be called before a router changes its path. */
export function partOf({ path }: Request): Part {
  const [, first = ""] = path.toLowerCase().split("/", 2);
  return first === "graphql" || first === "api" ? first : "pages";
}

/**
 * Returns the cache key of an anonymous read, which identifies everything except the data that the response
 * depends on; undefined if the response is personal or the request may write.
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

/** Returns a query and its variables; the response's format depends on `Accept`. */
function operationOf(request: Request): unknown {
  const { method, originalUrl, headers } = request;
  if (method === "GET") return [headers.accept, originalUrl];
  if (method !== "POST" || typeof request.body !== "object" || request.body === null) return undefined;
  const { query, operationName, variables, extensions } = request.body as Record<string, unknown>;
  if (typeof query !== "string" || extensions !== undefined || mayWrite(query)) return undefined;
  return [headers.accept, query, operationName, variables];
}

/** Every document with a mutation contains this word. */
function mayWrite(document: string): boolean {
  return document.includes("mutation");
}

/** Whether a request may change data. */
export function isWrite(request: Request): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  const query: unknown = request.body?.query;
  return !(partOf(request) === "graphql" && typeof query === "string" && !mayWrite(query));
}
