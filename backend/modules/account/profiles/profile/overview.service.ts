import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { User } from "../../identity/user.entity.ts";
import { Session } from "../../sessions/session.entity.ts";
import { unexpired } from "../../sessions/session.service.ts";
import type { ProfileCompleteness, ViewerOverview } from "./overview.ts";

/** Optional fields that count toward a complete profile; names and email are always present. */
const PARTS = {
  organization: "Organization",
  title: "Title",
  location: "Location",
  bio: "Bio",
  avatar: "Picture",
  phone: "Phone",
  linkedin: "LinkedIn",
  website: "Website",
} as const satisfies Partial<Record<keyof User, string>>;

/** Returns an overview of the signed-in user's account. */
export async function viewerOverview(context: Context): Promise<ViewerOverview> {
  const { em, settings } = context;
  const user = await em.findOneOrFail(User, personOf(context).id);
  return {
    memberSince: user.createdAt,
    lastLogin: user.lastLogin ?? null,
    profileCompleteness: completenessOf(user),
    sessionCount: await em.count(Session, { user: user.id, ...unexpired(settings) }),
    twoFactorEnabled: user.twoFactorEnabledAt != null,
  };
}

/** First name, last name and email count as three completed fields. */
function completenessOf(user: User): ProfileCompleteness {
  const parts = Object.entries(PARTS) as [keyof typeof PARTS, string][];
  const missing = parts.filter(([field]) => !user[field]).map(([field, label]) => ({ field, label }));
  const all = parts.length + 3;
  return { percent: Math.round(((all - missing.length) / all) * 100), missing };
}
