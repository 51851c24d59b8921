import type { Limit } from "../../../shared/limits.ts";

/** The limit of changes to juries per account. */
export const JURY_CHANGES: Limit = {
  name: "juries",
  times: 2_000,
  seconds: 3600,
  message: "You've changed your juries a lot.",
};
