import { UniqueConstraintViolationException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { ConflictError, type FieldMessages } from "../../shared/errors.ts";

const TAKEN_MESSAGES = {
  username: "This username is already taken",
  email: "An account with this email already exists",
};

/**
 * Checks whether the username or email belongs to an account other than `exceptId`.
 * @throws ConflictError with a message for each field that is taken.
 */
export async function assertFree(
  em: EntityManager,
  wanted: { username?: string; email?: string },
  exceptId?: number,
): Promise<void> {
  const [taken] = await em.execute<{ username: boolean | null; email: boolean | null }[]>(
    `select bool_or(username = ?::citext) as username, bool_or(email = ?::citext) as email from users
     where (username = ?::citext or email = ?::citext) and id <> ?`,
    [
      wanted.username ?? null,
      wanted.email ?? null,
      wanted.username ?? null,
      wanted.email ?? null,
      exceptId ?? 0,
    ],
  );
  const fields: FieldMessages = {
    ...(taken?.username ? { username: TAKEN_MESSAGES.username } : {}),
    ...(taken?.email ? { email: TAKEN_MESSAGES.email } : {}),
  };
  const [message] = Object.values(fields);
  if (message) throw new ConflictError(message, fields);
}

/**
 * Converts a unique violation (another request took the username or email first) to a ConflictError; other errors are
 * returned as they are.
 */
export function asTaken(error: unknown): unknown {
  if (!(error instanceof UniqueConstraintViolationException)) return error;
  const constraint = String((error as { constraint?: unknown }).constraint);
  const field = (["username", "email"] as const).find((name) => constraint.includes(name));
  return field ? new ConflictError(TAKEN_MESSAGES[field], { [field]: TAKEN_MESSAGES[field] }) : error;
}
