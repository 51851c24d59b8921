import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../demo/read.ts";
import { daysBefore } from "../../shared/days.ts";
import { slugify } from "../../shared/text.ts";
import { User } from "../accounts/user.entity.ts";
import type { MemberRole } from "./member-role.ts";
import { Organization } from "./organization.entity.ts";
import { OrganizationMember } from "./organization-member.entity.ts";

interface OrganizationRow {
  name: string;
  website: string;
  members: { account: string; role: MemberRole }[];
}

/** Resolves the owners of the demo's records. */
export interface Owners {
  /** The demo account with this name; undefined if it was deleted. */
  readonly account: (username: string | undefined) => User | undefined;
  /** The organization with this name, created if missing. */
  readonly organization: (name: string) => Organization;
}

/** Existing demo accounts and organizations; other organizations are created on demand. */
export async function demoOwners(em: EntityManager, today: Date): Promise<Owners> {
  const accounts = new Map((await em.find(User, { isDemo: true })).map((user) => [user.username, user]));
  const organizations = new Map(
    (await em.find(Organization, {})).map((organization) => [organization.name.toLowerCase(), organization]),
  );
  const createdAt = daysBefore(today, 400);
  return {
    account: (username) => (username === undefined ? undefined : accounts.get(username)),
    organization: (name) => {
      const known = organizations.get(name.toLowerCase());
      if (known) return known;
      const made = em.create(Organization, { name, slug: slugify(name), createdAt, updatedAt: createdAt });
      organizations.set(name.toLowerCase(), made);
      return made;
    },
  };
}

/** The demo's organizations with members. */
export async function seedOrganizations(em: EntityManager, today: Date): Promise<void> {
  const { account, organization } = await demoOwners(em, today);
  for (const { name, website, members } of readRows<OrganizationRow>("organizations/organizations.json")) {
    const claimed = organization(name);
    claimed.website = website;
    for (const { account: username, role } of members) {
      const user = account(username);
      if (user)
        em.create(OrganizationMember, {
          organization: claimed,
          user,
          role,
          createdAt: daysBefore(today, 400),
        });
    }
  }
}
