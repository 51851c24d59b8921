import type { Role } from "../../../shared/actor.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { hashPassword } from "../credentials/passwords/password-hash.ts";
import { assertFree, asTaken } from "../identity/taken.ts";
import { User } from "../identity/user.entity.ts";
import { endInvitation, usableInvitation } from "../invited-accounts/account-invitation.service.ts";
import { beginSession } from "../sessions/session.service.ts";
import type { RegisterInput } from "./sign-in.inputs.ts";
import { registrationLimit } from "./sign-in.limits.ts";
import type { Registration } from "./sign-in.results.ts";
import { registrationRules } from "./sign-in.rules.ts";

/**
 * Creates an account and signs it in.
 * @throws InvalidInputError with a message for each invalid field, and for an invitation that can't be used.
 * @throws ConflictError if the username or email is taken, ignoring case, or the username looks like another.
 * @throws TooManyRequestsError after too many sign-ups from one network.
 */
export async function register(context: RequestContext, input: RegisterInput): Promise<Registration> {
  const { invitation: token, ...given } = input;
  const { password, role, organization, title, ...rest } = await validate(registrationRules, given);
  await context.limits.count(registrationLimit(context.settings), context.caller.network);
  const invitation = token ? await usableInvitation(context, token, rest.email) : undefined;
  await assertFree(context.em, rest);
  const passwordHash = await hashPassword(password);
  try {
    const user = await context.em.transactional(async (em) => {
      const user = em.create(User, {
        ...rest,
        passwordHash,
        role: role as Role,
        organization: organization || null,
        title: title || null,
        emailProvenAt: invitation ? new Date() : null,
      });
      await em.flush();
      if (invitation) await endInvitation(em, invitation, user);
      await beginSession(context, user);
      await recordAuditEvent(context, { action: "account.registered", subject: user.id });
      return user;
    });
    return { message: "Registration successful", user };
  } catch (error) {
    throw asTaken(error);
  }
}
