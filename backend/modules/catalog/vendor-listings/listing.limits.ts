import type { Limit } from "../../../shared/limits.ts";

const DAY = 24 * 3600;
const TOO_MANY = "You've sent a lot of listings.";

/** The limit of listings sent per account, including those sent again. */
export const LISTINGS_ACCOUNT: Limit = {
  name: "vendor-listings-account",
  times: 10,
  seconds: DAY,
  message: TOO_MANY,
};

/** The limit of listings sent from a network, across all its accounts. */
export const LISTINGS_NETWORK: Limit = {
  name: "vendor-listings-network",
  times: 40,
  seconds: DAY,
  message: "Many listings were sent from your network.",
};

/** The limit of drafts saved per account. */
export const DRAFTS: Limit = {
  name: "vendor-listing-drafts",
  times: 1500,
  seconds: 3600,
  message: "You've saved this draft very often.",
};

/** The maximum number of listings of an account that aren't approved yet. */
export const MAX_WAITING = 3;
