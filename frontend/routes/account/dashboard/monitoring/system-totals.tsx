import type { ReactNode } from "react";
import { FigureRow, FigureTile } from "../../../../ui/display/figure-tile.tsx";
import { formatCount, formatExactTime } from "../../../../ui/display/format.ts";
import { HowComputed } from "../../../../ui/display/how-computed.tsx";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import type { SystemAnalyticsQuery } from "./system-analytics.generated.ts";

type Props = { health: SystemAnalyticsQuery["systemHealth"] };

/** The numbers of accounts, solutions and vendors. */
export function SystemTotals({ health }: Props) {
  const asOf = formatExactTime(health.computedAt);
  const figure = (label: string, count: number, formula: string, rows: ReactNode) => (
    <FigureTile key={label} label={label} figure={formatCount(count)}>
      <HowComputed figure={label} formula={formula} rows={rows} asOf={asOf} />
    </FigureTile>
  );
  return (
    <FigureRow alignItems="start">
      {figure(
        "Total Users",
        health.totalUsers,
        "The number of accounts.",
        "All accounts, except those already deleted.",
      )}
      {figure(
        "Active Users",
        health.activeUsers,
        "The number of accounts that aren't deactivated.",
        "The accounts in Total Users that can sign in.",
      )}
      {figure(
        "Solutions",
        health.totalSolutions,
        "The number of published solutions, from exact counts updated with every change.",
        <TextLink to="/solutions">All solutions</TextLink>,
      )}
      {figure(
        "Vendors",
        health.totalVendors,
        "The number of vendors, verified or not.",
        <TextLink to="/vendors">All vendors</TextLink>,
      )}
    </FigureRow>
  );
}
