/** Paths of the public pages that exist whatever the database holds; search engines are told of them. */
export const PUBLIC_PAGES = [
  "/",
  "/solutions",
  "/opportunities",
  "/vendors",
  "/research",
  "/research/collaborations",
  "/research/partners",
  "/research/topics",
  "/market-intelligence",
  "/blog",
  "/about",
  "/contact",
  "/demo",
  "/developers",
  "/privacy",
  "/terms",
] as const;
