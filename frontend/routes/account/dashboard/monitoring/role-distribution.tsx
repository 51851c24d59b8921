import { chakra } from "@chakra-ui/react";
import type { Role } from "../../../../graphql/schema.generated.ts";
import { formatCount, formatDate, formatExactTime } from "../../../../ui/display/format.ts";
import { HowComputed } from "../../../../ui/display/how-computed.tsx";
import { ShareBar } from "../../../../ui/display/share-bar.tsx";
import type { SystemAnalyticsQuery } from "./system-analytics.generated.ts";

const PLURALS: Record<Role, string> = {
  ADMIN: "Administrators",
  USER: "Business Users",
  STUDENT: "Students",
  MENTOR: "Mentors/Professors",
  INVESTOR: "Investors",
};

const Rows = chakra("dl", { base: { display: "grid", gap: "3", mt: "3" } });
const Row = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: "4", fontSize: "sm" },
});
const Count = chakra("dd", { base: { fontWeight: "semibold", fontVariantNumeric: "tabular-nums" } });

type Props = { analytics: SystemAnalyticsQuery["userAnalytics"] };

/** The number of accounts in each role, and of new ones this month. */
export function RoleDistribution({ analytics }: Props) {
  const { userRoles, recentRegistrations, monthBegan, computedAt } = analytics;
  const total = userRoles.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-label="User Distribution">
      <chakra.h3 fontWeight="semibold">User Distribution</chakra.h3>
      <Rows>
        {userRoles.map(({ role, count }) => (
          <Row key={role}>
            <dt>{PLURALS[role]}</dt>
            <Count>{formatCount(count)}</Count>
            <ShareBar share={total ? count / total : 0} gridColumn="1 / -1" />
          </Row>
        ))}
        <Row pt="3" borderTopWidth="1px" borderColor="line">
          <dt>New This Month</dt>
          <Count>{formatCount(recentRegistrations)}</Count>
        </Row>
      </Rows>
      <HowComputed
        figure="User Distribution"
        formula={`The number of accounts with each role. New This Month counts those registered since ${formatDate(monthBegan)}, UTC.`}
        rows="All accounts, including deactivated ones, except those already deleted."
        asOf={formatExactTime(computedAt)}
      />
    </section>
  );
}
