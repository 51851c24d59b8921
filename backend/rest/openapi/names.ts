import type { RestRoute } from "../../shared/rest-table/route.ts";
import { capitalize } from "../../shared/text/capitalize.ts";

/** Returns a name for a call, from its method and path: `getSolutionsById` for `GET /api/solutions/{id}`. */
export function operationIdOf({ method, path }: RestRoute): string {
  const words = path
    .replace("/api/", "")
    .replace(/\{(\w+)\}/g, (_, name: string) => `by-${name}`)
    .split(/[^A-Za-z0-9]+/);
  return method.toLowerCase() + words.map(capitalize).join("");
}

/** Returns the part of the API that a call belongs to, from the start of its path. */
export function tagOf({ path }: RestRoute): string {
  return path.split(/[/.]/)[2] ?? "";
}
