import type { Settings } from "../../shared/context.ts";
import type { Limit } from "../../shared/limits.ts";
import type { RequestContext } from "../../shared/request-context.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A limit and what it counts by. */
export interface Guard {
  readonly limit: Limit;
  readonly key: string;
}

/**
 * What failures to sign in count against: the account from this address (another address still gets in), the
 * address over all accounts, and the account over all addresses (security.md A19).
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
    message: "Too many sign-ups from here.",
  };
}

/** Wrong passwords of somebody who is signed in, as when they change it. */
export const OWN_PASSWORD: Limit = {
  name: "own-password",
  times: 10,
  seconds: 15 * MINUTE,
  message: "Too many wrong passwords.",
};

/** Wrong second factors of one account, over all its sign-ins. */
export const SECOND_FACTOR: Limit = {
  name: "second-factor",
  times: 10,
  seconds: HOUR,
  message: "Too many wrong codes.",
};

/** Wrong second factors of one sign-in. */
export const CHALLENGE: Limit = {
  name: "challenge",
  times: 5,
  seconds: 15 * MINUTE,
  message: "Too many wrong codes.",
};

/** Letters with a link to one e-mail address, whether or not there is an account. */
export const RESET_MAIL: Limit = {
  name: "reset-mail",
  times: 3,
  seconds: HOUR,
  message: "Too many letters were asked for.",
};

/** Letters with a link that one network address asks for. */
export const RESET_ADDRESS: Limit = {
  name: "reset-address",
  times: 30,
  seconds: HOUR,
  message: "Too many letters were asked for.",
};
