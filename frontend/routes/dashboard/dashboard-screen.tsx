import { chakra } from "@chakra-ui/react";
import type { Screen } from "../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../features/viewer/sign-in-prompt.tsx";
import type { Role } from "../../graphql/schema.generated.ts";
import { Page } from "../../ui/page.tsx";
import { PageMetadata } from "../../ui/page-metadata.tsx";
import { type Tab, Tabs } from "../../ui/tabs.tsx";
import { useTab } from "../../ui/use-tab.ts";
import { AdminPanel } from "./admin/admin-panel.tsx";
import { DashboardDocument, useDashboardSuspenseQuery } from "./dashboard.generated.ts";
import { DashboardHead } from "./dashboard-head.tsx";
import { OverviewDocument } from "./overview/overview.generated.ts";
import { Overview } from "./overview/overview.tsx";

/** Asks for the viewer and their overview. */
export const preload: Screen["preload"] = async (start) => {
  await Promise.all([start(DashboardDocument, {}), start(OverviewDocument, {})]);
};

/** What stands there while it loads (specification section 2). */
export function Loading() {
  return (
    <Page py="16" aria-busy>
      <chakra.p color="fg.muted">Loading...</chakra.p>
    </Page>
  );
}

const OVERVIEW: Tab = { value: "overview", label: "Overview" };
const ADMIN: Tab = { value: "admin", label: "Admin Panel" };

/** The tabs of a role, Overview first; a tab is there once it has its panel. */
const tabsOf = (role: Role | undefined): [Tab, ...Tab[]] =>
  role === "ADMIN" ? [OVERVIEW, ADMIN] : [OVERVIEW];

/** The dashboard of whoever is signed in. */
export function Component() {
  const { data } = useDashboardSuspenseQuery({ variables: {} });
  const tabs = tabsOf(data.viewer?.role);
  const tab = useTab(tabs);
  return (
    <>
      <PageMetadata title="Dashboard" description="Your SportsTech Hub dashboard." path="/dashboard" hidden />
      {data.viewer ? (
        <>
          <DashboardHead account={data.viewer} />
          <Tabs label="Dashboard" tabs={tabs} selected={tab}>
            {tab === "overview" && <Overview role={data.viewer.role} />}
            {tab === "admin" && <AdminPanel />}
          </Tabs>
        </>
      ) : (
        <SignInPrompt>Please log in to access the dashboard.</SignInPrompt>
      )}
    </>
  );
}
