import { PUBLIC_PAGES } from "../../backend/web/discoverable/public-pages.rules.ts";

/** Every public screen, and for each kind of record, empty list and message the page of one. */
export const SCREENS = [
  ...PUBLIC_PAGES,
  "/solutions?search=zzzzzz",
  "/solutions/1",
  "/opportunities?search=zzzzzz",
  "/opportunities/1",
  "/vendors?search=zzzzzz",
  "/vendors/1",
  "/research/1",
  "/research/collaborations/1",
  "/research/partners/1",
  "/research/topics/1",
  "/market-intelligence?search=zzzzzz",
  "/market-intelligence/1",
  "/market-intelligence/figures/1",
  "/market-intelligence/quarters/1",
  "/blog?search=zzzzzz",
  "/blog/expected-goals-is-not-a-verdict",
  "/blog/no-such-post",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
  "/status",
  "/nowhere",
];
