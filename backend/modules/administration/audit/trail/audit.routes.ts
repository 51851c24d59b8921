import { listFile, listRoute } from "../../../../shared/listing/list-route.ts";
import { anyList } from "../../../../shared/listing/reading/read-list.ts";
import { numericId, withNumericId } from "../../../../shared/rest-table/parameters.ts";
import { type RestRoute, route } from "../../../../shared/rest-table/route.ts";
import { auditList } from "./audit.list.ts";

interface EntryNode {
  id: string;
  actorId: string | null;
  subjectId: string | null;
  occurredAt: string | Date;
  actorKind: string;
  changes: { field: string; before: string | null; after: string | null }[];
  [field: string]: unknown;
}

const NODE = `id occurredAt actorKind actorId actorUsername action description subjectKind subjectId subjectName
  address requestId changes { field before after }`;

const words = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);
const moment = (value: string | Date): string => new Date(value).toISOString();

/** The REST endpoints of the audit trail. */
export const auditRoutes: RestRoute[] = [
  listRoute<EntryNode>(anyList(auditList), {
    path: "/api/admin/audit-logs",
    summary: "The audit trail, latest first",
    node: NODE,
    response: (nodes) =>
      nodes.map((node) => ({
        ...withNumericId(node),
        actorId: numericId(node.actorId),
        subjectId: numericId(node.subjectId),
        actorKind: node.actorKind.toLowerCase(),
      })),
  }),
  listFile<EntryNode>(anyList(auditList), {
    summary: "The audit trail as CSV, latest first",
    node: NODE,
    columns: {
      Time: ({ occurredAt }) => moment(occurredAt),
      Who: ({ actorKind, actorUsername }) => words(actorUsername) ?? actorKind.toLowerCase(),
      "Account ID": ({ actorId }) => words(actorId),
      Action: ({ action }) => words(action),
      Description: ({ description }) => words(description),
      Subject: ({ subjectKind }) => words(subjectKind),
      "Subject ID": ({ subjectId }) => words(subjectId),
      Changes: ({ changes }) =>
        changes.map(({ field, before, after }) => `${field}: ${before ?? ""} -> ${after ?? ""}`).join("\n"),
      Address: ({ address }) => words(address),
      Request: ({ requestId }) => words(requestId),
    },
  }),
  route<{ auditEntries: { nodes: { id: string }[] } }>({
    method: "GET",
    path: "/api/admin/recent-activities",
    summary: "The latest ten entries in the audit trail, without sign-ins",
    operation: `query RestRecentActivities {
      auditEntries(filter: { signIns: false }, first: 10) { nodes { id description createdAt: occurredAt } }
    }`,
    response: ({ auditEntries }) => auditEntries.nodes.map(withNumericId),
  }),
];
