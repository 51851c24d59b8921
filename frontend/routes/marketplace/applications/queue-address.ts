import { STATUSES } from "../../../features/applications/application-status.tsx";
import type { ApplicationStatus } from "../../../graphql/schema.generated.ts";
import type { ReceivedApplicationsQueryVariables } from "./applications.generated.ts";

/** The possible statuses of an application in the queue. */
export const QUEUED = ["SUBMITTED", "IN_REVIEW", "SHORTLISTED", "ACCEPTED", "DECLINED"] as const;

/** Returns the status that an address selects; undefined for all. */
export function statusIn(search: URLSearchParams): ApplicationStatus | undefined {
  const named = search.get("status")?.toUpperCase().replaceAll("-", "_");
  return QUEUED.find((status) => status in STATUSES && status === named);
}

const idIn = (search: URLSearchParams, name: string): string | null => {
  const id = search.get(name);
  return id && /^[1-9]\d{0,8}$/.test(id) ? id : null;
};

/** Returns the query variables of the queue for an address. */
export function queueVariables(search: URLSearchParams): ReceivedApplicationsQueryVariables {
  const status = statusIn(search);
  return {
    filter: status ? { statuses: [status] } : null,
    opportunityId: idIn(search, "opportunity"),
    collaborationId: idIn(search, "collaboration"),
  };
}

/** Returns the parameters of the queue's download for an address. */
export const fileFilter = (search: URLSearchParams) => ({
  status: statusIn(search)?.toLowerCase().replaceAll("_", "-"),
  opportunity: idIn(search, "opportunity"),
  collaboration: idIn(search, "collaboration"),
});

/** Returns the listing that an address selects; undefined for all. */
export function callIn(search: URLSearchParams) {
  for (const kind of ["opportunity", "collaboration"] as const) {
    const id = idIn(search, kind);
    if (id) return { kind, id };
  }
  return undefined;
}

/** Returns the address with another status. */
export function statusTo(search: URLSearchParams, status: ApplicationStatus | undefined): { search: string } {
  const next = new URLSearchParams(search);
  if (status) next.set("status", status.toLowerCase().replaceAll("_", "-"));
  else next.delete("status");
  return { search: next.toString() };
}
