import type { Limit } from "../../../shared/limits.ts";

/** The limit of postings created per account, including repeated ones. */
export const BEGINNINGS: Limit = {
  name: "postings",
  times: 60,
  seconds: 3600,
  message: "You've posted a lot.",
};

/** The limit of edits per account. */
export const CHANGES: Limit = {
  name: "posting-changes",
  times: 300,
  seconds: 3600,
  message: "You've changed your postings a lot.",
};
