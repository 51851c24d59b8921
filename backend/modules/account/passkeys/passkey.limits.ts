import type { Limit } from "../../../shared/limits.ts";

/** Challenges for sign-ins per network, as each is stored for a while. */
export const SIGN_IN_CHALLENGES: Limit = {
  name: "passkey-challenges",
  times: 300,
  seconds: 600,
  message: "Too many sign-ins with passkeys from your network.",
};
