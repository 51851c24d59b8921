import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { findMemberships } from "./membership.service.ts";
import { Organization } from "./organization.entity.ts";
import { mayEdit } from "./organization.policy.ts";

/** Returns an organization for its members and administrators; null for others, as if it didn't exist. */
export async function findOrganization(context: Context, id: string): Promise<Organization | null> {
  const organizationId = parseId(id) ?? 0;
  if (!mayEdit(context.actor, await findMemberships(context), { organizationId })) return null;
  return context.em.findOne(Organization, organizationId);
}

/** Returns the organizations that the viewer belongs to, by name. */
export async function viewerOrganizations(context: Context): Promise<Organization[]> {
  personOf(context);
  const ids = [...(await findMemberships(context)).keys()];
  if (ids.length === 0) return [];
  return context.em.find(Organization, { id: { $in: ids } }, { orderBy: { name: "asc" }, limit: 100 });
}
