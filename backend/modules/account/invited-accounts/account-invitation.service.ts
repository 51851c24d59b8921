import type { EntityManager } from "@mikro-orm/postgresql";
import type { Context } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { hashToken } from "../../../shared/secret-token.ts";
import { caseFold } from "../../../shared/text/case-fold.ts";
import type { User } from "../identity/user.entity.ts";
import { AccountInvitation } from "./account-invitation.entity.ts";

const ENDED = "This invitation is no longer valid. Sign up without it, or ask for a new one.";

/** Returns the invitation behind a link; null if it was used or withdrawn, or has expired. */
export function findAccountInvitation(
  { em }: Pick<Context, "em">,
  token: string,
): Promise<AccountInvitation | null> {
  return em.findOne(AccountInvitation, {
    tokenHash: hashToken(token),
    acceptedAt: null,
    expiresAt: { $gt: new Date() },
  });
}

/**
 * Returns the invitation with which an account is made: whoever has its link has the mailbox.
 * @throws InvalidInputError if it has ended, or is for another address.
 */
export async function usableInvitation(
  context: Pick<Context, "em">,
  token: string,
  email: string,
): Promise<AccountInvitation> {
  const found = await findAccountInvitation(context, token);
  if (!found) throw new InvalidInputError(ENDED, { invitation: ENDED });
  if (caseFold(found.email) === caseFold(email)) return found;
  const message = `This invitation is for ${found.email}.`;
  throw new InvalidInputError(message, { email: message });
}

/**
 * Ends an invitation that an account was made with, in the caller's transaction.
 * @throws InvalidInputError if it was used or withdrawn in the meantime.
 */
export async function endInvitation(em: EntityManager, { id }: AccountInvitation, user: User): Promise<void> {
  const [ended] = await em.execute<{ id: number }[]>(
    `update account_invitations set accepted_at = now(), accepted_by_id = ?, token_hash = null
     where id = ? and accepted_at is null returning id`,
    [user.id, id],
  );
  if (!ended) throw new InvalidInputError(ENDED, { invitation: ENDED });
}
