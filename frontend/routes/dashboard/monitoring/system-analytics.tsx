import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { usePoll } from "../../../graphql/use-poll.ts";
import { FigureRow, FigureTile } from "../../../ui/figure-tile.tsx";
import { formatCount, formatExactTime } from "../../../ui/format.ts";
import { HowComputed } from "../../../ui/how-computed.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { ContentOverview } from "./content-overview.tsx";
import { HealthStatus } from "./health-status.tsx";
import { PollNote } from "./poll-note.tsx";
import { RoleDistribution } from "./role-distribution.tsx";
import { SystemAnalyticsDocument, useSystemAnalyticsSuspenseQuery } from "./system-analytics.generated.ts";

/** How often it is renewed, in seconds. */
const INTERVAL = 30;

const Parts = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "8", mt: "5" },
});
const Halves = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    gap: { base: "8", lg: "12" },
    alignItems: "start",
  },
});

/** Starts the query for status and totals. */
export const preload: PanelModule["preload"] = (start) => start(SystemAnalyticsDocument, {});

const NO_VARIABLES = {};

/** The system's status, accounts and content, renewed while it is looked at. */
export function Component({ title }: { title: string }) {
  const { systemHealth, userAnalytics, contentStats } = useSystemAnalyticsSuspenseQuery({
    variables: NO_VARIABLES,
  }).data;
  const failed = usePoll(SystemAnalyticsDocument, NO_VARIABLES, INTERVAL);
  const asOf = formatExactTime(systemHealth.computedAt);
  const figure = (label: string, count: number, formula: string, rows: ReactNode) => (
    <FigureTile key={label} label={label} figure={formatCount(count)}>
      <HowComputed figure={label} formula={formula} rows={rows} asOf={asOf} />
    </FigureTile>
  );
  return (
    <Panel title={title}>
      <PollNote readAt={systemHealth.computedAt} failed={failed} everySeconds={INTERVAL} />
      <Parts>
        <HealthStatus health={systemHealth} />
        <FigureRow alignItems="start">
          {figure(
            "Total Users",
            systemHealth.totalUsers,
            "The number of accounts.",
            "All accounts; not those whose deletion has been carried out.",
          )}
          {figure(
            "Active Users",
            systemHealth.activeUsers,
            "The number of accounts that are not deactivated.",
            "The accounts of Total Users that may sign in.",
          )}
          {figure(
            "Solutions",
            systemHealth.totalSolutions,
            "The number of published solutions, from counts that are kept exact with every change.",
            <TextLink to="/solutions">The solutions</TextLink>,
          )}
          {figure(
            "Vendors",
            systemHealth.totalVendors,
            "The number of vendors, verified or not.",
            <TextLink to="/vendors">The vendors</TextLink>,
          )}
        </FigureRow>
        <Halves>
          <RoleDistribution analytics={userAnalytics} />
          <ContentOverview stats={contentStats} />
        </Halves>
      </Parts>
    </Panel>
  );
}
