import { chakra } from "@chakra-ui/react";
import { Suspense } from "react";
import { usePoll } from "../../../graphql/use-poll.ts";
import { Panel } from "../../../ui/panel.tsx";
import { SkeletonBar } from "../../../ui/skeleton.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { QuickActions } from "./center/quick-actions.tsx";
import { RecentActivitiesDocument } from "./center/recent-activities.generated.ts";
import { RecentActivities } from "./center/recent-activities.tsx";

const Parts = chakra("div", { base: { display: "grid", gap: "8" } });

/** Starts the query for the latest acts. */
export const preload: PanelModule["preload"] = (start) => start(RecentActivitiesDocument, {});

const NO_VARIABLES = {};
/** How often the acts are read again, in seconds. */
const INTERVAL = 30;

/** What administrators do most, and what was done lately. */
export function Component({ title }: { title: string }) {
  usePoll(RecentActivitiesDocument, NO_VARIABLES, INTERVAL);
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
