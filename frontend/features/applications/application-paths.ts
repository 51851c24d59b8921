import type { ApplicationKind } from "../../graphql/schema.generated.ts";

/** The path of an application's page. */
export const applicationPath = (id: string) => `/applications/${id}`;

/** The path of the applications to one record. */
export const receivedPath = (kind: ApplicationKind, id: string) =>
  `/applications?${kind.toLowerCase()}=${id}`;

/** The path of the accepted applications to one record. */
export const membersOfPath = (kind: ApplicationKind, id: string) =>
  `${receivedPath(kind, id)}&status=accepted`;
