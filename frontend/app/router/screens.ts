import { SECRET_PATHS } from "../../../backend/shared/secret-paths.rules.ts";
import type { Screen, ScreenRoute } from "../../features/routing/screen-route.tsx";

/** A screen in `routes/<folder>/<folder>-screen.tsx`. */
const screen = (path: string, folder: string, load: () => Promise<Screen>): ScreenRoute => ({
  path,
  module: `frontend/routes/${folder}/${folder}-screen.tsx`,
  load,
});

/** A screen whose search and filters are in its URL. */
const filtered = (...parts: Parameters<typeof screen>): ScreenRoute => ({
  ...screen(...parts),
  hasFilters: true,
});

/** Every screen of the product, by path. */
export const screens: readonly ScreenRoute[] = [
  screen("/", "home", () => import("../../routes/home/home-screen.tsx")),
  filtered("/solutions", "solutions", () => import("../../routes/solutions/solutions-screen.tsx")),
  screen("/solutions/:key", "solution", () => import("../../routes/solution/solution-screen.tsx")),
  filtered(
    "/opportunities",
    "opportunities",
    () => import("../../routes/opportunities/opportunities-screen.tsx"),
  ),
  screen(
    "/opportunities/:key",
    "opportunity",
    () => import("../../routes/opportunity/opportunity-screen.tsx"),
  ),
  screen(
    "/opportunities/:key/edit",
    "opportunity-edit",
    () => import("../../routes/opportunity-edit/opportunity-edit-screen.tsx"),
  ),
  filtered("/search", "search", () => import("../../routes/search/search-screen.tsx")),
  screen("/match", "match", () => import("../../routes/match/match-screen.tsx")),
  screen("/matches", "matches", () => import("../../routes/matches/matches-screen.tsx")),
  screen(
    "/briefs/unsubscribe",
    "brief-unsubscribe",
    () => import("../../routes/brief-unsubscribe/brief-unsubscribe-screen.tsx"),
  ),
  screen(
    SECRET_PATHS.sharedBrief,
    "shared-brief",
    () => import("../../routes/shared-brief/shared-brief-screen.tsx"),
  ),
  screen("/briefs/:id", "brief", () => import("../../routes/brief/brief-screen.tsx")),
  screen("/compare", "compare", () => import("../../routes/compare/compare-screen.tsx")),
  screen(
    SECRET_PATHS.sharedShortlist,
    "shared-shortlist",
    () => import("../../routes/shared-shortlist/shared-shortlist-screen.tsx"),
  ),
  filtered("/vendors", "vendors", () => import("../../routes/vendors/vendors-screen.tsx")),
  screen("/vendors/:key", "vendor", () => import("../../routes/vendor/vendor-screen.tsx")),
  screen(
    "/vendors/:key/claim",
    "vendor-claim",
    () => import("../../routes/vendor-claim/vendor-claim-screen.tsx"),
  ),
  screen(
    "/vendors/:key/edit",
    "vendor-edit",
    () => import("../../routes/vendor-edit/vendor-edit-screen.tsx"),
  ),
  screen(
    "/vendors/:key/verification",
    "vendor-verification",
    () => import("../../routes/vendor-verification/vendor-verification-screen.tsx"),
  ),
  screen(
    "/vendors/:key/solutions",
    "vendor-solutions",
    () => import("../../routes/vendor-solutions/vendor-solutions-screen.tsx"),
  ),
  screen(
    "/vendors/:key/solutions/new",
    "solution-new",
    () => import("../../routes/solution-new/solution-new-screen.tsx"),
  ),
  screen(
    "/solutions/:key/edit",
    "solution-edit",
    () => import("../../routes/solution-edit/solution-edit-screen.tsx"),
  ),
  screen(
    "/organizations/:id/members",
    "organization-members",
    () => import("../../routes/organization-members/organization-members-screen.tsx"),
  ),
  screen("/invitations", "invitation", () => import("../../routes/invitation/invitation-screen.tsx")),
  filtered("/research", "research", () => import("../../routes/research/research-screen.tsx")),
  screen(
    "/research/:key",
    "research-paper",
    () => import("../../routes/research-paper/research-paper-screen.tsx"),
  ),
  filtered(
    "/research/collaborations",
    "collaborations",
    () => import("../../routes/collaborations/collaborations-screen.tsx"),
  ),
  screen(
    "/research/collaborations/:key",
    "collaboration",
    () => import("../../routes/collaboration/collaboration-screen.tsx"),
  ),
  screen(
    "/research/collaborations/:key/edit",
    "collaboration-edit",
    () => import("../../routes/collaboration-edit/collaboration-edit-screen.tsx"),
  ),
  filtered("/postings", "postings", () => import("../../routes/postings/postings-screen.tsx")),
  screen("/postings/new", "posting-new", () => import("../../routes/posting-new/posting-new-screen.tsx")),
  filtered(
    "/research/partners",
    "university-partners",
    () => import("../../routes/university-partners/university-partners-screen.tsx"),
  ),
  screen(
    "/research/partners/:key",
    "university-partner",
    () => import("../../routes/university-partner/university-partner-screen.tsx"),
  ),
  screen(
    "/research/topics",
    "trending-topics",
    () => import("../../routes/trending-topics/trending-topics-screen.tsx"),
  ),
  screen(
    "/research/topics/:key",
    "trending-topic",
    () => import("../../routes/trending-topic/trending-topic-screen.tsx"),
  ),
  filtered(
    "/market-intelligence",
    "market-intelligence",
    () => import("../../routes/market-intelligence/market-intelligence-screen.tsx"),
  ),
  screen(
    "/market-intelligence/:key",
    "market-trend",
    () => import("../../routes/market-trend/market-trend-screen.tsx"),
  ),
  screen(
    "/market-intelligence/figures/:key",
    "market-figure",
    () => import("../../routes/market-figure/market-figure-screen.tsx"),
  ),
  screen(
    "/market-intelligence/quarters/:key",
    "funding-quarter",
    () => import("../../routes/funding-quarter/funding-quarter-screen.tsx"),
  ),
  filtered("/blog", "blog", () => import("../../routes/blog/blog-screen.tsx")),
  screen("/blog/:slug", "blog-post", () => import("../../routes/blog-post/blog-post-screen.tsx")),
  screen(
    "/newsletter/confirm",
    "newsletter-confirm",
    () => import("../../routes/newsletter-confirm/newsletter-confirm-screen.tsx"),
  ),
  screen(
    "/newsletter/unsubscribe",
    "newsletter-unsubscribe",
    () => import("../../routes/newsletter-unsubscribe/newsletter-unsubscribe-screen.tsx"),
  ),
  screen(
    "/searches/unsubscribe",
    "search-unsubscribe",
    () => import("../../routes/search-unsubscribe/search-unsubscribe-screen.tsx"),
  ),
  screen("/about", "about", () => import("../../routes/about/about-screen.tsx")),
  screen(
    "/how-matching-works",
    "how-matching-works",
    () => import("../../routes/how-matching-works/how-matching-works-screen.tsx"),
  ),
  screen("/contact", "contact", () => import("../../routes/contact/contact-screen.tsx")),
  screen("/demo", "demo", () => import("../../routes/demo/demo-screen.tsx")),
  screen("/privacy", "privacy", () => import("../../routes/privacy/privacy-screen.tsx")),
  screen("/terms", "terms", () => import("../../routes/terms/terms-screen.tsx")),
  screen("/status", "status", () => import("../../routes/status/status-screen.tsx")),
  screen("/developers", "developers", () => import("../../routes/developers/developers-screen.tsx")),
  screen(
    "/developers/api",
    "api-reference",
    () => import("../../routes/api-reference/api-reference-screen.tsx"),
  ),
  screen(
    "/developers/changes",
    "api-changes",
    () => import("../../routes/api-changes/api-changes-screen.tsx"),
  ),
  screen("/developers/guides/:name", "guide", () => import("../../routes/guide/guide-screen.tsx")),
  screen("/sandbox", "sandbox", () => import("../../routes/sandbox/sandbox-screen.tsx")),
  screen(
    "/developers/tokens",
    "access-tokens",
    () => import("../../routes/access-tokens/access-tokens-screen.tsx"),
  ),
  screen("/developers/webhooks", "webhooks", () => import("../../routes/webhooks/webhooks-screen.tsx")),
  screen("/login", "login", () => import("../../routes/login/login-screen.tsx")),
  screen("/register", "register", () => import("../../routes/register/register-screen.tsx")),
  screen(
    "/forgot-password",
    "forgot-password",
    () => import("../../routes/forgot-password/forgot-password-screen.tsx"),
  ),
  screen(
    "/reset-password",
    "reset-password",
    () => import("../../routes/reset-password/reset-password-screen.tsx"),
  ),
  screen(
    "/confirm-email",
    "confirm-email",
    () => import("../../routes/confirm-email/confirm-email-screen.tsx"),
  ),
  filtered(
    "/applications",
    "applications",
    () => import("../../routes/applications/applications-screen.tsx"),
  ),
  screen("/applications/:id", "application", () => import("../../routes/application/application-screen.tsx")),
  screen(
    "/notifications",
    "notifications",
    () => import("../../routes/notifications/notifications-screen.tsx"),
  ),
  screen(
    "/notifications/unsubscribe",
    "notification-unsubscribe",
    () => import("../../routes/notification-unsubscribe/notification-unsubscribe-screen.tsx"),
  ),
  screen("/messages", "messages", () => import("../../routes/messages/messages-screen.tsx")),
  screen("/messages/:id", "conversation", () => import("../../routes/conversation/conversation-screen.tsx")),
  filtered("/admin/audit-log", "audit-log", () => import("../../routes/audit-log/audit-log-screen.tsx")),
  filtered("/admin/catalog", "catalog", () => import("../../routes/catalog/catalog-screen.tsx")),
  screen(
    "/admin/catalog/:kind/:id",
    "catalog-entry",
    () => import("../../routes/catalog-entry/catalog-entry-screen.tsx"),
  ),
  screen("/admin/import", "import", () => import("../../routes/import/import-screen.tsx")),
  screen(
    "/admin/exchange-rates",
    "exchange-rates",
    () => import("../../routes/exchange-rates/exchange-rates-screen.tsx"),
  ),
  screen("/admin/sync", "sync", () => import("../../routes/sync/sync-screen.tsx")),
  filtered(
    "/admin/searches",
    "search-report",
    () => import("../../routes/search-report/search-report-screen.tsx"),
  ),
  filtered("/synonyms", "synonyms", () => import("../../routes/synonyms/synonyms-screen.tsx")),
  filtered("/moderation", "moderation", () => import("../../routes/moderation/moderation-screen.tsx")),
  screen("/requests", "requests", () => import("../../routes/requests/requests-screen.tsx")),
  screen(
    "/requests/new",
    "request-vendors",
    () => import("../../routes/request-vendors/request-vendors-screen.tsx"),
  ),
  screen("/requests/:id", "request", () => import("../../routes/request/request-screen.tsx")),
  screen("/sessions", "sessions", () => import("../../routes/sessions/sessions-screen.tsx")),
  screen("/reports", "reports", () => import("../../routes/reports/reports-screen.tsx")),
  screen("/dashboard", "dashboard", () => import("../../routes/dashboard/dashboard-screen.tsx")),
  screen("/profile", "profile", () => import("../../routes/profile/profile-screen.tsx")),
  screen("*", "not-found", () => import("../../routes/not-found/not-found-screen.tsx")),
];
