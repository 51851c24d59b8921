import { UniqueConstraintViolationException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { ConflictError, type FieldMessages } from "../../../shared/errors.ts";
import { usernameSkeleton } from "../../../shared/text/username-skeleton.ts";

/** The field and error message of each unique constraint of accounts. */
const TAKEN = {
  users_username_key: { username: "This username is already taken" },
  users_username_skeleton_key: {
    username: "This username looks too much like another one. Please choose a different one.",
  },
  users_email_key: { email: "An account with this email already exists" },
} as const satisfies Record<string, FieldMessages>;

type Constraint = keyof typeof TAKEN;

/**
 * Checks whether the username (or one that looks like it) or the email belongs to an account.
 * @throws ConflictError with a message for each field that is taken.
 */
export async function assertFree(
  em: EntityManager,
  wanted: { username?: string; email?: string },
): Promise<void> {
  const username = wanted.username ?? null;
  const email = wanted.email ?? null;
  const skeleton = username && usernameSkeleton(username);
  const [taken] = await em.execute<Record<Constraint, boolean | null>[]>(
    `select bool_or(username = ?::citext) as users_username_key,
       bool_or(username_skeleton = ?::text) as users_username_skeleton_key, bool_or(email = ?::citext) as users_email_key
     from users where username = ?::citext or username_skeleton = ?::text or email = ?::citext`,
    [username, skeleton, email, username, skeleton, email],
  );
  const names = (Object.keys(TAKEN) as Constraint[]).filter((name) => taken?.[name]);
  if (names.length > 0) throw asConflict(names);
}

/**
 * Converts a unique violation, caused by a concurrent request with the same username or email, to a
 * ConflictError; returns other errors unchanged.
 */
export function asTaken(error: unknown): unknown {
  if (!(error instanceof UniqueConstraintViolationException)) return error;
  const constraint = String((error as { constraint?: unknown }).constraint);
  return constraint in TAKEN ? asConflict([constraint as Constraint]) : error;
}

/** Keeps the first message for each field. */
function asConflict(constraints: readonly Constraint[]): ConflictError {
  const fields = Object.assign({}, ...constraints.toReversed().map((name) => TAKEN[name])) as FieldMessages;
  return new ConflictError(Object.values(fields)[0] ?? "This is already taken", fields);
}
