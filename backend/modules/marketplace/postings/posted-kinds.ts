import { LockMode } from "@mikro-orm/postgresql";
import { isAdministrator } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ForbiddenError, NotFoundError } from "../../../shared/errors.ts";
import { namesWith } from "../../../shared/fields/field.rules.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { assertSameVersion } from "../../../shared/schema/versioned.ts";
import { assertMove } from "../../../shared/states/assert-move.ts";
import type { StateOf } from "../../../shared/states/moves.ts";
import { Collaboration } from "../../catalog/research/collaboration.entity.ts";
import { NO_SUCH_RECORD, RECORD_ENTITIES } from "../applications/record-kinds.ts";
import { Opportunity } from "../opportunities/opportunity.entity.ts";
import { opportunityFields } from "../opportunities/opportunity.fields.ts";
import { findMemberships } from "../organizations/membership.service.ts";
import { isOfOwner, mayEdit, ownerOf } from "../organizations/organization.policy.ts";
import type { PostingKind } from "./posting-status.ts";

/** A posted record. */
export type Posted = Opportunity | Collaboration;

/** The fields that are audited once people other than the record's owner can see it. */
export const AUDITED = [...namesWith(opportunityFields, "audited"), "stage"] as readonly (keyof Posted &
  string)[];

/** Returns the state of a record in terms of the transition table. */
export function stateOf({ stage, status }: Pick<Posted, "stage" | "status">): StateOf<"posting"> {
  return stage === "published" && status === "closed" ? "closed" : stage;
}

/**
 * Asserts that the actor may move a record to this state.
 * @throws ForbiddenError or ConflictError
 */
export function assertMayMove(
  { actor }: Pick<Context, "actor">,
  record: Posted,
  to: StateOf<"posting"> | "deleted",
  refusal?: string,
): void {
  const by = isAdministrator(actor) ? "administrator" : "author";
  const held = record.closedByAdministrator;
  assertMove("posting", { by, from: stateOf(record), to, held }, refusal);
}

/** Identifies a record. */
export interface PostedAt {
  readonly kind: PostingKind;
  /** The id of the opportunity or collaboration. */
  readonly id: string;
}

/** Returns the record with this id, or null. */
export function findPosted({ em }: Context, kind: PostingKind, id: number): Promise<Posted | null> {
  return em.findOne<Posted>(RECORD_ENTITIES[kind], { id });
}

/** Returns the record that the actor created with this key, or null. */
export function findBegun({ em }: Context, kind: PostingKind, postedBy: number, postingKey: string) {
  return em.findOne<Posted>(RECORD_ENTITIES[kind], { postedBy, postingKey });
}

/**
 * Returns the record with this id, locked until the transaction ends.
 * @throws NotFoundError if there is none.
 */
export async function lockPosted({ em }: Context, { kind, id }: PostedAt): Promise<Posted> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const record = await em.findOne<Posted>(RECORD_ENTITIES[kind], { id: parseId(id) ?? 0 }, lock);
  if (!record) throw new NotFoundError(NO_SUCH_RECORD[kind]);
  return record;
}

/**
 * Returns a record that the actor may edit, locked until the transaction ends.
 * @throws NotFoundError if they may not see it; ForbiddenError if they may not edit it; ConflictError at
 * `version`.
 */
export async function lockOwnPosted(context: Context, at: PostedAt, version: number): Promise<Posted> {
  const { kind, id } = at;
  const known = await findPosted(context, kind, parseId(id) ?? 0);
  if (!known) throw new NotFoundError(NO_SUCH_RECORD[kind]);
  const [memberships, owner] = [await findMemberships(context), ownerOf(known)];
  const isPrivate = known.stage === "draft" && !isOfOwner(context.actor, memberships, owner);
  if (isPrivate || !mayEdit(context.actor, memberships, owner)) {
    if (known.stage !== "published") throw new NotFoundError(NO_SUCH_RECORD[kind]);
    throw new ForbiddenError("Only its owner's team can do this.");
  }
  const record = await lockPosted(context, at);
  assertSameVersion(record, version, kind);
  return record;
}
