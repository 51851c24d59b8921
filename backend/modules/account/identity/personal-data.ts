import type { PersonalData } from "../../../shared/personal-data.ts";
import { User } from "./user.entity.ts";

/** The account itself. Erasure anonymizes its row, which remains because other rows reference it. */
export const accountData: PersonalData = {
  section: "account",
  tables: [],
  collect: async (em, userId) => fieldsOf(await em.findOneOrFail(User, userId)),
  erase: async () => undefined,
};

function fieldsOf(user: User) {
  const { id, username, email, firstName, lastName, role, organization, title, avatar, phone, bio } = user;
  const { website, location, github, linkedin, twitter, permissions, isActive } = user;
  const { privacy, notificationPreferences, createdAt, updatedAt, lastLogin, lastActiveAt } = user;
  return {
    id,
    username,
    email,
    firstName,
    lastName,
    role,
    organization,
    title,
    avatar,
    phone,
    bio,
    website,
    location,
    github,
    linkedin,
    twitter,
    permissions,
    isActive,
    privacy: { ...privacy },
    notificationPreferences: { ...notificationPreferences },
    createdAt,
    updatedAt,
    lastLogin,
    lastActiveAt,
    twoFactorEnabledAt: user.twoFactorEnabledAt,
    deletionDueAt: user.deletionDueAt,
  };
}
