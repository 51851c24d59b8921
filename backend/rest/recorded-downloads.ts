import type { RequestContext } from "../shared/request-context.ts";
import type { RestRoute } from "../shared/rest-table/route.ts";

/** Records in the audit trail that somebody downloads a kind of data. */
export type RecordDownload = (context: RequestContext, kind: string) => Promise<void>;

/** What administrators take out of the product. */
const isAdministrators = ({ path }: RestRoute): boolean => path.startsWith("/api/admin/");

/**
 * What the audit trail calls the file of a route, such as `users`; undefined for one that it doesn't keep, or that its
 * operation records. The filters are left out: they may name somebody.
 */
export function recordedKind(route: RestRoute, path: Readonly<Record<string, string>>): string | undefined {
  if (!route.file || route.file.recordsItself || !isAdministrators(route)) return undefined;
  const name = route.path.slice("/api/admin/".length).replace(/\.\w+$/, "");
  return name.replace(/\{(\w+)\}/g, (_, parameter: string) => path[parameter] ?? "");
}
