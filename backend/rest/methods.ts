import type { RequestHandler } from "express";
import { MethodNotAllowedError } from "../shared/errors.ts";
import type { RestRoute } from "../shared/rest-table/route.ts";

/**
 * Returns the routes by path, sorted so that the most specific path matches first:
 * `/api/solutions/categories` before `/api/solutions/{id}`.
 */
export function inMatchingOrder(routes: readonly RestRoute[]): [string, RestRoute[]][] {
  const byPath = Map.groupBy(routes, ({ path }) => path);
  const key = (path: string) =>
    path
      .split("/")
      .map((part) => (part.startsWith("{") ? `2${part.slice(part.indexOf("}") + 1) ? "1" : "2"}` : "1"))
      .join("/");
  return [...byPath].sort(([one], [other]) => (key(one) < key(other) ? -1 : Number(key(one) > key(other))));
}

/** Responds to OPTIONS, and to methods that a path doesn't support, with the supported ones. */
export function onlyMethods(methods: readonly string[]): RequestHandler {
  const allowed = [...methods, "OPTIONS"].join(", ");
  return ({ method }, response, next) => {
    if (methods.includes(method)) return next();
    response.set("Allow", allowed);
    if (method !== "OPTIONS") throw new MethodNotAllowedError(`Use one of: ${allowed}.`);
    response.status(204).end();
  };
}

/** Responds to methods for which a path has no route. */
export const otherMethods = (methods: readonly string[]): RequestHandler =>
  onlyMethods([...methods, ...(methods.includes("GET") ? ["HEAD"] : [])]);
