/** Where a sign-in leads: the path that asked for it, else the dashboard. Only paths of this site count. */
export function nextPath(search: URLSearchParams): string {
  const next = search.get("next") ?? "";
  return /^\/(?![/\\])/.test(next) ? next : "/dashboard";
}
