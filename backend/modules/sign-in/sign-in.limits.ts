import type { Settings } from "../../shared/context.ts";
import type { Limit } from "../../shared/limits.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import type { Guard } from "../credentials/credential.limits.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Failed sign-ins count against the account from this IP address (other addresses can still sign in), against the
 * address over all accounts, and against the account over all addresses.
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

/** Sign-ups per client IP address. */
export function registrationLimit({ registrations }: Settings): Limit {
  return {
    name: "register",
    times: registrations,
    seconds: 10 * MINUTE,
    message: "Too many sign-ups from your network.",
  };
}

/** Wrong second factors per sign-in challenge. */
export const CHALLENGE: Limit = {
  name: "challenge",
  times: 5,
  seconds: 15 * MINUTE,
  message: "Too many wrong codes.",
};
