import type { Context } from "../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import type { ApplicationKind, AppliedRecord } from "../applications/applied-record.ts";
import { findManaged, lockJury } from "./managed-call.ts";
import { type RoundState, stateOf, today } from "./round-state.ts";

const NO_ROUND = "This round doesn't exist.";

/** A round of a call that the actor decides on. */
export interface ManagedRound {
  readonly record: AppliedRecord;
  readonly juryId: number;
  readonly round: RoundRow;
}

/** A round as it is stored. */
export interface RoundRow {
  readonly id: number;
  readonly juryId: number;
  readonly position: number;
  readonly name: string;
  readonly closesOn: string;
  readonly isBlind: boolean;
  readonly reviewsEach: number;
  readonly openedAt: Date | null;
  readonly closedAt: Date | null;
  readonly remindedAt: Date | null;
  readonly state: RoundState;
}

/** The columns of a round `r`. */
export const ROUND = `r.id, r.jury_id as "juryId", r.position, r.name, r.closes_on::text as "closesOn", r.is_blind as "isBlind",
  r.reviews_each as "reviewsEach", r.opened_at as "openedAt", r.closed_at as "closedAt", r.reminded_at as "remindedAt"`;

/** Returns a round of a call that the actor decides on; null for others. */
export async function findManagedRound(context: Context, id: string): Promise<ManagedRound | null> {
  const [row] = await context.em.execute<
    (Omit<RoundRow, "state"> & { kind: ApplicationKind; recordId: number })[]
  >(
    `select ${ROUND}, case when j.opportunity_id is null then 'collaboration' else 'opportunity' end as kind,
       coalesce(j.opportunity_id, j.collaboration_id) as "recordId"
     from jury_rounds r join juries j on j.id = r.jury_id where r.id = ?`,
    [parseId(id) ?? 0],
  );
  const managed = row && (await findManaged(context, row.kind, row.recordId));
  if (!managed) return null;
  return { record: managed.record, juryId: row.juryId, round: { ...row, state: stateOf(row, today()) } };
}

/** @throws NotFoundError for all but those who decide on the call's applications. */
export async function manageRound(context: Context, id: string): Promise<ManagedRound> {
  const managed = await findManagedRound(context, id);
  if (!managed) throw new NotFoundError(NO_ROUND);
  return managed;
}

/**
 * Returns a round with its jury locked until the transaction ends.
 * @throws NotFoundError for all but those who decide on the call's applications.
 */
export async function lockRound(context: Context, id: string): Promise<ManagedRound> {
  const { juryId } = await manageRound(context, id);
  await lockJury(context, juryId);
  // Read again, as the round may have changed until the jury was locked.
  return manageRound(context, id);
}

type NamedState = Pick<RoundRow, "state" | "name">;

/** @throws ConflictError if the round hasn't begun. */
export function assertBegun({ state, name }: NamedState): void {
  if (state === "planned") throw new ConflictError(`Open the round “${name}” first.`);
}

/** @throws ConflictError if the round hasn't begun or is over. */
export function assertOpen(round: NamedState): void {
  assertBegun(round);
  const { state, name } = round;
  if (state === "closed") throw new ConflictError(`The round “${name}” is closed.`);
}
