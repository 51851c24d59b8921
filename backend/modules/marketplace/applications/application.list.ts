import sql, { raw, type Sql } from "sql-template-tag";
import { SignedIn } from "../../../shared/access.ts";
import { type Actor, asPerson, isAdministrator } from "../../../shared/actor.ts";
import { enumFilter, ownerFilter } from "../../../shared/listing/filters.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { Application } from "./application.entity.ts";
import { APPLICATION_STATUS_LABELS, ApplicationStatuses } from "./application-status.ts";

/** The ids of the person's own records, as an array that a statement computes once. */
const ownRecords = (table: string, id: number): Sql => sql`array(
  select r.id from ${raw(table)} r where r.owner_user_id = ${id} or r.owner_organization_id in (
    select m.organization_id from organization_members m where m.user_id = ${id}))`;

/**
 * An administrator also decides for unclaimed organizations; these are the majority, so the condition is
 * checked per row.
 */
const unclaimed = (table: string, reference: string): Sql => sql`exists (
  select from ${raw(table)} r where r.id = ${raw(reference)} and r.owner_user_id is null and not exists (
    select from organization_members m where m.organization_id = r.owner_organization_id))`;

/** SQL condition on `t` for the applications that the actor decides on, according to `mayDecide`. */
export function decidedBy(actor: Actor | undefined): Sql {
  const id = asPerson(actor)?.id ?? 0;
  const owned = sql`t.opportunity_id = any(${ownRecords("opportunities", id)})
    or t.collaboration_id = any(${ownRecords("collaborations", id)})`;
  const all = isAdministrator(actor)
    ? sql`${owned} or ${unclaimed("opportunities", "t.opportunity_id")}
        or ${unclaimed("collaborations", "t.collaboration_id")}`
    : owned;
  return sql`t.status not in ('draft', 'withdrawn') and t.applicant_id <> ${id} and (${all})`;
}

/** SQL condition on `t` for the applications that the actor has written. */
export const writtenBy = (actor: Actor | undefined): Sql => sql`t.applicant_id = ${asPerson(actor)?.id ?? 0}`;

/** The list of applications that the viewer decides on. */
export const receivedApplicationList = defineList({
  name: "receivedApplications",
  typeName: "ReceivedApplication",
  connectionName: "ReceivedApplication",
  entity: Application,
  description:
    "Applications that the viewer decides on: for their own records, those of their organizations and, for administrators, of organizations without members.",
  access: SignedIn(),
  file: "/api/applications/received.csv",
  where: decidedBy,
  filters: {
    statuses: enumFilter({
      param: "status",
      label: "Status",
      description: "With one of these statuses.",
      column: "status",
      members: ApplicationStatuses,
      labels: APPLICATION_STATUS_LABELS,
    }),
    opportunityId: ownerFilter({
      param: "opportunity",
      label: "Opportunity",
      description: "Only applications to this opportunity.",
      condition: (id) => sql`t.opportunity_id = ${id}`,
    }),
    collaborationId: ownerFilter({
      param: "collaboration",
      label: "Collaboration",
      description: "Only applications to this collaboration.",
      condition: (id) => sql`t.collaboration_id = ${id}`,
    }),
  },
  figures: {
    asOf: {
      type: () => Date,
      description: "When the values of the filters were counted.",
      facets: ["statuses"],
      of: () => new Date(),
    },
  },
  orders: {
    NEWEST: { label: "Newest", by: ["submittedAt"], direction: "desc" },
    OLDEST: { label: "Oldest", by: ["submittedAt"], direction: "asc" },
  },
  defaultOrder: "NEWEST",
});

/** The list of the viewer's own applications. */
export const viewerApplicationList = defineList({
  name: "viewerApplications",
  typeName: "ViewerApplication",
  connectionName: "ViewerApplication",
  entity: Application,
  description: "The viewer's own applications in any status, latest change first, paged.",
  access: SignedIn(),
  file: "/api/applications/own.csv",
  where: writtenBy,
  filters: {},
  orders: { CHANGED: { label: "Latest change", by: ["updatedAt"], direction: "desc" } },
  defaultOrder: "CHANGED",
});
