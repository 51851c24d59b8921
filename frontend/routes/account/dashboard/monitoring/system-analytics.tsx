import { chakra } from "@chakra-ui/react";
import { usePoll } from "../../../../graphql/use-poll.ts";
import { Panel } from "../../../../ui/layout/panel.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { ContentOverview } from "./content-overview.tsx";
import { Halves } from "./halves.tsx";
import { HealthStatus } from "./health-status.tsx";
import { PollNote } from "./poll-note.tsx";
import { RoleDistribution } from "./role-distribution.tsx";
import { SystemAnalyticsDocument, useSystemAnalyticsSuspenseQuery } from "./system-analytics.generated.ts";
import { SystemTotals } from "./system-totals.tsx";

/** The refresh interval, in seconds. */
const INTERVAL = 30;

const Parts = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "8", mt: "5" },
});

/** Starts the query for status and totals. */
export const preload: PanelModule["preload"] = (start) => start(SystemAnalyticsDocument, {});

const NO_VARIABLES = {};

/** The system's status, accounts and content, refreshed while visible. */
export function Component({ title }: { title: string }) {
  const { systemHealth, userAnalytics, contentStats } = useSystemAnalyticsSuspenseQuery({
    variables: NO_VARIABLES,
  }).data;
  const failed = usePoll(SystemAnalyticsDocument, NO_VARIABLES, INTERVAL);
  return (
    <Panel title={title}>
      <PollNote readAt={systemHealth.computedAt} failed={failed} everySeconds={INTERVAL} />
      <Parts>
        <HealthStatus health={systemHealth} />
        <SystemTotals health={systemHealth} />
        <Halves>
          <RoleDistribution analytics={userAnalytics} />
          <ContentOverview stats={contentStats} />
        </Halves>
      </Parts>
    </Panel>
  );
}
