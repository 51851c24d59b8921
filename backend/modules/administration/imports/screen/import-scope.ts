import { Allowed } from "../../../../shared/access.ts";
import { asPerson, isAdministrator, personOf, ROLES } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ForbiddenError, NotFoundError } from "../../../../shared/errors.ts";
import type { Limit } from "../../../../shared/limits.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { findMemberships } from "../../../marketplace/organizations/membership.service.ts";
import { mayEdit } from "../../../marketplace/organizations/organization.policy.ts";
import { ImportRun } from "./import-run.entity.ts";

/**
 * Anyone signed in: what they may import is decided by `scopeOf`. Access tokens need the scope of administrators, since
 * members import in a browser.
 */
export const Importers = (): MethodDecorator => Allowed(...ROLES);

/** The most rows of a file that members import. */
export const MEMBERS_ROWS = 2_000;

/** How often members may upload and read files, and start imports and previews, per account. */
const MEMBERS_IMPORTS: Limit = {
  name: "members-imports",
  times: 200,
  seconds: 3600,
  message: "You've imported a lot.",
};

/**
 * Returns the organization whose records an import may change; null for all records, which only administrators may
 * change. What members do is counted.
 * @throws NotFoundError, ForbiddenError, TooManyRequestsError
 */
export async function scopeOf(
  context: Context,
  organization: string | null | undefined,
): Promise<number | null> {
  if (organization === null || organization === undefined) {
    if (isAdministrator(context.actor)) return null;
    throw new NotFoundError(
      "Only administrators import for everyone. Choose the organization whose records you import.",
    );
  }
  const organizationId = parseId(organization) ?? 0;
  if (!mayEdit(context.actor, await findMemberships(context), { organizationId }))
    throw new ForbiddenError("Only members of an organization can import its records.");
  await countUse(context);
  return organizationId;
}

/** Counts what a member does; administrators aren't limited. */
export async function countUse(context: Context): Promise<void> {
  if (!isAdministrator(context.actor))
    await context.limits.count(MEMBERS_IMPORTS, String(personOf(context).id));
}

/** Returns the person whose uploads alone an import may read; undefined for administrators. */
export const uploaderOf = ({ actor }: Pick<Context, "actor">): number | undefined =>
  isAdministrator(actor) ? undefined : (asPerson(actor)?.id ?? 0);

/**
 * Returns a run that the actor may read and undo.
 * @throws NotFoundError, ForbiddenError
 */
export async function findRun(context: Context, id: string): Promise<ImportRun> {
  const run = await context.em.findOne(ImportRun, { id: parseId(id) ?? 0 }, { refresh: true });
  if (!run) throw new NotFoundError("This run doesn't exist.");
  const isOwn =
    isAdministrator(context.actor) ||
    (run.organizationId !== null && (await findMemberships(context)).has(run.organizationId));
  if (!isOwn) throw new ForbiddenError("Only members of the organization that it's of can see this import.");
  return run;
}

/** Like `findRun`, without previews. @throws NotFoundError, ForbiddenError */
export async function findWrittenRun(context: Context, id: string): Promise<ImportRun> {
  const run = await findRun(context, id);
  if (run.dryRun) throw new NotFoundError("This run doesn't exist.");
  return run;
}
