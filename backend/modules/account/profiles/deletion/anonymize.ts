import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Context } from "../../../../shared/context.ts";
import { markEdited } from "../../../../shared/schema/versioned.ts";
import { NotificationPreferences } from "../../identity/notification-preferences.ts";
import { PrivacySettings } from "../../identity/privacy-settings.ts";
import type { User } from "../../identity/user.entity.ts";

/** Erases all personal data of an account; its row remains because other rows reference it. */
export async function anonymize(
  em: EntityManager,
  user: User,
  { personalData }: Context["contributions"],
): Promise<void> {
  for (const part of personalData) await part.erase(em, user.id);
  const name = `deleted-${randomUUID()}`;
  const empty = { organization: null, title: null, avatar: null, phone: null, bio: null, website: null };
  Object.assign(user, {
    ...empty,
    location: null,
    github: null,
    linkedin: null,
    twitter: null,
    passwordHash: null,
    username: name,
    usernameSkeleton: null,
    emailProvenAt: null,
    email: `${name}@deleted.invalid`,
    firstName: "Deleted",
    lastName: "account",
    role: "user",
    permissions: {},
    isActive: false,
    isDemo: false,
    privacy: Object.assign(new PrivacySettings(), { profileVisibility: false, profileDiscovery: false }),
    notificationPreferences: Object.assign(new NotificationPreferences(), { emailNotifications: false }),
    twoFactorEnabledAt: null,
    lastLogin: null,
    lastActiveAt: null,
    anonymizedAt: new Date(),
  });
  markEdited(user);
  await em.flush();
}
