import type { Limit } from "../../../shared/limits.ts";

/** Postings begun per account, repeated ones included. */
export const BEGINNINGS: Limit = {
  name: "postings",
  times: 60,
  seconds: 3600,
  message: "You've posted a lot.",
};

/** Changes per account. */
export const CHANGES: Limit = {
  name: "posting-changes",
  times: 300,
  seconds: 3600,
  message: "You've changed your postings a lot.",
};
