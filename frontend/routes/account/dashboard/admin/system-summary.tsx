import { chakra } from "@chakra-ui/react";
import { usePoll } from "../../../../graphql/use-poll.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { ContentOverview } from "../monitoring/content-overview.tsx";
import { Halves } from "../monitoring/halves.tsx";
import { HealthStatus } from "../monitoring/health-status.tsx";
import { PollNote } from "../monitoring/poll-note.tsx";
import { RoleDistribution } from "../monitoring/role-distribution.tsx";
import {
  SystemAnalyticsDocument,
  useSystemAnalyticsSuspenseQuery,
} from "../monitoring/system-analytics.generated.ts";
import { SystemTotals } from "../monitoring/system-totals.tsx";
import type { PanelModule } from "../panels/panel.ts";

/** The refresh interval, in seconds. */
const INTERVAL = 30;
const NO_VARIABLES = {};

const Parts = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "6", mt: "5" },
});
const Details = chakra("details", {
  base: {
    "& summary": { width: "fit-content", py: "1", color: "accent", fontWeight: "medium", cursor: "pointer" },
  },
});

/** Starts the query for status and totals. */
export const preload: PanelModule["preload"] = (start) => start(SystemAnalyticsDocument, {});

/** The status and totals on the administration tab; passing checks are only on the Monitoring tab. */
export function Component({ title }: { title: string }) {
  const { systemHealth, userAnalytics, contentStats } = useSystemAnalyticsSuspenseQuery({
    variables: NO_VARIABLES,
  }).data;
  const failed = usePoll(SystemAnalyticsDocument, NO_VARIABLES, INTERVAL);
  return (
    <Panel
      title={title}
      fold="system"
      action={<TextLink to="/dashboard?tab=monitoring">Monitoring</TextLink>}
    >
      <PollNote readAt={systemHealth.computedAt} failed={failed} everySeconds={INTERVAL} />
      <Parts>
        <HealthStatus health={systemHealth} short />
        <SystemTotals health={systemHealth} />
        <Details>
          <summary>Users by role and content</summary>
          <Halves mt="4">
            <RoleDistribution analytics={userAnalytics} />
            <ContentOverview stats={contentStats} />
          </Halves>
        </Details>
      </Parts>
    </Panel>
  );
}
