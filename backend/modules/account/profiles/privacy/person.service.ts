import type { Context } from "../../../../shared/context.ts";
import { ROLE_LABELS } from "../../identity/role.ts";
import { User } from "../../identity/user.entity.ts";
import { maySeeActivity, maySeePerson } from "./person.policy.ts";
import type { Person } from "./person.ts";

/**
 * Converts a user to what the caller may see of them; null if nothing. Anything that shows a person to others
 * must use this.
 */
export function toPerson({ actor, settings }: Context, user: User): Person | null {
  if (!maySeePerson(actor, user, settings)) return null;
  return {
    id: String(user.id),
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    roleLabel: ROLE_LABELS[user.role],
    organization: user.organization ?? null,
    title: user.title ?? null,
    avatar: user.avatar ?? null,
    bio: user.bio ?? null,
    website: user.website ?? null,
    location: user.location ?? null,
    github: user.github ?? null,
    linkedin: user.linkedin ?? null,
    twitter: user.twitter ?? null,
    memberSince: user.createdAt,
    lastActiveAt: maySeeActivity(actor, user) ? (user.lastActiveAt ?? null) : null,
  };
}

/** Returns the person with this username; null if there is none or their profile is hidden. */
export async function findPerson(context: Context, username: string): Promise<Person | null> {
  const user = await context.em.findOne(User, { username });
  return user ? toPerson(context, user) : null;
}
