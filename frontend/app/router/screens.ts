import { SECRET_PATHS } from "../../../backend/shared/secret-paths.rules.ts";
import type { Screen, ScreenRoute } from "../../features/routing/screen-route.tsx";

/** A screen in `routes/<area>/<name>/<name>-screen.tsx`. */
const screen = (path: string, folder: string, load: () => Promise<Screen>): ScreenRoute => ({
  path,
  module: `frontend/routes/${folder}/${folder.replace(/.*\//, "")}-screen.tsx`,
  load,
});

/** A screen whose search and filters are in its URL. */
const filtered = (...parts: Parameters<typeof screen>): ScreenRoute => ({
  ...screen(...parts),
  hasFilters: true,
});

/** Every screen of the product, by path. */
export const screens: readonly ScreenRoute[] = [
  screen("/", "site/home", () => import("../../routes/site/home/home-screen.tsx")),
  filtered(
    "/solutions",
    "catalog/solutions",
    () => import("../../routes/catalog/solutions/solutions-screen.tsx"),
  ),
  screen(
    "/solutions/:key",
    "catalog/solution",
    () => import("../../routes/catalog/solution/solution-screen.tsx"),
  ),
  filtered(
    "/opportunities",
    "marketplace/opportunities",
    () => import("../../routes/marketplace/opportunities/opportunities-screen.tsx"),
  ),
  screen(
    "/opportunities/:key",
    "marketplace/opportunity",
    () => import("../../routes/marketplace/opportunity/opportunity-screen.tsx"),
  ),
  screen(
    "/opportunities/:key/edit",
    "marketplace/opportunity-edit",
    () => import("../../routes/marketplace/opportunity-edit/opportunity-edit-screen.tsx"),
  ),
  filtered("/search", "discovery/search", () => import("../../routes/discovery/search/search-screen.tsx")),
  screen("/match", "discovery/match", () => import("../../routes/discovery/match/match-screen.tsx")),
  screen("/matches", "discovery/matches", () => import("../../routes/discovery/matches/matches-screen.tsx")),
  screen(
    "/briefs/unsubscribe",
    "discovery/brief-unsubscribe",
    () => import("../../routes/discovery/brief-unsubscribe/brief-unsubscribe-screen.tsx"),
  ),
  screen(
    SECRET_PATHS.sharedBrief,
    "discovery/shared-brief",
    () => import("../../routes/discovery/shared-brief/shared-brief-screen.tsx"),
  ),
  screen("/briefs/:id", "discovery/brief", () => import("../../routes/discovery/brief/brief-screen.tsx")),
  screen("/compare", "catalog/compare", () => import("../../routes/catalog/compare/compare-screen.tsx")),
  screen(
    SECRET_PATHS.sharedShortlist,
    "discovery/shared-shortlist",
    () => import("../../routes/discovery/shared-shortlist/shared-shortlist-screen.tsx"),
  ),
  screen(
    "/evaluations",
    "marketplace/evaluations",
    () => import("../../routes/marketplace/evaluations/evaluations-screen.tsx"),
  ),
  screen(
    "/evaluations/new",
    "marketplace/evaluation-new",
    () => import("../../routes/marketplace/evaluation-new/evaluation-new-screen.tsx"),
  ),
  screen(
    "/evaluations/invitation",
    "marketplace/evaluation-invitation",
    () => import("../../routes/marketplace/evaluation-invitation/evaluation-invitation-screen.tsx"),
  ),
  screen(
    SECRET_PATHS.sharedEvaluation,
    "marketplace/shared-evaluation",
    () => import("../../routes/marketplace/shared-evaluation/shared-evaluation-screen.tsx"),
  ),
  screen(
    "/evaluations/:id",
    "marketplace/evaluation",
    () => import("../../routes/marketplace/evaluation/evaluation-screen.tsx"),
  ),
  screen(
    "/juries/:kind/:id",
    "marketplace/jury",
    () => import("../../routes/marketplace/jury/jury-screen.tsx"),
  ),
  screen(
    "/reviews",
    "marketplace/reviews",
    () => import("../../routes/marketplace/reviews/reviews-screen.tsx"),
  ),
  screen(
    "/reviews/invitation",
    "marketplace/jury-invitation",
    () => import("../../routes/marketplace/jury-invitation/jury-invitation-screen.tsx"),
  ),
  screen(
    "/reviews/:id",
    "marketplace/review",
    () => import("../../routes/marketplace/review/review-screen.tsx"),
  ),
  filtered("/vendors", "catalog/vendors", () => import("../../routes/catalog/vendors/vendors-screen.tsx")),
  screen("/vendors/:key", "catalog/vendor", () => import("../../routes/catalog/vendor/vendor-screen.tsx")),
  filtered(
    "/deal-flow",
    "discovery/deal-flow",
    () => import("../../routes/discovery/deal-flow/deal-flow-screen.tsx"),
  ),
  filtered(
    "/watch-list",
    "marketplace/watch-list",
    () => import("../../routes/marketplace/watch-list/watch-list-screen.tsx"),
  ),
  screen(
    "/list-your-company",
    "catalog/list-your-company",
    () => import("../../routes/catalog/list-your-company/list-your-company-screen.tsx"),
  ),
  screen(
    "/vendors/:key/claim",
    "catalog/vendor-claim",
    () => import("../../routes/catalog/vendor-claim/vendor-claim-screen.tsx"),
  ),
  screen(
    "/vendors/:key/edit",
    "catalog/vendor-edit",
    () => import("../../routes/catalog/vendor-edit/vendor-edit-screen.tsx"),
  ),
  screen(
    "/vendors/:key/verification",
    "administration/vendor-verification",
    () => import("../../routes/administration/vendor-verification/vendor-verification-screen.tsx"),
  ),
  screen(
    "/vendors/:key/solutions",
    "catalog/vendor-solutions",
    () => import("../../routes/catalog/vendor-solutions/vendor-solutions-screen.tsx"),
  ),
  screen(
    "/vendors/:key/import",
    "catalog/vendor-import",
    () => import("../../routes/catalog/vendor-import/vendor-import-screen.tsx"),
  ),
  screen(
    "/vendors/:key/insights",
    "catalog/vendor-insights",
    () => import("../../routes/catalog/vendor-insights/vendor-insights-screen.tsx"),
  ),
  screen(
    "/vendors/:key/solutions/new",
    "catalog/solution-new",
    () => import("../../routes/catalog/solution-new/solution-new-screen.tsx"),
  ),
  screen(
    "/solutions/:key/edit",
    "catalog/solution-edit",
    () => import("../../routes/catalog/solution-edit/solution-edit-screen.tsx"),
  ),
  screen(
    "/organizations/:id/members",
    "marketplace/organization-members",
    () => import("../../routes/marketplace/organization-members/organization-members-screen.tsx"),
  ),
  screen(
    "/invitations",
    "marketplace/invitation",
    () => import("../../routes/marketplace/invitation/invitation-screen.tsx"),
  ),
  screen(
    "/review-invitations",
    "catalog/review-invitation",
    () => import("../../routes/catalog/review-invitation/review-invitation-screen.tsx"),
  ),
  screen(
    "/team-invitations",
    "catalog/team-invitation",
    () => import("../../routes/catalog/team-invitation/team-invitation-screen.tsx"),
  ),
  filtered(
    "/research",
    "catalog/research",
    () => import("../../routes/catalog/research/research-screen.tsx"),
  ),
  screen(
    "/research/:key",
    "catalog/research-paper",
    () => import("../../routes/catalog/research-paper/research-paper-screen.tsx"),
  ),
  filtered(
    "/research/collaborations",
    "catalog/collaborations",
    () => import("../../routes/catalog/collaborations/collaborations-screen.tsx"),
  ),
  screen(
    "/research/collaborations/:key",
    "catalog/collaboration",
    () => import("../../routes/catalog/collaboration/collaboration-screen.tsx"),
  ),
  screen(
    "/research/collaborations/:key/edit",
    "marketplace/collaboration-edit",
    () => import("../../routes/marketplace/collaboration-edit/collaboration-edit-screen.tsx"),
  ),
  filtered(
    "/postings",
    "marketplace/postings",
    () => import("../../routes/marketplace/postings/postings-screen.tsx"),
  ),
  screen(
    "/postings/new",
    "marketplace/posting-new",
    () => import("../../routes/marketplace/posting-new/posting-new-screen.tsx"),
  ),
  filtered(
    "/research/partners",
    "catalog/university-partners",
    () => import("../../routes/catalog/university-partners/university-partners-screen.tsx"),
  ),
  screen(
    "/research/partners/:key",
    "catalog/university-partner",
    () => import("../../routes/catalog/university-partner/university-partner-screen.tsx"),
  ),
  screen(
    "/research/topics",
    "catalog/trending-topics",
    () => import("../../routes/catalog/trending-topics/trending-topics-screen.tsx"),
  ),
  screen(
    "/research/topics/:key",
    "catalog/trending-topic",
    () => import("../../routes/catalog/trending-topic/trending-topic-screen.tsx"),
  ),
  filtered(
    "/market-intelligence",
    "catalog/market-intelligence",
    () => import("../../routes/catalog/market-intelligence/market-intelligence-screen.tsx"),
  ),
  screen(
    "/market-intelligence/:key",
    "catalog/market-trend",
    () => import("../../routes/catalog/market-trend/market-trend-screen.tsx"),
  ),
  screen(
    "/market-intelligence/figures/:key",
    "catalog/market-figure",
    () => import("../../routes/catalog/market-figure/market-figure-screen.tsx"),
  ),
  screen(
    "/market-intelligence/quarters/:key",
    "catalog/funding-quarter",
    () => import("../../routes/catalog/funding-quarter/funding-quarter-screen.tsx"),
  ),
  filtered("/blog", "community/blog", () => import("../../routes/community/blog/blog-screen.tsx")),
  screen(
    "/blog/:slug",
    "community/blog-post",
    () => import("../../routes/community/blog-post/blog-post-screen.tsx"),
  ),
  screen(
    "/newsletter/confirm",
    "community/newsletter-confirm",
    () => import("../../routes/community/newsletter-confirm/newsletter-confirm-screen.tsx"),
  ),
  screen(
    "/newsletter/unsubscribe",
    "community/newsletter-unsubscribe",
    () => import("../../routes/community/newsletter-unsubscribe/newsletter-unsubscribe-screen.tsx"),
  ),
  screen(
    "/searches/unsubscribe",
    "discovery/search-unsubscribe",
    () => import("../../routes/discovery/search-unsubscribe/search-unsubscribe-screen.tsx"),
  ),
  screen("/about", "site/about", () => import("../../routes/site/about/about-screen.tsx")),
  screen(
    "/how-matching-works",
    "discovery/how-matching-works",
    () => import("../../routes/discovery/how-matching-works/how-matching-works-screen.tsx"),
  ),
  screen("/contact", "site/contact", () => import("../../routes/site/contact/contact-screen.tsx")),
  screen("/demo", "marketplace/demo", () => import("../../routes/marketplace/demo/demo-screen.tsx")),
  screen("/privacy", "site/privacy", () => import("../../routes/site/privacy/privacy-screen.tsx")),
  screen("/terms", "site/terms", () => import("../../routes/site/terms/terms-screen.tsx")),
  screen("/status", "site/status", () => import("../../routes/site/status/status-screen.tsx")),
  screen(
    "/developers",
    "developers/developers",
    () => import("../../routes/developers/developers/developers-screen.tsx"),
  ),
  screen(
    "/developers/api",
    "developers/api-reference",
    () => import("../../routes/developers/api-reference/api-reference-screen.tsx"),
  ),
  screen(
    "/developers/changes",
    "developers/api-changes",
    () => import("../../routes/developers/api-changes/api-changes-screen.tsx"),
  ),
  screen(
    "/developers/guides/:name",
    "developers/guide",
    () => import("../../routes/developers/guide/guide-screen.tsx"),
  ),
  screen(
    "/sandbox",
    "developers/sandbox",
    () => import("../../routes/developers/sandbox/sandbox-screen.tsx"),
  ),
  screen(
    "/developers/tokens",
    "developers/access-tokens",
    () => import("../../routes/developers/access-tokens/access-tokens-screen.tsx"),
  ),
  screen(
    "/developers/webhooks",
    "developers/webhooks",
    () => import("../../routes/developers/webhooks/webhooks-screen.tsx"),
  ),
  screen("/login", "account/login", () => import("../../routes/account/login/login-screen.tsx")),
  screen("/sign-in/:provider", "account/login", () => import("../../routes/account/login/login-screen.tsx")),
  screen("/register", "account/register", () => import("../../routes/account/register/register-screen.tsx")),
  screen(
    "/forgot-password",
    "account/forgot-password",
    () => import("../../routes/account/forgot-password/forgot-password-screen.tsx"),
  ),
  screen(
    "/reset-password",
    "account/reset-password",
    () => import("../../routes/account/reset-password/reset-password-screen.tsx"),
  ),
  screen(
    "/confirm-email",
    "account/confirm-email",
    () => import("../../routes/account/confirm-email/confirm-email-screen.tsx"),
  ),
  filtered(
    "/applications",
    "marketplace/applications",
    () => import("../../routes/marketplace/applications/applications-screen.tsx"),
  ),
  screen(
    "/applications/:id",
    "marketplace/application",
    () => import("../../routes/marketplace/application/application-screen.tsx"),
  ),
  screen(
    "/notifications",
    "account/notifications",
    () => import("../../routes/account/notifications/notifications-screen.tsx"),
  ),
  screen(
    "/notifications/unsubscribe",
    "account/notification-unsubscribe",
    () => import("../../routes/account/notification-unsubscribe/notification-unsubscribe-screen.tsx"),
  ),
  screen(
    "/messages",
    "marketplace/messages",
    () => import("../../routes/marketplace/messages/messages-screen.tsx"),
  ),
  screen(
    "/messages/:id",
    "marketplace/conversation",
    () => import("../../routes/marketplace/conversation/conversation-screen.tsx"),
  ),
  filtered(
    "/admin/audit-log",
    "administration/audit-log",
    () => import("../../routes/administration/audit-log/audit-log-screen.tsx"),
  ),
  filtered(
    "/admin/catalog",
    "administration/catalog",
    () => import("../../routes/administration/catalog/catalog-screen.tsx"),
  ),
  screen(
    "/admin/catalog/:kind/:id",
    "administration/catalog-entry",
    () => import("../../routes/administration/catalog-entry/catalog-entry-screen.tsx"),
  ),
  screen(
    "/admin/import",
    "administration/import",
    () => import("../../routes/administration/import/import-screen.tsx"),
  ),
  screen(
    "/admin/exchange-rates",
    "administration/exchange-rates",
    () => import("../../routes/administration/exchange-rates/exchange-rates-screen.tsx"),
  ),
  screen(
    "/admin/duplicates",
    "administration/duplicates",
    () => import("../../routes/administration/duplicates/duplicates-screen.tsx"),
  ),
  screen(
    "/admin/sync",
    "administration/sync",
    () => import("../../routes/administration/sync/sync-screen.tsx"),
  ),
  filtered(
    "/admin/searches",
    "administration/search-report",
    () => import("../../routes/administration/search-report/search-report-screen.tsx"),
  ),
  filtered(
    "/synonyms",
    "administration/synonyms",
    () => import("../../routes/administration/synonyms/synonyms-screen.tsx"),
  ),
  filtered(
    "/moderation",
    "administration/moderation",
    () => import("../../routes/administration/moderation/moderation-screen.tsx"),
  ),
  screen(
    "/requests",
    "marketplace/requests",
    () => import("../../routes/marketplace/requests/requests-screen.tsx"),
  ),
  screen(
    "/requests/new",
    "marketplace/request-vendors",
    () => import("../../routes/marketplace/request-vendors/request-vendors-screen.tsx"),
  ),
  screen(
    "/requests/:id",
    "marketplace/request",
    () => import("../../routes/marketplace/request/request-screen.tsx"),
  ),
  screen(
    "/sessions",
    "community/sessions",
    () => import("../../routes/community/sessions/sessions-screen.tsx"),
  ),
  screen("/reports", "catalog/reports", () => import("../../routes/catalog/reports/reports-screen.tsx")),
  screen(
    "/dashboard",
    "account/dashboard",
    () => import("../../routes/account/dashboard/dashboard-screen.tsx"),
  ),
  screen("/profile", "account/profile", () => import("../../routes/account/profile/profile-screen.tsx")),
  screen("*", "site/not-found", () => import("../../routes/site/not-found/not-found-screen.tsx")),
];
