import { chakra } from "@chakra-ui/react";
import type { Preload, Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import type { Role } from "../../../graphql/schema.generated.ts";
import { Tabs } from "../../../ui/controls/tabs.tsx";
import { selectedTab, useTab } from "../../../ui/controls/use-tab.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { DashboardDocument, useDashboardSuspenseQuery } from "./dashboard.generated.ts";
import { DashboardHead } from "./dashboard-head.tsx";
import { PanelGrid } from "./panels/panel-grid.tsx";
import { panelsOf, preloadPanel, tabsOf } from "./panels/panels.ts";

async function preloadPanels(start: Preload, search: URLSearchParams): Promise<void> {
  const role = (await start(ViewerDocument, {}))?.viewer?.role;
  if (!role) return;
  const tab = selectedTab(tabsOf(role), search);
  await Promise.all(panelsOf(role, tab).map((panel) => preloadPanel(panel, start, search)));
}

/** Starts the queries of the page's header and of the panels on the selected tab. */
export const preload: Screen["preload"] = (start, { search }) =>
  Promise.all([start(DashboardDocument, {}), preloadPanels(start, search)]);

/** Placeholder while the dashboard loads. */
export function Loading() {
  return (
    <Page py="16" aria-busy>
      <chakra.p color="fg.muted">Loading...</chakra.p>
    </Page>
  );
}

function RolePanels({ role }: { role: Role }) {
  const tabs = tabsOf(role);
  const tab = useTab(tabs);
  return (
    <Tabs label="Dashboard" tabs={tabs} selected={tab}>
      <PanelGrid role={role} tab={tab} />
    </Tabs>
  );
}

/** The dashboard of the signed-in user. */
export function Component() {
  const { data } = useDashboardSuspenseQuery({ variables: {} });
  return (
    <>
      <PageMetadata title="Dashboard" description="Your SportsTech Hub dashboard." path="/dashboard" hidden />
      {data.viewer ? (
        <>
          <DashboardHead account={data.viewer} />
          <RolePanels role={data.viewer.role} />
        </>
      ) : (
        <SignInPrompt>Please log in to access the dashboard.</SignInPrompt>
      )}
    </>
  );
}
