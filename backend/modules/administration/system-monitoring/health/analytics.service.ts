import type { Role } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { Roles } from "../../../account/identity/role.ts";
import type { ContentStats, TotalContent, UserAnalytics } from "./analytics.ts";

const COUNT_ROLES = `
  select role, count(*)::int as count from users where anonymized_at is null group by role`;
const COUNT_NEW = "select count(*)::int as count from users where anonymized_at is null and created_at >= ?";
const COUNT_CONTENT = `
  select (select coalesce(sum(count), 0)::int from solution_counts where sport_ids is null) as solutions,
    (select count(*)::int from opportunities where stage = 'published') as opportunities,
    (select count(*)::int from vendors where verified and status = 'published') as "verifiedVendors"`;

/** Counts the accounts by role, and those created this month. */
export async function readUserAnalytics({ em }: Context): Promise<UserAnalytics> {
  const computedAt = new Date();
  const monthBegan = new Date(Date.UTC(computedAt.getUTCFullYear(), computedAt.getUTCMonth()));
  const counts = await em.execute<{ role: Role; count: number }[]>(COUNT_ROLES);
  const [registered] = await em.execute<{ count: number }[]>(COUNT_NEW, [monthBegan]);
  const countOf = new Map(counts.map(({ role, count }) => [role, count]));
  return {
    userRoles: Object.values(Roles).map((role) => ({ role, count: countOf.get(role) ?? 0 })),
    recentRegistrations: registered?.count ?? 0,
    monthBegan,
    computedAt,
  };
}

/** Counts the published content. */
export async function readContentStats({ em }: Context): Promise<ContentStats> {
  const [counted] = await em.execute<(TotalContent & { verifiedVendors: number })[]>(COUNT_CONTENT);
  if (!counted) throw new Error("The count returned no row.");
  const { verifiedVendors, solutions, opportunities } = counted;
  return { totalContent: { solutions, opportunities }, verifiedVendors, computedAt: new Date() };
}
