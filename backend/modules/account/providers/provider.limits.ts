import type { Limit } from "../../../shared/limits.ts";

/** Sign-ins at providers per network, as each is stored for a while and calls the provider. */
export const PROVIDER_SIGN_INS: Limit = {
  name: "provider-sign-ins",
  times: 300,
  seconds: 600,
  message: "Too many sign-ins from your network.",
};
