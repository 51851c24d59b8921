import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../demo/read.ts";
import type { Role } from "../../../shared/actor.ts";
import { daysBefore } from "../../../shared/days/days.ts";
import { hashPassword } from "../credentials/passwords/password-hash.ts";
import { User } from "../identity/user.entity.ts";
import { demoPassword } from "./demo-credentials.ts";

interface AccountRow {
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  organization: string;
  title: string;
  phone: string | null;
  location: string;
  bio: string;
  website: string | null;
  github: string | null;
  linkedin: string | null;
  twitter: string | null;
  joinedDaysAgo: number;
  lastLoginDaysAgo: number;
}

/** The demo accounts, one per role; skipped if any demo account exists. */
export async function seedAccounts(em: EntityManager, today: Date): Promise<void> {
  if ((await em.count(User, { isDemo: true })) > 0) return;
  const rows = readRows<AccountRow>("accounts.json");
  const hashes = await Promise.all(rows.map(({ username }) => hashPassword(demoPassword(username))));
  rows.forEach(({ joinedDaysAgo, lastLoginDaysAgo, ...row }, index) => {
    const lastLogin = daysBefore(today, lastLoginDaysAgo);
    em.create(User, {
      ...row,
      passwordHash: hashes[index] ?? null,
      isDemo: true,
      createdAt: daysBefore(today, joinedDaysAgo),
      updatedAt: lastLogin,
      lastLogin,
      lastActiveAt: lastLogin,
    });
  });
  await em.flush();
}
