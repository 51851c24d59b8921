import type { Limit } from "../../../shared/limits.ts";

const HOUR = 3600;
const TOO_MANY = "Too many codes were requested.";

/** Codes requested by an account. */
export const CODES_ACCOUNT: Limit = {
  name: "claim-codes-account",
  times: 5,
  seconds: HOUR,
  message: TOO_MANY,
};

/** Codes requested for a vendor, whoever asks. */
export const CODES_VENDOR: Limit = {
  name: "claim-codes-vendor",
  times: 10,
  seconds: 24 * HOUR,
  message: "Too many codes were requested for this vendor.",
};

/** Codes requested from a network, over all its accounts. */
export const CODES_NETWORK: Limit = {
  name: "claim-codes-network",
  times: 30,
  seconds: HOUR,
  message: TOO_MANY,
};

/** Letters to a mailbox, whoever asks for them and for which vendor. */
export const CODES_MAILBOX: Limit = {
  name: "claim-codes-mailbox",
  times: 5,
  seconds: 24 * HOUR,
  message: "Too many emails were sent to this address.",
};

/** Wrong entries for one code. */
export const CODE_GUESSES: Limit = {
  name: "claim-code-guesses",
  times: 5,
  seconds: HOUR,
  message: "Too many wrong codes. Request a new one.",
};

/** Wrong entries of an account, over all its codes. */
export const ACCOUNT_GUESSES: Limit = {
  name: "claim-account-guesses",
  times: 15,
  seconds: HOUR,
  message: "Too many wrong codes.",
};

/** Claims sent to the administrators by an account. */
export const CLAIMS: Limit = {
  name: "vendor-claims",
  times: 10,
  seconds: 24 * HOUR,
  message: "You've sent a lot of claims.",
};
