import { ref } from "@mikro-orm/core";
import type { Context, SignInProvider } from "../../../shared/context.ts";
import { NotFoundError, UnauthenticatedError } from "../../../shared/errors.ts";
import { OutboundError } from "../../../shared/outbound/outbound-error.ts";
import { hashToken, newToken } from "../../../shared/secret-token.ts";
import type { User } from "../identity/user.entity.ts";
import { openidClient, openProvider, unreachable } from "./open-provider.ts";
import type { ProviderRequest } from "./provider.types.ts";
import { ProviderSignIn } from "./provider-sign-in.entity.ts";
import { type Vouched, vouchedBy } from "./vouched.ts";

const TEN_MINUTES = 10 * 60_000;

/** The provider with this id. @throws NotFoundError if the settings have none. */
export function providerOf({ settings }: Pick<Context, "settings">, id: string): SignInProvider {
  const found = settings.signInProviders.find((provider) => provider.id === id);
  if (found) return found;
  throw new NotFoundError("This way to sign in doesn't exist.");
}

/** The page that providers send people back to; each has its own, so that no answer passes for another's. */
const returnAddress = (publicUrl: string, { id }: SignInProvider) => `${publicUrl}/sign-in/${id}`;

/** Begins a sign-in at a provider, for an account to link or to sign in. */
export async function beginAt(
  { em, publicUrl, settings }: Context,
  provider: SignInProvider,
  user?: User,
): Promise<ProviderRequest> {
  const config = await openProvider(settings, provider);
  const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } =
    await openidClient();
  const [state, binding, nonce, codeVerifier] = [
    newToken(),
    newToken(),
    randomNonce(),
    randomPKCECodeVerifier(),
  ];
  em.create(ProviderSignIn, {
    stateHash: hashToken(state),
    bindingHash: hashToken(binding),
    provider: provider.id,
    user: user ? ref(user) : null,
    nonce,
    codeVerifier,
    expiresAt: new Date(Date.now() + TEN_MINUTES),
  });
  await em.flush();
  const url = buildAuthorizationUrl(config, {
    redirect_uri: returnAddress(publicUrl, provider),
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
  });
  return { url: url.href, binding };
}

/** What is known of a sign-in that is back. */
interface Begun {
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly userId: number | null;
}

/** Whom a provider vouches for, and whose account is to be linked to theirs; null to sign in. */
export type Answered = Vouched & { readonly forUser: number | null };

/**
 * Reads a provider's answer, as the query of the page that it sent the person back to. An answer counts once, in the
 * browser that began the sign-in, at the provider that it was begun at.
 * @throws UnauthenticatedError if it doesn't; UnavailableError if the provider can't be reached.
 */
export async function readAnswer(
  { em, publicUrl, settings }: Context,
  provider: SignInProvider,
  answer: string,
  binding: string,
): Promise<Answered> {
  const address = new URL(returnAddress(publicUrl, provider));
  address.search = answer.length <= MAX_ANSWER ? answer : "";
  const state = address.searchParams.get("state") ?? "";
  const [begun] = await em.execute<Begun[]>(
    `delete from provider_sign_ins
     where state_hash = ? and binding_hash = ? and provider = ? and expires_at > now()
     returning nonce, code_verifier as "codeVerifier", user_id as "userId"`,
    [hashToken(state), hashToken(binding), provider.id],
  );
  if (!begun)
    throw new UnauthenticatedError("This sign-in has expired or was already used. Please start over.");
  const config = await openProvider(settings, provider);
  const { authorizationCodeGrant, fetchUserInfo } = await openidClient();
  try {
    const tokens = await authorizationCodeGrant(config, address, {
      expectedState: state,
      expectedNonce: begun.nonce,
      pkceCodeVerifier: begun.codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error("no ID token");
    const info =
      claims.email === undefined && config.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(config, tokens.access_token, claims.sub)
        : claims;
    return { ...vouchedBy(claims, info), forUser: begun.userId };
  } catch (error) {
    throw refusalOf(error, provider);
  }
}

/** The maximum length of an answer; codes of some providers have more than a thousand characters. */
export const MAX_ANSWER = 8_000;

function refusalOf(error: unknown, provider: SignInProvider): Error {
  const {
    cause,
    code,
    error: said,
    status,
  } = error as { cause?: unknown; code?: string; error?: string; status?: number };
  if (said === "access_denied")
    return new UnauthenticatedError(`The sign-in at ${provider.name} was canceled. Please start over.`);
  const isAway = code === "OAUTH_TIMEOUT" || cause instanceof OutboundError || (status ?? 0) >= 500;
  if (isAway) return unreachable(provider);
  return new UnauthenticatedError(`We couldn't verify the answer from ${provider.name}. Please start over.`);
}
