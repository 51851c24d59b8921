import type { Limit } from "../../../shared/limits.ts";

const HOUR = 3600;
const TOO_MANY = "Too many codes were requested.";

/** The limit of codes requested per account. */
export const CODES_ACCOUNT: Limit = {
  name: "claim-codes-account",
  times: 5,
  seconds: HOUR,
  message: TOO_MANY,
};

/** The limit of codes requested for a vendor, across all accounts. */
export const CODES_VENDOR: Limit = {
  name: "claim-codes-vendor",
  times: 10,
  seconds: 24 * HOUR,
  message: "Too many codes were requested for this vendor.",
};

/** The limit of codes requested from a network, across all its accounts. */
export const CODES_NETWORK: Limit = {
  name: "claim-codes-network",
  times: 30,
  seconds: HOUR,
  message: TOO_MANY,
};

/** The limit of emails to a mailbox, across all accounts and vendors. */
export const CODES_MAILBOX: Limit = {
  name: "claim-codes-mailbox",
  times: 5,
  seconds: 24 * HOUR,
  message: "Too many emails were sent to this address.",
};

/** The limit of wrong entries for one code. */
export const CODE_GUESSES: Limit = {
  name: "claim-code-guesses",
  times: 5,
  seconds: HOUR,
  message: "Too many wrong codes. Request a new one.",
};

/** The limit of wrong entries by an account, across all its codes. */
export const ACCOUNT_GUESSES: Limit = {
  name: "claim-account-guesses",
  times: 15,
  seconds: HOUR,
  message: "Too many wrong codes.",
};

/** The limit of claims that an account sends to the administrators. */
export const CLAIMS: Limit = {
  name: "vendor-claims",
  times: 10,
  seconds: 24 * HOUR,
  message: "You've sent a lot of claims.",
};
