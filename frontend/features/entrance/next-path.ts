/**
 * Returns where to go after signing in: the path that required it, otherwise the dashboard. Only paths on
 * this site are accepted.
 */
export function nextPath(search: URLSearchParams): string {
  const next = search.get("next") ?? "";
  return /^\/(?![/\\])/.test(next) ? next : "/dashboard";
}
