import type { Settings } from "../../shared/context.ts";
import type { Limit } from "../../shared/limits.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import type { Guard } from "../credentials/credential.limits.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * What failures to sign in count against: the account from this address (another address still gets in), the
 * address over all accounts, and the account over all addresses.
 */
export function signInGuards({ caller, settings }: RequestContext, username: string) {
  const account = username.toLowerCase();
  const message = "Too many failed sign-ins.";
  const times = settings.signInFailures;
  const ofBoth: Guard = {
    limit: { name: "sign-in", times, seconds: 15 * MINUTE, message },
    key: `${account} ${caller.address}`,
  };
  const ofAddress: Guard = {
    limit: { name: "sign-in-address", times: times * 10, seconds: 15 * MINUTE, message },
    key: caller.address,
  };
  const ofAccount: Guard = {
    limit: { name: "sign-in-account", times: times * 20, seconds: HOUR, message },
    key: account,
  };
  return { ofBoth, ofAddress, ofAccount };
}

/** Sign-ups from one address. */
export function registrationLimit({ registrations }: Settings): Limit {
  return {
    name: "register",
    times: registrations,
    seconds: 10 * MINUTE,
    message: "Too many sign-ups from your network.",
  };
}

/** Wrong second factors of one sign-in. */
export const CHALLENGE: Limit = {
  name: "challenge",
  times: 5,
  seconds: 15 * MINUTE,
  message: "Too many wrong codes.",
};
