import { ref } from "@mikro-orm/core";
import { UniqueConstraintViolationException } from "@mikro-orm/postgresql";
import { personOf, sessionOf } from "../../../shared/actor.ts";
import type { Context, SignInProvider } from "../../../shared/context.ts";
import { ConflictError, NotFoundError, UnauthenticatedError } from "../../../shared/errors.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import type { Done } from "../../../shared/schema/done.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { confirmOwnPassword } from "../credentials/passwords/own-password.ts";
import { confirmSecondFactor } from "../credentials/two-factor/two-factor.service.ts";
import { lockAccount } from "../identity/lock-account.ts";
import { queueNotice } from "../identity/notice.ts";
import { Session } from "../sessions/session.entity.ts";
import { LinkedIdentity } from "./linked-identity.entity.ts";
import { PROVIDER_SIGN_INS } from "./provider.limits.ts";
import type { ProviderRequest } from "./provider.types.ts";
import { beginAt, providerOf, readAnswer } from "./provider-answer.ts";

/** The maximum number of linked identities of an account, more than there are providers. */
export const MAX_IDENTITIES = 50;

/** Returns the viewer's linked identities, oldest first. */
export function listIdentities(context: Context): Promise<LinkedIdentity[]> {
  const user = personOf(context).id;
  return context.em.find(LinkedIdentity, { user }, { orderBy: { id: "asc" }, limit: MAX_IDENTITIES });
}

/**
 * Begins to link the viewer's account to one at a provider. Takes what a sign-in takes, since it stands for it.
 * @throws InvalidInputError for `password` or `code`; NotFoundError; UnavailableError
 */
export async function beginIdentity(
  context: RequestContext,
  id: string,
  password: string,
  code: string | null | undefined,
): Promise<ProviderRequest> {
  const provider = providerOf(context, id);
  const user = await confirmOwnPassword(context, password);
  await confirmSecondFactor(context, user, code);
  await context.limits.count(PROVIDER_SIGN_INS, context.caller.network);
  return beginAt(context, provider, user);
}

/**
 * Links the viewer's account by a provider's answer, and tells its owner by mail.
 * @throws UnauthenticatedError; ConflictError if either is linked already; UnavailableError
 */
export async function createIdentity(
  context: RequestContext,
  id: string,
  answer: string,
  binding: string,
): Promise<LinkedIdentity> {
  const provider = providerOf(context, id);
  const { id: viewer, sessionId } = sessionOf(context);
  const { forUser, issuer, subject, email } = await readAnswer(context, provider, answer, binding);
  if (forUser !== viewer)
    throw new UnauthenticatedError("This was started by someone else. Please start over in your settings.");
  return context.em.transactional(async (em) => {
    const user = await lockAccount(em, viewer);
    // Whoever was locked out while the provider was asked leaves nothing behind.
    if (!user || !(await em.count(Session, { id: sessionId, user: viewer })))
      throw new UnauthenticatedError();
    const linked = await em.find(
      LinkedIdentity,
      {
        $or: [
          { issuer, subject },
          { user: viewer, provider: provider.id },
        ],
      },
      { limit: 2 },
    );
    if (linked.some((other) => other.user.id !== viewer)) throw taken(provider);
    if (linked.length > 0)
      throw new ConflictError(`Your account is already linked to ${provider.name}. Unlink it first.`);
    const identity = em.create(LinkedIdentity, {
      user: ref(user),
      provider: provider.id,
      issuer,
      subject,
      email,
    });
    await flushed(em.flush(), provider);
    await queueNotice(em, user, "identityLinked", context.publicUrl);
    await recordAuditEvent(context, { action: "account.identity_linked", subject: viewer });
    return identity;
  });
}

const taken = ({ name }: SignInProvider) =>
  new ConflictError(`This account at ${name} is linked to another account here.`);

/** Another account may be linked to the same person at the same moment. */
async function flushed(flush: Promise<void>, provider: SignInProvider): Promise<void> {
  try {
    await flush;
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? taken(provider) : error;
  }
}

/**
 * Unlinks one of the viewer's identities.
 * @throws NotFoundError if it isn't theirs; ConflictError if they couldn't sign in any more.
 */
export async function deleteIdentity(context: Context, id: string): Promise<Done> {
  const { em } = context;
  const user = await lockAccount(em, personOf(context).id);
  const key = parseId(id);
  const identities = user ? await listIdentities(context) : [];
  const identity = identities.find((one) => one.id === key);
  if (!user || !identity) throw new NotFoundError("This linked account doesn't exist.");
  const others = identities.filter((other) => other !== identity && isUsable(context, other));
  if (!user.passwordHash && others.length === 0 && isUsable(context, identity)) {
    throw new ConflictError(
      "This is your only way to sign in. Choose a password first: use “Forgot your password?” on the sign-in page.",
    );
  }
  await em.nativeDelete(LinkedIdentity, { id: identity.id });
  await queueNotice(em, user, "identityUnlinked", context.publicUrl);
  await recordAuditEvent(context, { action: "account.identity_unlinked", subject: user.id });
  return { message: "The account was unlinked" };
}

/** Whether one can sign in by it: the operator may have taken its provider away. */
const isUsable = ({ settings }: Context, { provider, issuer }: LinkedIdentity) =>
  settings.signInProviders.some((one) => one.id === provider && one.issuer === issuer);
