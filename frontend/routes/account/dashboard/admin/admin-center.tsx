import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useId } from "react";
import { usePoll } from "../../../../graphql/use-poll.ts";
import { useHydrated } from "../../../../ui/behavior/use-hydrated.ts";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { SkeletonBar } from "../../../../ui/layout/skeleton.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { QuickActions } from "./center/quick-actions.tsx";
import { RecentActivitiesDocument } from "./center/recent-activities.generated.ts";
import { RecentActivities } from "./center/recent-activities.tsx";

const BulkOperations = lazy(() => import("../../../../features/bulk-operations/bulk-operations.tsx"));

const Parts = chakra("div", { base: { display: "grid", gap: "8" } });

/** Starts the query for recent activities. */
export const preload: PanelModule["preload"] = (start) => start(RecentActivitiesDocument, {});

const NO_VARIABLES = {};
/** The refresh interval of recent activities, in seconds. */
const INTERVAL = 30;

/** Bulk operations on many accounts, whose script loads after the others. */
function BulkSection() {
  const id = useId();
  const loading = <SkeletonBar height="28" borderRadius="lg" />;
  return (
    <section aria-labelledby={id}>
      <chakra.h3 id={id} fontWeight="semibold">
        Bulk Operations
      </chakra.h3>
      <chakra.p mt="1" mb="4" color="fg.muted" fontSize="sm">
        Choose users by search, role and status, or one by one.
      </chakra.p>
      {/* Not server-rendered, since a selection made before hydration would be lost. */}
      {useHydrated() ? (
        <Suspense fallback={loading}>
          <BulkOperations />
        </Suspense>
      ) : (
        loading
      )}
    </section>
  );
}

/** Quick actions, recent activities and bulk operations. */
export function Component({ title }: { title: string }) {
  usePoll(RecentActivitiesDocument, NO_VARIABLES, INTERVAL);
  return (
    <Panel title={title}>
      <Parts>
        <QuickActions />
        {/* Refetched after each action, while its dialog is still open. */}
        <Suspense fallback={<SkeletonBar height="40" borderRadius="lg" />}>
          <RecentActivities />
        </Suspense>
        <BulkSection />
      </Parts>
    </Panel>
  );
}
