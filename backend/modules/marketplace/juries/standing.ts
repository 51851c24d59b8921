import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { dayOf } from "../../../shared/days/days.ts";
import { ConflictError, NotFoundError } from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { mayDecide } from "../applications/application.policy.ts";
import { type ApplicationKind, type AppliedRecord, findApplied } from "../applications/applied-record.ts";
import { findMemberships } from "../organizations/membership.service.ts";
import { type RoundState, stateOf } from "./round-state.ts";

/** The limit of changes to juries per account. */
const CHANGES: Limit = {
  name: "juries",
  times: 2_000,
  seconds: 3600,
  message: "You've changed your juries a lot.",
};

const NO_CALL = "There is no such call, or you don't decide on its applications.";
const NO_ROUND = "This round doesn't exist.";

/** Today, as YYYY-MM-DD in the hub's time zone. */
export const today = (): string => dayOf(new Date());

/** A call that the actor decides on. */
export interface Managed {
  readonly record: AppliedRecord;
  /** The id of its jury; null before there is one. */
  readonly juryId: number | null;
}

/** The table of the records of a kind. */
export const TABLES = { opportunity: "opportunities", collaboration: "collaborations" } as const;

/**
 * Returns a call if the actor decides on its applications; null for anyone else, also for those of its team who
 * have applied to it.
 */
export async function findManaged(
  context: Context,
  kind: ApplicationKind,
  id: string | number,
): Promise<Managed | null> {
  const key = parseId(id) ?? 0;
  const [row] = await context.em.execute<{ juryId: number | null; applied: boolean }[]>(
    `select j.id as "juryId", exists (select from applications a where a.${kind}_id = c.id and a.applicant_id = ?
         and a.status not in ('draft', 'withdrawn')) as applied
     from ${TABLES[kind]} c left join juries j on j.${kind}_id = c.id where c.id = ?`,
    [personOf(context).id, key],
  );
  if (!row || row.applied) return null;
  const record = await findApplied(context, kind, key);
  if (!mayDecide(context.actor, await findMemberships(context), record.owner)) return null;
  return { record, juryId: row.juryId };
}

/** @throws NotFoundError for all but those who decide on the call's applications. */
export async function manage(context: Context, kind: ApplicationKind, id: string | number): Promise<Managed> {
  const managed = await findManaged(context, kind, id);
  if (!managed) throw new NotFoundError(NO_CALL);
  return managed;
}

/**
 * SQL condition: a person is of the team that decides on the call, of which one of `o` and `c` is the row.
 * @param person SQL of the id of their account.
 */
export const decides = (person: string): string => `(
  coalesce(${person} in (o.owner_user_id, c.owner_user_id), false) or exists (select from organization_members m
    where m.user_id = ${person} and m.organization_id in (o.owner_organization_id, c.owner_organization_id)))`;

/** A jury that is being changed. */
export interface LockedJury {
  readonly record: AppliedRecord;
  readonly juryId: number;
}

/** Locks a jury, so that what depends on it changes one after the other. */
export async function lockJury({ em }: Context, juryId: number): Promise<void> {
  await em.execute("select from juries where id = ? for no key update", [juryId]);
}

/**
 * Locks the jury of a call that the actor decides on.
 * @throws NotFoundError for others; ConflictError if there is no jury yet.
 */
export async function lockManaged(context: Context, kind: ApplicationKind, id: string): Promise<LockedJury> {
  const { record, juryId } = await manage(context, kind, id);
  if (juryId === null) throw new ConflictError("Set up the criteria and rounds first.");
  await lockJury(context, juryId);
  return { record, juryId };
}

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

/**
 * Counts a change toward the rate limit, then makes it in a transaction: counting within it would need a second
 * connection, which could deadlock under load.
 * @throws TooManyRequestsError
 */
export async function counted<Made>(context: Context, change: () => Promise<Made>): Promise<Made> {
  await context.limits.count(CHANGES, String(personOf(context).id));
  return context.em.transactional(change);
}
