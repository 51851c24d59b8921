import type { Context } from "../../../shared/context.ts";
import type { Action } from "../../administration/audit/actions.ts";
import type { OwnerKind } from "./picture-columns.ts";
import type { PictureRole } from "./picture-role.rules.ts";

/** A record that pictures are added to, locked until the transaction ends. */
export interface LockedOwner {
  readonly id: number;
  /** The organization whose quota its pictures count against; undefined for people and posts. */
  readonly organizationId?: number;
}

/** A kind of record that has pictures. */
export interface MediaOwner {
  readonly kind: OwnerKind;
  readonly roles: readonly PictureRole[];
  /** What the audit trail calls adding, changing and removing one. */
  readonly actions: { readonly added: Action; readonly changed: Action; readonly removed: Action };
  /**
   * Locks a record whose pictures the actor may change.
   * @throws NotFoundError, ForbiddenError
   */
  readonly lock: (context: Context, id: string) => Promise<LockedOwner>;
}
