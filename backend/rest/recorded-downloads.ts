import type { RequestContext } from "../shared/request-context.ts";
import type { RestRoute } from "../shared/rest-table/route.ts";

/** Records the download of a kind of data in the audit trail. */
export type RecordDownload = (context: RequestContext, kind: string) => Promise<void>;

/** Whether it is an administrators' download. */
const isAdministrators = ({ path }: RestRoute): boolean => path.startsWith("/api/admin/");

/**
 * Returns the audit trail's name for a route's file, such as `users`; undefined for files that aren't
 * audited, or that their operation records itself. Filters are omitted because they may contain people's
 * names.
 */
export function recordedKind(route: RestRoute, path: Readonly<Record<string, string>>): string | undefined {
  if (!route.file || route.file.recordsItself || !isAdministrators(route)) return undefined;
  const name = route.path.slice("/api/admin/".length).replace(/\.\w+$/, "");
  return name.replace(/\{(\w+)\}/g, (_, parameter: string) => path[parameter] ?? "");
}
