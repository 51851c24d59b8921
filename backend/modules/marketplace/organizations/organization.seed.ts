import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../demo/read.ts";
import type { Role } from "../../../shared/actor.ts";
import { daysBefore } from "../../../shared/days/days.ts";
import { foldText } from "../../../shared/text/fold-text.rules.ts";
import { slugify } from "../../../shared/text/text.ts";
import { User } from "../../account/identity/user.entity.ts";
import type { MemberRole } from "./member-role.ts";
import { Invitation } from "./members/invitation.entity.ts";
import { INVITATION_DAYS } from "./members/member.rules.ts";
import { Organization } from "./organization.entity.ts";
import { OrganizationMember } from "./organization-member.entity.ts";

interface OrganizationRow {
  name: string;
  website: string;
  members: { account: string; role: MemberRole; daysAgo: number }[];
  /** Invitations that are still open. */
  invitations: { email: string; role: MemberRole; by: string; daysAgo: number }[];
}

interface PersonRow {
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  organization: string;
  title: string;
  location: string;
  bio?: string;
  website?: string | null;
  linkedin?: string | null;
  joinedDaysAgo: number;
}

/** Resolves the owners of the demo's records. */
export interface Owners {
  /** Returns the demo account with this name; undefined if it was deleted. */
  readonly account: (username: string | undefined) => User | undefined;
  /** Returns the organization with this name, creating it if missing. */
  readonly organization: (name: string) => Organization;
}

/** Resolves existing demo accounts and organizations; creates other organizations on demand. */
export async function demoOwners(em: EntityManager, today: Date): Promise<Owners> {
  const accounts = new Map((await em.find(User, { isDemo: true })).map((user) => [user.username, user]));
  const organizations = new Map(
    (await em.find(Organization, {})).map((organization) => [foldText(organization.name), organization]),
  );
  const createdAt = daysBefore(today, 400);
  return {
    account: (username) => (username === undefined ? undefined : accounts.get(username)),
    organization: (name) => {
      const known = organizations.get(foldText(name));
      if (known) return known;
      const made = em.create(Organization, { name, slug: slugify(name), createdAt, updatedAt: createdAt });
      organizations.set(foldText(name), made);
      return made;
    },
  };
}

/** Colleagues of the demo accounts, and mentors. They have no password, so no one can sign in as them. */
async function seedPeople(em: EntityManager, today: Date): Promise<void> {
  for (const { joinedDaysAgo, ...row } of readRows<PersonRow>("organizations/people.json")) {
    const createdAt = daysBefore(today, joinedDaysAgo);
    em.create(User, { ...row, isDemo: true, createdAt, updatedAt: createdAt });
  }
  await em.flush();
}

/** The demo's organizations with members and open invitations. */
export async function seedOrganizations(em: EntityManager, today: Date): Promise<void> {
  await seedPeople(em, today);
  const { account, organization } = await demoOwners(em, today);
  const rows = readRows<OrganizationRow>("organizations/organizations.json");
  for (const { name, website, members, invitations } of rows) {
    const claimed = organization(name);
    claimed.website = website;
    for (const { account: username, role, daysAgo } of members) {
      const user = account(username);
      const createdAt = daysBefore(today, daysAgo);
      if (user) em.create(OrganizationMember, { organization: claimed, user, role, createdAt });
    }
    for (const { by, daysAgo, ...words } of invitations) {
      const createdAt = daysBefore(today, daysAgo);
      const expiresAt = daysBefore(today, daysAgo - INVITATION_DAYS);
      const invitedBy = account(by) ?? null;
      em.create(Invitation, { ...words, organization: claimed, invitedBy, createdAt, expiresAt });
    }
  }
}
