import type { EntityManager } from "@mikro-orm/postgresql";
import { User } from "../../modules/accounts/user.entity.ts";
import { Organization } from "../../modules/organizations/organization.entity.ts";
import {
  type MemberRole,
  OrganizationMember,
} from "../../modules/organizations/organization-member.entity.ts";
import { daysBefore } from "../../shared/days.ts";
import { slugify } from "../../shared/text.ts";
import { readRows } from "./read.ts";

interface OrganizationRow {
  name: string;
  website: string;
  members: { account: string; role: MemberRole }[];
}

/** Whom the demo's records belong to. */
export interface Owners {
  /** The demo account of this name; undefined where it has left. */
  readonly account: (username: string | undefined) => User | undefined;
  /** The organization of this name, made where it is missing. */
  readonly organization: (name: string) => Organization;
}

/** The demo's accounts, which must stand already, and its organizations with their members. */
export async function seedOwners(em: EntityManager, today: Date): Promise<Owners> {
  const accounts = new Map((await em.find(User, { isDemo: true })).map((user) => [user.username, user]));
  const organizations = new Map(
    (await em.find(Organization, {})).map((organization) => [organization.name.toLowerCase(), organization]),
  );
  const createdAt = daysBefore(today, 400);
  const account = (username: string | undefined) =>
    username === undefined ? undefined : accounts.get(username);
  const organization = (name: string) => {
    const known = organizations.get(name.toLowerCase());
    if (known) return known;
    const made = em.create(Organization, { name, slug: slugify(name), createdAt, updatedAt: createdAt });
    organizations.set(name.toLowerCase(), made);
    return made;
  };
  for (const { name, website, members } of readRows<OrganizationRow>("organizations/organizations.json")) {
    const claimed = organization(name);
    claimed.website = website;
    for (const { account: username, role } of members) {
      const user = account(username);
      if (user) em.create(OrganizationMember, { organization: claimed, user, role, createdAt });
    }
  }
  return { account, organization };
}
