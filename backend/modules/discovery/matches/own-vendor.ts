import type { Context } from "../../../shared/context.ts";
import { ForbiddenError, NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { findMemberships } from "../../marketplace/organizations/membership.service.ts";
import { mayEdit } from "../../marketplace/organizations/organization.policy.ts";

/** A vendor with the data that its team's matches need. */
export interface OwnVendor {
  readonly id: number;
  readonly name: string;
  /** The opportunities of its own organization, which it can't apply for. */
  readonly ownOpportunities: readonly number[];
}

const READ = `
  select v.id, v.name::text as name, v.organization_id as "organizationId",
    array(select o.id from opportunities o where o.owner_organization_id = v.organization_id) as "ownOpportunities"
  from vendors v where v.id = ?`;

/**
 * Returns a vendor that the actor may edit, read in two statements.
 * @throws NotFoundError; ForbiddenError for others.
 */
export async function ownVendor(context: Context, id: string): Promise<OwnVendor> {
  const [found] = await context.em.execute<(OwnVendor & { organizationId: number })[]>(READ, [
    parseId(id) ?? 0,
  ]);
  if (!found) throw new NotFoundError("This vendor doesn't exist.");
  const { organizationId } = found;
  if (mayEdit(context.actor, await findMemberships(context), { organizationId })) return found;
  throw new ForbiddenError("Only the vendor's team can see what fits it.");
}
