import type { Limit } from "../../shared/limits.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A limit and what it counts by. */
export interface Guard {
  readonly limit: Limit;
  readonly key: string;
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

/** Letters with a link to one e-mail address, whether or not there is an account. */
export const RESET_MAIL: Limit = {
  name: "reset-mail",
  times: 3,
  seconds: HOUR,
  message: "Too many reset emails requested.",
};

/** Letters with a link that one network address asks for. */
export const RESET_ADDRESS: Limit = {
  name: "reset-address",
  times: 30,
  seconds: HOUR,
  message: "Too many reset emails requested.",
};
