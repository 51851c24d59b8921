import type { User } from "../../modules/account/identity/user.entity.ts";
import type { MemberRole } from "../../modules/marketplace/organizations/member-role.ts";
import { Organization } from "../../modules/marketplace/organizations/organization.entity.ts";
import { OrganizationMember } from "../../modules/marketplace/organizations/organization-member.entity.ts";
import { slugify } from "../../shared/text/text.ts";
import { type Fields, type HasDatabase, store, unique } from "./store.ts";

/** An organization with these members; the first one must be an owner. */
export async function createOrganization(
  place: HasDatabase,
  { members = [], ...fields }: Fields<Organization> & { members?: [Pick<User, "id">, MemberRole][] } = {},
): Promise<Organization> {
  return store(place, Organization, (em) => {
    const name = String(fields.name ?? unique("Organization"));
    const organization = em.create(Organization, {
      name,
      slug: slugify(name),
      createdAt: new Date(),
      updatedAt: new Date(),
      ...fields,
    });
    for (const [user, role] of members)
      em.create(OrganizationMember, { organization, user: user.id, role, createdAt: new Date() });
    return organization;
  });
}
