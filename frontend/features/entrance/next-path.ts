/**
 * Where a sign-in leads: the path that asked for it, otherwise the dashboard. Only paths of this site are
 * accepted.
 */
export function nextPath(search: URLSearchParams): string {
  const next = search.get("next") ?? "";
  return /^\/(?![/\\])/.test(next) ? next : "/dashboard";
}
