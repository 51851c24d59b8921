import { chakra } from "@chakra-ui/react";
import type { Screen } from "../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../features/viewer/sign-in-prompt.tsx";
import { Page } from "../../ui/page.tsx";
import { PageMetadata } from "../../ui/page-metadata.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useTab } from "../../ui/use-tab.ts";
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

const TABS = [{ value: "overview", label: "Overview" }] as const;

/** The dashboard of whoever is signed in; a tab is there once it has its panel. */
export function Component() {
  const { data } = useDashboardSuspenseQuery({ variables: {} });
  const tab = useTab(TABS);
  return (
    <>
      <PageMetadata title="Dashboard" description="Your SportsTech Hub dashboard." path="/dashboard" hidden />
      {data.viewer ? (
        <>
          <DashboardHead account={data.viewer} />
          <Tabs label="Dashboard" tabs={TABS} selected={tab}>
            {tab === "overview" && <Overview role={data.viewer.role} />}
          </Tabs>
        </>
      ) : (
        <SignInPrompt>Please log in to access the dashboard.</SignInPrompt>
      )}
    </>
  );
}
