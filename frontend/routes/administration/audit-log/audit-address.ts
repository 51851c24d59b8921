import { isDay } from "../../../../backend/shared/days/calendar-day.rules.ts";
import type { AuditLogQueryVariables } from "./audit-log.generated.ts";

/** The filters, by their names in addresses. */
export const FILTERS = ["actor", "action", "subject", "from", "to"] as const;

export type AuditFilterName = (typeof FILTERS)[number];

/** Returns the filters in an address; a day that doesn't exist is ignored. */
export function filtersIn(search: URLSearchParams): Record<AuditFilterName, string> {
  const given = (name: AuditFilterName) => search.get(name)?.trim().slice(0, 100) ?? "";
  const day = (name: AuditFilterName) => (isDay(given(name)) ? given(name) : "");
  return {
    actor: given("actor"),
    action: given("action"),
    subject: given("subject"),
    from: day("from"),
    to: day("to"),
  };
}

/** Returns the query variables for an address. */
export function viewIn(search: URLSearchParams): AuditLogQueryVariables {
  const { actor, action, subject, from, to } = filtersIn(search);
  return {
    filter: {
      ...(actor && { actor }),
      ...(action && { actions: [action] }),
      ...(subject && { subject }),
      ...(from && { from }),
      ...(to && { to }),
    },
    after: search.get("after") || null,
  };
}

/** Returns the address with changed filters, which start on the first page. */
export function addressWith(
  search: URLSearchParams,
  change: Partial<Record<AuditFilterName, string | null>>,
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ after: null, ...change })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return `?${next}`;
}

/** Returns the address of the download with an address's filters. */
export function downloadIn(search: URLSearchParams): string {
  const given = Object.entries(filtersIn(search)).filter(([, value]) => value);
  return `/api/admin/audit-logs.csv?${new URLSearchParams(given)}`;
}
