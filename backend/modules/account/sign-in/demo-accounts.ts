import type { Context } from "../../../shared/context.ts";
import { ROLE_LABELS } from "../identity/role.ts";
import { User } from "../identity/user.entity.ts";
import { DEMO_USERNAMES, demoPassword } from "./demo-credentials.ts";
import type { DemoAccount } from "./sign-in.results.ts";

/** Returns the demo accounts; none outside demo mode. */
export async function listDemoAccounts({ em, settings }: Context): Promise<DemoAccount[]> {
  if (!settings.demo) return [];
  const users = await em.find(
    User,
    { username: { $in: [...DEMO_USERNAMES] }, isDemo: true, isActive: true, anonymizedAt: null },
    { orderBy: { id: "asc" }, limit: DEMO_USERNAMES.length },
  );
  return users.map(({ username, role }) => ({
    username,
    password: demoPassword(username),
    role,
    roleLabel: ROLE_LABELS[role],
  }));
}
