import type { Limit } from "../../shared/limits.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A limit and the key it counts by. */
export interface Guard {
  readonly limit: Limit;
  readonly key: string;
}

/** Wrong passwords of a signed-in user, for example when changing it. */
export const OWN_PASSWORD: Limit = {
  name: "own-password",
  times: 10,
  seconds: 15 * MINUTE,
  message: "Too many wrong passwords.",
};

/** Wrong second factors per account, over all its sign-ins. */
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

/** Reset emails per client IP address. */
export const RESET_ADDRESS: Limit = {
  name: "reset-address",
  times: 30,
  seconds: HOUR,
  message: "Too many reset emails requested.",
};
