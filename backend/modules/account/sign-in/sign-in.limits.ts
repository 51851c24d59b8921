import type { Settings } from "../../../shared/context.ts";
import type { Limit } from "../../../shared/limits.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { caseFold } from "../../../shared/text/case-fold.ts";
import type { Guard } from "../credentials/credential.limits.ts";
import type { User } from "../identity/user.entity.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Failed sign-ins count against the account from this network, and against the network across all accounts;
 * both limits reject further attempts. They also count against the account across all networks. That limit
 * rejects no one, since others could lock the owner out with it, but once it is exceeded, a correct password
 * also needs a code sent by mail.
 */
export function signInGuards({ caller, settings }: RequestContext, username: string, user: User | null) {
  const account = user ? `#${user.id}` : caseFold(username);
  const message = "Too many failed sign-ins.";
  const times = settings.signInFailures;
  const ofBoth: Guard = {
    limit: { name: "sign-in", times, seconds: 15 * MINUTE, message },
    key: `${account} ${caller.network}`,
  };
  const ofNetwork: Guard = {
    limit: { name: "sign-in-network", times: times * 10, seconds: 15 * MINUTE, message },
    key: caller.network,
  };
  const ofAccount: Guard = {
    limit: { name: "sign-in-account", times: times * 4, seconds: HOUR, message },
    key: account,
  };
  return { ofBoth, ofNetwork, ofAccount };
}

/** Sign-ups per network. */
export function registrationLimit({ registrations }: Settings): Limit {
  return {
    name: "register",
    times: registrations,
    seconds: 10 * MINUTE,
    message: "Too many sign-ups from your network.",
  };
}

/** Wrong codes per sign-in challenge. */
export const CHALLENGE: Limit = {
  name: "challenge",
  times: 5,
  seconds: 15 * MINUTE,
  message: "Too many wrong codes.",
};
