import type { Limit } from "../../../shared/limits.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A limit and the key it counts by. */
export interface Guard {
  readonly limit: Limit;
  readonly key: string;
}

/** Wrong passwords of a signed-in user, for example when changing it. */
export const OWN_PASSWORD: Limit = {
  name: "own-password",
  times: 5,
  seconds: 15 * MINUTE,
  message: "Too many wrong passwords.",
};

/** Wrong second factors per account, across all of its sign-ins. */
export const SECOND_FACTOR: Limit = {
  name: "second-factor",
  times: 10,
  seconds: HOUR,
  message: "Too many wrong codes.",
};

/** Reset emails per email address, whether or not the account exists. */
export const RESET_MAIL: Limit = {
  name: "reset-mail",
  times: 3,
  seconds: HOUR,
  message: "Too many reset emails requested.",
};

/** Reset emails per network. */
export const RESET_ADDRESS: Limit = {
  name: "reset-address",
  times: 30,
  seconds: HOUR,
  message: "Too many reset emails requested.",
};

/** Sign-in codes sent to an account. */
export const SIGN_IN_CODES: Limit = {
  name: "sign-in-codes",
  times: 10,
  seconds: HOUR,
  message: "Too many sign-in codes requested.",
};

const TOO_MANY_CHANGES = "Too many email address changes.";

/** Requests to change an account's email address, or to resend the link. */
export const EMAIL_CHANGE_ACCOUNT: Limit = {
  name: "email-change-account",
  times: 3,
  seconds: HOUR,
  message: TOO_MANY_CHANGES,
};

/** Requests to change an email address per network, across all of its accounts. */
export const EMAIL_CHANGE_NETWORK: Limit = {
  name: "email-change-network",
  times: 30,
  seconds: HOUR,
  message: TOO_MANY_CHANGES,
};

/** Confirmation links sent to a mailbox, regardless of who requests them. */
export const EMAIL_CHANGE_MAILBOX: Limit = {
  name: "email-change-mailbox",
  times: 3,
  seconds: DAY,
  message: "Too many emails were sent to this address.",
};
