import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ForbiddenError, NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { Category } from "../../catalog/taxonomy/category.entity.ts";
import { findMemberships } from "../organizations/membership.service.ts";
import { Organization } from "../organizations/organization.entity.ts";
import { viewerOrganizations } from "../organizations/organization.service.ts";

const REFUSAL = "Members of an organization can post on its behalf, and mentors can post in their own name.";

/** Mentors and administrators may post in their own name. */
function mayPostAsPerson(context: Pick<Context, "actor">): boolean {
  const { role } = personOf(context);
  return role === "mentor" || role === "admin";
}

/** Returns on whose behalf the actor may post, and why they can't if there is no option. */
export async function postersFor(context: Context): Promise<{
  organizations: Organization[];
  asPerson: boolean;
  refusal: string | null;
}> {
  const asPerson = mayPostAsPerson(context);
  const organizations = await viewerOrganizations(context);
  return { organizations, asPerson, refusal: asPerson || organizations.length > 0 ? null : REFUSAL };
}

/** Returns the categories of opportunities by name, unpaged because there are a few dozen at most. */
export function opportunityCategories({ em }: Context): Promise<Category[]> {
  return em.find(Category, { kind: "opportunity" }, { orderBy: { name: "asc" }, limit: 1000 });
}

/**
 * Returns the organization that the actor posts for; null for themselves.
 * @throws ForbiddenError if they may not; NotFoundError if there is no such organization.
 */
export async function posterOf(
  context: Context,
  organizationId: string | null | undefined,
): Promise<Organization | null> {
  if (organizationId == null) {
    if (!mayPostAsPerson(context)) throw new ForbiddenError(REFUSAL);
    return null;
  }
  const id = parseId(organizationId) ?? 0;
  const isMember = (await findMemberships(context)).has(id);
  if (!isMember && personOf(context).role !== "admin")
    throw new ForbiddenError("You can only post for organizations you belong to.");
  const organization = await context.em.findOne(Organization, id);
  if (!organization) throw new NotFoundError("This organization doesn't exist.");
  return organization;
}
