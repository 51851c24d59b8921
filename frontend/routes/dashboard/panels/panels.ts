import { lazyModule } from "../../../features/routing/lazy-module.ts";
import type { Preload } from "../../../features/routing/screen-route.tsx";
import type { Role } from "../../../graphql/schema.generated.ts";
import type { DashboardPanel, DashboardTab } from "./panel.ts";
import { FiguresLoading, ListLoading, TextLoading } from "./panel-loading.tsx";

const FOLDER = "frontend/routes/dashboard";

/** Every panel of the dashboard, in the order they are shown. */
export const panels: readonly DashboardPanel[] = [
  {
    key: "account-figures",
    tab: "overview",
    roles: "all",
    title: "Your account",
    width: "full",
    modulePath: `${FOLDER}/overview/account-figures.tsx`,
    module: lazyModule(() => import("../overview/account-figures.tsx")),
    Loading: FiguresLoading,
  },
  {
    key: "applications",
    tab: "overview",
    roles: "all",
    title: "Applications",
    width: "full",
    modulePath: `${FOLDER}/overview/applications-panel.tsx`,
    module: lazyModule(() => import("../overview/applications-panel.tsx")),
    Loading: ListLoading,
  },
  {
    key: "postings",
    tab: "overview",
    roles: "all",
    title: "Your postings",
    width: "full",
    modulePath: `${FOLDER}/overview/postings-panel.tsx`,
    module: lazyModule(() => import("../overview/postings-panel.tsx")),
    Loading: ListLoading,
  },
  {
    key: "profile",
    tab: "overview",
    roles: "all",
    title: "Your profile",
    width: "half",
    modulePath: `${FOLDER}/overview/profile-panel.tsx`,
    module: lazyModule(() => import("../overview/profile-panel.tsx")),
    Loading: TextLoading,
  },
  {
    key: "next-steps",
    tab: "overview",
    roles: "all",
    title: "Where to go next",
    width: "half",
    modulePath: `${FOLDER}/overview/next-steps.tsx`,
    module: lazyModule(() => import("../overview/next-steps.tsx")),
    Loading: ListLoading,
  },
  {
    key: "organizations",
    tab: "overview",
    roles: "all",
    title: "Your organizations",
    width: "full",
    modulePath: `${FOLDER}/overview/organizations-panel.tsx`,
    module: lazyModule(() => import("../overview/organizations-panel.tsx")),
    Loading: ListLoading,
  },
  {
    key: "blog-actions",
    tab: "admin",
    roles: ["ADMIN"],
    title: "Blog Management Actions",
    width: "full",
    modulePath: `${FOLDER}/admin/blog-actions.tsx`,
    module: lazyModule(() => import("../admin/blog-actions.tsx")),
    Loading: TextLoading,
  },
  {
    key: "blog-management",
    tab: "admin",
    roles: ["ADMIN"],
    title: "Blog Management",
    width: "full",
    modulePath: `${FOLDER}/admin/blog-management.tsx`,
    module: lazyModule(() => import("../admin/blog-management.tsx")),
    Loading: ListLoading,
  },
  {
    key: "moderation",
    tab: "admin",
    roles: ["ADMIN"],
    title: "Moderation",
    width: "full",
    modulePath: `${FOLDER}/admin/moderation.tsx`,
    module: lazyModule(() => import("../admin/moderation.tsx")),
    Loading: ListLoading,
  },
  {
    key: "synonyms",
    tab: "admin",
    roles: ["ADMIN"],
    title: "Search synonyms",
    width: "full",
    modulePath: `${FOLDER}/admin/synonyms-panel.tsx`,
    module: lazyModule(() => import("../admin/synonyms-panel.tsx")),
    Loading: TextLoading,
  },
  {
    key: "demo-requests",
    tab: "admin",
    roles: ["ADMIN"],
    title: "Demo requests and messages",
    width: "full",
    modulePath: `${FOLDER}/admin/demo-requests.tsx`,
    module: lazyModule(() => import("../admin/demo-requests.tsx")),
    Loading: ListLoading,
  },
  {
    key: "executive-overview",
    tab: "analytics",
    roles: "all",
    title: "Executive Overview",
    width: "full",
    modulePath: `${FOLDER}/analytics/executive-overview.tsx`,
    module: lazyModule(() => import("../analytics/executive-overview.tsx")),
    Loading: FiguresLoading,
  },
  {
    key: "analytics",
    tab: "analytics",
    roles: "all",
    title: "Analytics",
    width: "full",
    modulePath: `${FOLDER}/analytics/analytics-panel.tsx`,
    module: lazyModule(() => import("../analytics/analytics-panel.tsx")),
    Loading: FiguresLoading,
  },
  {
    key: "market-intelligence",
    tab: "analytics",
    roles: "all",
    title: "Market Intelligence",
    width: "full",
    modulePath: `${FOLDER}/analytics/market-panel.tsx`,
    module: lazyModule(() => import("../analytics/market-panel.tsx")),
    Loading: FiguresLoading,
  },
  {
    key: "discovery",
    tab: "insights",
    roles: "all",
    title: "AI-Powered Discovery",
    width: "full",
    modulePath: `${FOLDER}/insights/discovery-panel.tsx`,
    module: lazyModule(() => import("../insights/discovery-panel.tsx")),
    Loading: ListLoading,
  },
  {
    key: "research-integration",
    tab: "insights",
    roles: "all",
    title: "Research Integration",
    width: "full",
    modulePath: `${FOLDER}/insights/research-integration.tsx`,
    module: lazyModule(() => import("../insights/research-integration.tsx")),
    Loading: ListLoading,
  },
  {
    key: "collaboration-center",
    tab: "collaboration",
    roles: "all",
    title: "Collaboration Center",
    width: "full",
    modulePath: `${FOLDER}/collaboration/collaboration-center.tsx`,
    module: lazyModule(() => import("../collaboration/collaboration-center.tsx")),
    Loading: ListLoading,
  },
  {
    key: "solution-management",
    tab: "collaboration",
    roles: "all",
    title: "Solution Management",
    width: "full",
    modulePath: `${FOLDER}/collaboration/solution-management.tsx`,
    module: lazyModule(() => import("../collaboration/solution-management.tsx")),
    Loading: ListLoading,
  },
];

/** The panels that a role sees, on one tab or on all. */
export const panelsOf = (role: Role, on?: DashboardTab): DashboardPanel[] =>
  panels.filter(
    ({ roles, tab }) => (roles === "all" || roles.includes(role)) && (on === undefined || tab === on),
  );

const TABS = [
  { value: "overview", label: "Overview" },
  { value: "admin", label: "Admin Panel" },
  { value: "analytics", label: "Analytics" },
  { value: "insights", label: "AI Insights" },
  { value: "collaboration", label: "Collaboration" },
] as const satisfies readonly { value: DashboardTab; label: string }[];

/** The tabs of a role: Overview, and every other that has a panel for it. */
export const tabsOf = (role: Role): readonly [(typeof TABS)[0], ...(typeof TABS)[number][]] => {
  const [overview, ...others] = TABS;
  const shown = panelsOf(role);
  return [overview, ...others.filter(({ value }) => shown.some(({ tab }) => tab === value))];
};

/** Loads a panel's script and starts its queries. Never fails: the panel itself shows its failure. */
export async function preloadPanel(
  { module }: DashboardPanel,
  start: Preload,
  search: URLSearchParams,
): Promise<void> {
  const loaded = await module.load().catch(() => undefined);
  await loaded?.preload?.(start, search);
}
