import type { EntityManager } from "@mikro-orm/postgresql";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { InvalidInputError, NotFoundError } from "../../../../shared/errors.ts";
import { lockAccount } from "../../identity/lock-account.ts";
import { User } from "../../identity/user.entity.ts";
import { OWN_PASSWORD } from "../credential.limits.ts";
import { checkGuess } from "./guess.ts";
import { passwordFits } from "./password-hash.ts";

/**
 * Returns the signed-in user's account after checking their password again.
 * @throws InvalidInputError for `field` if the password is wrong.
 */
export async function confirmOwnPassword(
  context: Context,
  password: string,
  field = "password",
): Promise<User> {
  const actor = personOf(context);
  if (!password) throw new InvalidInputError("Password is required", { [field]: "Password is required" });
  const user = await context.em.findOne(User, actor.id, { populate: ["passwordHash"] });
  if (!user) throw new NotFoundError("This account doesn't exist.");
  if (!user.passwordHash) {
    // Of somebody who signed up by a provider.
    const message =
      "You don't have a password yet. To choose one, use “Forgot your password?” on the sign-in page.";
    throw new InvalidInputError(message, { [field]: message });
  }
  const right = await checkGuess(
    context.limits,
    [{ limit: OWN_PASSWORD, key: String(user.id) }],
    async () => password.length <= 256 && passwordFits(user.passwordHash, password),
  );
  if (!right) throw wrongPassword(field);
  return user;
}

/**
 * Locks an account whose password was confirmed, until the transaction ends.
 * @throws InvalidInputError for `field` if the password was changed in the meantime.
 */
export async function lockConfirmed(em: EntityManager, user: User, field = "password"): Promise<void> {
  const confirmed = user.passwordHash;
  const locked = await lockAccount(em, user.id);
  if (!locked || locked.passwordHash !== confirmed) throw wrongPassword(field);
}

function wrongPassword(field: string): InvalidInputError {
  const message = field === "currentPassword" ? "Current password is incorrect" : "Password is incorrect";
  return new InvalidInputError(message, { [field]: message });
}
