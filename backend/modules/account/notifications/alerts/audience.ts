import sql, { join, type Sql } from "sql-template-tag";
import type { Role } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { timeZone } from "../../../../shared/days/days.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import { queryRows } from "../../../../shared/rows/query.ts";
import { parseIds } from "../../../../shared/schema/ids.ts";

/** The audience of an alert: all accounts, narrowed by each given criterion. */
export interface Audience {
  /** Whether it is news or an offer, which is sent only to those who opted in. */
  readonly isNews?: boolean | null;
  /** Only these accounts. */
  readonly userIds?: readonly string[] | null;
  /** Only accounts with these usernames. */
  readonly usernames?: readonly string[] | null;
  /** Only accounts with these roles. */
  readonly roles?: readonly Role[] | null;
  /** Only people whose organization's name contains this. */
  readonly organization?: string | null;
  /** Only accounts created on this day or later. */
  readonly joinedSince?: string | null;
}

/** The maximum number of usernames at once, and of unknown ones that an error message lists. */
const MOST_NAMES = 500;
const NAMED = 5;

function refuse(field: string, message: string): never {
  throw new InvalidInputError(message, { [field]: message });
}

/**
 * Returns the ids of accounts by username.
 * @throws InvalidInputError that lists unknown usernames.
 */
async function idsOf({ em }: Context, given: readonly string[]): Promise<number[]> {
  const names = [...new Set(given.map((name) => name.trim().replace(/^@/, "")).filter(Boolean))];
  if (names.length === 0) refuse("usernames", "Name at least one person");
  if (names.length > MOST_NAMES) refuse("usernames", `Name at most ${MOST_NAMES} people`);
  const found = await queryRows(
    em,
    sql`select n.name, u.id from unnest(${names}::text[]) n(name)
      left join users u on u.username = n.name::citext and u.anonymized_at is null`,
  );
  const unknown = found.filter(({ id }) => id === null).map(({ name }) => String(name));
  const more = unknown.length > NAMED ? `, and ${unknown.length - NAMED} more` : "";
  if (unknown.length > 0)
    refuse("usernames", `No one has the username ${unknown.slice(0, NAMED).join(", ")}${more}`);
  return found.map(({ id }) => Number(id));
}

/** Escapes a text for `like`. */
const literally = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/**
 * Returns the SQL condition that the account `u` is in the audience and accepts the alert.
 * @throws InvalidInputError
 */
export async function audienceOf(context: Context, audience: Audience): Promise<Sql> {
  const { isNews, userIds, usernames, roles, organization, joinedSince } = audience;
  if (userIds?.length === 0) refuse("userIds", "Choose at least one person");
  if (roles?.length === 0) refuse("roles", "Choose at least one role");
  const named = usernames ? await idsOf(context, usernames) : [];
  const ids = [...parseIds(userIds ?? []), ...named];
  const part = organization?.trim() ? `%${literally(organization.trim().slice(0, 200))}%` : null;
  const conditions = [sql`u.is_active and u.anonymized_at is null`];
  if (userIds || usernames) conditions.push(sql`u.id = any(${ids}::integer[])`);
  if (roles) conditions.push(sql`u.role = any(${roles}::text[])`);
  if (part) conditions.push(sql`u.organization ilike ${part}::text`);
  if (joinedSince)
    conditions.push(sql`u.created_at >= ${joinedSince}::date::timestamp at time zone ${timeZone()}`);
  if (isNews) conditions.push(sql`u.notify_marketing_updates`);
  return join(conditions, " and ");
}

/**
 * Rejects an alert that names no audience, which would go to everyone by mistake.
 * @throws InvalidInputError
 */
export function assertAudience({
  isNews,
  userIds,
  usernames,
  roles,
  organization,
  joinedSince,
}: Audience): void {
  if (isNews || userIds || usernames || roles || organization?.trim() || joinedSince) return;
  refuse(
    "userIds",
    "Say who it is for by userIds, usernames, roles, organization or joinedSince; all roles are everyone",
  );
}

/** Counts the accounts of an audience. */
export async function countAudience({ em }: Context, who: Sql): Promise<number> {
  const [meant] = await queryRows(em, sql`select count(*)::int as count from users u where ${who}`);
  return Number(meant?.count ?? 0);
}
