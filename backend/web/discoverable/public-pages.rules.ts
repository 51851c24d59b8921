/** Paths of the static public pages; included in the sitemap. */
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
