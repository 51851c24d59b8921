import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { mayDecide } from "../applications/application.policy.ts";
import { type ApplicationKind, type AppliedRecord, findApplied } from "../applications/applied-record.ts";
import { findMemberships } from "../organizations/membership.service.ts";

const NO_CALL = "There is no such call, or you don't decide on its applications.";

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
