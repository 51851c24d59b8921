import type { Context } from "../../../shared/context.ts";
import type { Action } from "../../administration/audit/actions.ts";
import { MEDIA_OWNERS } from "../media/owners.ts";
import type { DocumentOwnerKind } from "./document-columns.ts";

/** A record that documents are added to, locked until the transaction ends. */
export interface LockedRecord {
  readonly id: number;
  /** The organization whose quota its documents count against. */
  readonly organizationId?: number;
}

/** A kind of record that has documents. */
export interface DocumentOwner {
  readonly kind: DocumentOwnerKind;
  /** The column of `documents` that references it. */
  readonly column: "vendor_id" | "solution_id";
  /** What the audit trail calls adding, changing and removing one. */
  readonly actions: { readonly added: Action; readonly changed: Action; readonly removed: Action };
  /**
   * Locks a record whose documents the actor may change.
   * @throws NotFoundError, ForbiddenError
   */
  readonly lock: (context: Context, id: string) => Promise<LockedRecord>;
}

/** All kinds of records that have documents, by name. Who may edit a record may change its documents. */
export const DOCUMENT_OWNERS: Readonly<Record<DocumentOwnerKind, DocumentOwner>> = {
  vendor: {
    kind: "vendor",
    column: "vendor_id",
    actions: {
      added: "vendor.document_added",
      changed: "vendor.document_changed",
      removed: "vendor.document_removed",
    },
    lock: MEDIA_OWNERS.vendor.lock,
  },
  solution: {
    kind: "solution",
    column: "solution_id",
    actions: {
      added: "solution.document_added",
      changed: "solution.document_changed",
      removed: "solution.document_removed",
    },
    lock: MEDIA_OWNERS.solution.lock,
  },
};
