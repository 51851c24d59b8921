import { chakra } from "@chakra-ui/react";
import { Suspense } from "react";
import { useRefresh } from "../../../features/routing/use-refresh.ts";
import { Panel } from "../../../ui/panel.tsx";
import { SkeletonBar } from "../../../ui/skeleton.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { QuickActions } from "./center/quick-actions.tsx";
import { RecentActivitiesDocument } from "./center/recent-activities.generated.ts";
import { RecentActivities } from "./center/recent-activities.tsx";

const Parts = chakra("div", { base: { display: "grid", gap: "8" } });

/** Starts the query for the latest acts. */
export const preload: PanelModule["preload"] = (start) => start(RecentActivitiesDocument, {});

/** What administrators do most, and what was done lately. */
export function Component({ title }: { title: string }) {
  useRefresh(["RecentActivities"]);
  return (
    <Panel title={title}>
      <Parts>
        <QuickActions />
        {/* Read again after each action, while its dialog is still open. */}
        <Suspense fallback={<SkeletonBar height="40" borderRadius="lg" />}>
          <RecentActivities />
        </Suspense>
      </Parts>
    </Panel>
  );
}
