import type { Limit } from "../../../../shared/limits.ts";

const DAY = 24 * 3600;

/** The limit of invitations sent by an account. */
export const INVITATIONS_ACCOUNT: Limit = {
  name: "invitations-account",
  times: 50,
  seconds: DAY,
  message: "You've sent a lot of invitations.",
};

/** The limit of invitations sent to a mailbox, across all senders. */
export const INVITATIONS_MAILBOX: Limit = {
  name: "invitations-mailbox",
  times: 5,
  seconds: DAY,
  message: "Too many emails were sent to this address.",
};
