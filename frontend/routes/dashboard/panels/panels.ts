import { lazyModule } from "../../../features/routing/lazy-module.ts";
import type { Preload } from "../../../features/routing/screen-route.tsx";
import type { Role } from "../../../graphql/schema.generated.ts";
import type { DashboardPanel, DashboardTab } from "./panel.ts";
import { FiguresLoading, ListLoading, TextLoading } from "./panel-loading.tsx";

const FOLDER = "frontend/routes/dashboard";

/** Every panel of the dashboard, in the order they are shown. */
export const panels: readonly DashboardPanel[] = [
  {
    key: "work",
    tab: "overview",
    roles: "all",
    title: "What waits for you",
    width: "full",
    modulePath: `${FOLDER}/overview/work-tiles.tsx`,
    module: lazyModule(() => import("../overview/work-tiles.tsx")),
    Loading: FiguresLoading,
  },
  {
    key: "student",
    tab: "overview",
    roles: ["STUDENT"],
    title: "Student dashboard",
    width: "full",
    modulePath: `${FOLDER}/student/student-panel.tsx`,
    module: lazyModule(() => import("../student/student-panel.tsx")),
    Loading: ListLoading,
  },
  {
    key: "mentor",
    tab: "overview",
    roles: ["MENTOR"],
    title: "Mentor dashboard",
    width: "half",
    modulePath: `${FOLDER}/mentor/mentor-panel.tsx`,
    module: lazyModule(() => import("../mentor/mentor-panel.tsx")),
    Loading: ListLoading,
  },
  {
    key: "deal-flow",
    tab: "overview",
    roles: ["INVESTOR"],
    title: "Deal flow",
    width: "half",
    modulePath: `${FOLDER}/investor/deal-flow.tsx`,
    module: lazyModule(() => import("../investor/deal-flow.tsx")),
    Loading: ListLoading,
  },
  {
    key: "recommendations",
    tab: "overview",
    roles: "all",
    title: "Smart Recommendations",
    width: "half",
    modulePath: `${FOLDER}/overview/recommendations-panel.tsx`,
    module: lazyModule(() => import("../overview/recommendations-panel.tsx")),
    Loading: ListLoading,
  },
  {
    key: "funding",
    tab: "overview",
    roles: ["ADMIN", "USER"],
    title: "Quarterly funding",
    width: "half",
    modulePath: `${FOLDER}/overview/funding-panel.tsx`,
    module: lazyModule(() => import("../overview/funding-panel.tsx")),
    Loading: ListLoading,
  },
  {
    key: "deadlines",
    tab: "overview",
    roles: ["ADMIN", "USER", "MENTOR", "INVESTOR"],
    title: "Deadlines",
    width: "half",
    modulePath: `${FOLDER}/overview/deadlines-panel.tsx`,
    module: lazyModule(() => import("../overview/deadlines-panel.tsx")),
    Loading: ListLoading,
  },
  {
    key: "activity",
    tab: "overview",
    roles: "all",
    title: "Your activity",
    width: "half",
    modulePath: `${FOLDER}/overview/activity-panel.tsx`,
    module: lazyModule(() => import("../overview/activity-panel.tsx")),
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
    key: "postings",
    tab: "collaboration",
    roles: "all",
    title: "Your opportunities",
    width: "full",
    modulePath: `${FOLDER}/overview/postings-panel.tsx`,
    module: lazyModule(() => import("../overview/postings-panel.tsx")),
    Loading: ListLoading,
  },
  {
    key: "organizations",
    tab: "collaboration",
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
    key: "solution-management",
    tab: "analytics",
    roles: "all",
    title: "Solution Management",
    width: "full",
    modulePath: `${FOLDER}/analytics/solution-management.tsx`,
    module: lazyModule(() => import("../analytics/solution-management.tsx")),
    Loading: ListLoading,
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
    key: "system-analytics",
    tab: "monitoring",
    roles: ["ADMIN"],
    title: "System Analytics & Health",
    width: "full",
    modulePath: `${FOLDER}/monitoring/system-analytics.tsx`,
    module: lazyModule(() => import("../monitoring/system-analytics.tsx")),
    Loading: FiguresLoading,
  },
  {
    key: "real-time-monitoring",
    tab: "monitoring",
    roles: ["ADMIN"],
    title: "Real-time Monitoring",
    width: "full",
    modulePath: `${FOLDER}/monitoring/real-time-monitoring.tsx`,
    module: lazyModule(() => import("../monitoring/real-time-monitoring.tsx")),
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
  { value: "monitoring", label: "Monitoring" },
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
