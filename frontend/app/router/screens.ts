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
  screen("/", "home", () => import("../../routes/site/home/home-screen.tsx")),
  filtered("/solutions", "solutions", () => import("../../routes/catalog/solutions/solutions-screen.tsx")),
  screen("/solutions/:key", "solution", () => import("../../routes/catalog/solution/solution-screen.tsx")),
  filtered(
    "/opportunities",
    "opportunities",
    () => import("../../routes/marketplace/opportunities/opportunities-screen.tsx"),
  ),
  screen(
    "/opportunities/:key",
    "opportunity",
    () => import("../../routes/marketplace/opportunity/opportunity-screen.tsx"),
  ),
  screen(
    "/opportunities/:key/edit",
    "opportunity-edit",
    () => import("../../routes/marketplace/opportunity-edit/opportunity-edit-screen.tsx"),
  ),
  filtered("/search", "search", () => import("../../routes/discovery/search/search-screen.tsx")),
  screen("/match", "match", () => import("../../routes/discovery/match/match-screen.tsx")),
  screen("/matches", "matches", () => import("../../routes/discovery/matches/matches-screen.tsx")),
  screen(
    "/briefs/unsubscribe",
    "brief-unsubscribe",
    () => import("../../routes/discovery/brief-unsubscribe/brief-unsubscribe-screen.tsx"),
  ),
  screen(
    SECRET_PATHS.sharedBrief,
    "shared-brief",
    () => import("../../routes/discovery/shared-brief/shared-brief-screen.tsx"),
  ),
  screen("/briefs/:id", "brief", () => import("../../routes/discovery/brief/brief-screen.tsx")),
  screen("/compare", "compare", () => import("../../routes/catalog/compare/compare-screen.tsx")),
  screen(
    SECRET_PATHS.sharedShortlist,
    "shared-shortlist",
    () => import("../../routes/discovery/shared-shortlist/shared-shortlist-screen.tsx"),
  ),
  filtered("/vendors", "vendors", () => import("../../routes/catalog/vendors/vendors-screen.tsx")),
  screen("/vendors/:key", "vendor", () => import("../../routes/catalog/vendor/vendor-screen.tsx")),
  screen(
    "/vendors/:key/claim",
    "vendor-claim",
    () => import("../../routes/catalog/vendor-claim/vendor-claim-screen.tsx"),
  ),
  screen(
    "/vendors/:key/edit",
    "vendor-edit",
    () => import("../../routes/catalog/vendor-edit/vendor-edit-screen.tsx"),
  ),
  screen(
    "/vendors/:key/verification",
    "vendor-verification",
    () => import("../../routes/administration/vendor-verification/vendor-verification-screen.tsx"),
  ),
  screen(
    "/vendors/:key/solutions",
    "vendor-solutions",
    () => import("../../routes/catalog/vendor-solutions/vendor-solutions-screen.tsx"),
  ),
  screen(
    "/vendors/:key/solutions/new",
    "solution-new",
    () => import("../../routes/catalog/solution-new/solution-new-screen.tsx"),
  ),
  screen(
    "/solutions/:key/edit",
    "solution-edit",
    () => import("../../routes/catalog/solution-edit/solution-edit-screen.tsx"),
  ),
  screen(
    "/organizations/:id/members",
    "organization-members",
    () => import("../../routes/marketplace/organization-members/organization-members-screen.tsx"),
  ),
  screen("/invitations", "invitation", () => import("../../routes/marketplace/invitation/invitation-screen.tsx")),
  filtered("/research", "research", () => import("../../routes/catalog/research/research-screen.tsx")),
  screen(
    "/research/:key",
    "research-paper",
    () => import("../../routes/catalog/research-paper/research-paper-screen.tsx"),
  ),
  filtered(
    "/research/collaborations",
    "collaborations",
    () => import("../../routes/catalog/collaborations/collaborations-screen.tsx"),
  ),
  screen(
    "/research/collaborations/:key",
    "collaboration",
    () => import("../../routes/catalog/collaboration/collaboration-screen.tsx"),
  ),
  screen(
    "/research/collaborations/:key/edit",
    "collaboration-edit",
    () => import("../../routes/marketplace/collaboration-edit/collaboration-edit-screen.tsx"),
  ),
  filtered("/postings", "postings", () => import("../../routes/marketplace/postings/postings-screen.tsx")),
  screen("/postings/new", "posting-new", () => import("../../routes/marketplace/posting-new/posting-new-screen.tsx")),
  filtered(
    "/research/partners",
    "university-partners",
    () => import("../../routes/catalog/university-partners/university-partners-screen.tsx"),
  ),
  screen(
    "/research/partners/:key",
    "university-partner",
    () => import("../../routes/catalog/university-partner/university-partner-screen.tsx"),
  ),
  screen(
    "/research/topics",
    "trending-topics",
    () => import("../../routes/catalog/trending-topics/trending-topics-screen.tsx"),
  ),
  screen(
    "/research/topics/:key",
    "trending-topic",
    () => import("../../routes/catalog/trending-topic/trending-topic-screen.tsx"),
  ),
  filtered(
    "/market-intelligence",
    "market-intelligence",
    () => import("../../routes/catalog/market-intelligence/market-intelligence-screen.tsx"),
  ),
  screen(
    "/market-intelligence/:key",
    "market-trend",
    () => import("../../routes/catalog/market-trend/market-trend-screen.tsx"),
  ),
  screen(
    "/market-intelligence/figures/:key",
    "market-figure",
    () => import("../../routes/catalog/market-figure/market-figure-screen.tsx"),
  ),
  screen(
    "/market-intelligence/quarters/:key",
    "funding-quarter",
    () => import("../../routes/catalog/funding-quarter/funding-quarter-screen.tsx"),
  ),
  filtered("/blog", "blog", () => import("../../routes/community/blog/blog-screen.tsx")),
  screen("/blog/:slug", "blog-post", () => import("../../routes/community/blog-post/blog-post-screen.tsx")),
  screen(
    "/newsletter/confirm",
    "newsletter-confirm",
    () => import("../../routes/community/newsletter-confirm/newsletter-confirm-screen.tsx"),
  ),
  screen(
    "/newsletter/unsubscribe",
    "newsletter-unsubscribe",
    () => import("../../routes/community/newsletter-unsubscribe/newsletter-unsubscribe-screen.tsx"),
  ),
  screen(
    "/searches/unsubscribe",
    "search-unsubscribe",
    () => import("../../routes/discovery/search-unsubscribe/search-unsubscribe-screen.tsx"),
  ),
  screen("/about", "about", () => import("../../routes/site/about/about-screen.tsx")),
  screen(
    "/how-matching-works",
    "how-matching-works",
    () => import("../../routes/discovery/how-matching-works/how-matching-works-screen.tsx"),
  ),
  screen("/contact", "contact", () => import("../../routes/site/contact/contact-screen.tsx")),
  screen("/demo", "demo", () => import("../../routes/marketplace/demo/demo-screen.tsx")),
  screen("/privacy", "privacy", () => import("../../routes/site/privacy/privacy-screen.tsx")),
  screen("/terms", "terms", () => import("../../routes/site/terms/terms-screen.tsx")),
  screen("/status", "status", () => import("../../routes/site/status/status-screen.tsx")),
  screen("/developers", "developers", () => import("../../routes/developers/developers/developers-screen.tsx")),
  screen(
    "/developers/api",
    "api-reference",
    () => import("../../routes/developers/api-reference/api-reference-screen.tsx"),
  ),
  screen(
    "/developers/changes",
    "api-changes",
    () => import("../../routes/developers/api-changes/api-changes-screen.tsx"),
  ),
  screen("/developers/guides/:name", "guide", () => import("../../routes/developers/guide/guide-screen.tsx")),
  screen("/sandbox", "sandbox", () => import("../../routes/developers/sandbox/sandbox-screen.tsx")),
  screen(
    "/developers/tokens",
    "access-tokens",
    () => import("../../routes/developers/access-tokens/access-tokens-screen.tsx"),
  ),
  screen("/developers/webhooks", "webhooks", () => import("../../routes/developers/webhooks/webhooks-screen.tsx")),
  screen("/login", "login", () => import("../../routes/account/login/login-screen.tsx")),
  screen("/register", "register", () => import("../../routes/account/register/register-screen.tsx")),
  screen(
    "/forgot-password",
    "forgot-password",
    () => import("../../routes/account/forgot-password/forgot-password-screen.tsx"),
  ),
  screen(
    "/reset-password",
    "reset-password",
    () => import("../../routes/account/reset-password/reset-password-screen.tsx"),
  ),
  screen(
    "/confirm-email",
    "confirm-email",
    () => import("../../routes/account/confirm-email/confirm-email-screen.tsx"),
  ),
  filtered(
    "/applications",
    "applications",
    () => import("../../routes/marketplace/applications/applications-screen.tsx"),
  ),
  screen("/applications/:id", "application", () => import("../../routes/marketplace/application/application-screen.tsx")),
  screen(
    "/notifications",
    "notifications",
    () => import("../../routes/account/notifications/notifications-screen.tsx"),
  ),
  screen(
    "/notifications/unsubscribe",
    "notification-unsubscribe",
    () => import("../../routes/account/notification-unsubscribe/notification-unsubscribe-screen.tsx"),
  ),
  screen("/messages", "messages", () => import("../../routes/marketplace/messages/messages-screen.tsx")),
  screen("/messages/:id", "conversation", () => import("../../routes/marketplace/conversation/conversation-screen.tsx")),
  filtered("/admin/audit-log", "audit-log", () => import("../../routes/administration/audit-log/audit-log-screen.tsx")),
  filtered("/admin/catalog", "catalog", () => import("../../routes/administration/catalog/catalog-screen.tsx")),
  screen(
    "/admin/catalog/:kind/:id",
    "catalog-entry",
    () => import("../../routes/administration/catalog-entry/catalog-entry-screen.tsx"),
  ),
  screen("/admin/import", "import", () => import("../../routes/administration/import/import-screen.tsx")),
  screen(
    "/admin/exchange-rates",
    "exchange-rates",
    () => import("../../routes/administration/exchange-rates/exchange-rates-screen.tsx"),
  ),
  screen("/admin/sync", "sync", () => import("../../routes/administration/sync/sync-screen.tsx")),
  filtered(
    "/admin/searches",
    "search-report",
    () => import("../../routes/administration/search-report/search-report-screen.tsx"),
  ),
  filtered("/synonyms", "synonyms", () => import("../../routes/administration/synonyms/synonyms-screen.tsx")),
  filtered("/moderation", "moderation", () => import("../../routes/administration/moderation/moderation-screen.tsx")),
  screen("/requests", "requests", () => import("../../routes/marketplace/requests/requests-screen.tsx")),
  screen(
    "/requests/new",
    "request-vendors",
    () => import("../../routes/marketplace/request-vendors/request-vendors-screen.tsx"),
  ),
  screen("/requests/:id", "request", () => import("../../routes/marketplace/request/request-screen.tsx")),
  screen("/sessions", "sessions", () => import("../../routes/community/sessions/sessions-screen.tsx")),
  screen("/reports", "reports", () => import("../../routes/catalog/reports/reports-screen.tsx")),
  screen("/dashboard", "dashboard", () => import("../../routes/account/dashboard/dashboard-screen.tsx")),
  screen("/profile", "profile", () => import("../../routes/account/profile/profile-screen.tsx")),
  screen("*", "not-found", () => import("../../routes/site/not-found/not-found-screen.tsx")),
];
