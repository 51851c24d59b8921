import { LRUCache } from "lru-cache";
import type { Configuration } from "openid-client";
import type { Settings, SignInProvider } from "../../../shared/context.ts";
import { UnavailableError } from "../../../shared/errors.ts";
import { fetchProvider, TIME_LIMIT } from "./fetch-provider.ts";

/** What providers say of themselves, for an hour. */
const opened = new LRUCache<string, Configuration>({ max: 50, ttl: 3_600_000 });

/** Loaded when the first person signs in by a provider. */
export const openidClient = () => import("openid-client");

/**
 * Reads what a provider says of itself at its well-known address.
 * @throws UnavailableError if it can't be reached, or isn't the one that the settings name.
 */
export async function openProvider(
  { webhookPrivateHosts }: Pick<Settings, "webhookPrivateHosts">,
  provider: SignInProvider,
): Promise<Configuration> {
  const key = JSON.stringify(provider);
  const known = opened.get(key);
  if (known) return known;
  const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks } = await openidClient();
  const issuer = new URL(provider.issuer);
  try {
    const found = await discovery(issuer, provider.clientId, provider.clientSecret, undefined, {
      timeout: TIME_LIMIT,
      [customFetch]: fetchProvider(issuer, webhookPrivateHosts),
      // Signatures are checked although the answer comes from the provider itself. The settings allow http on this
      // machine only.
      execute: [enableNonRepudiationChecks, ...(issuer.protocol === "http:" ? [allowInsecureRequests] : [])],
    });
    opened.set(key, found);
    return found;
  } catch {
    throw unreachable(provider);
  }
}

/** The error for a provider that doesn't answer. */
export const unreachable = ({ name }: SignInProvider) =>
  new UnavailableError(
    `We couldn't reach ${name}. Try again in a moment, or sign in with your password.`,
    10,
  );
