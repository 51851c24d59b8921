import { chakra } from "@chakra-ui/react";
import { formatCount, formatExactTime } from "../../../../ui/display/format.ts";
import { HowComputed } from "../../../../ui/display/how-computed.tsx";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import type { SystemAnalyticsQuery } from "./system-analytics.generated.ts";

const Rows = chakra("dl", { base: { mt: "1" } });
const Row = chakra("div", {
  base: {
    display: "flex",
    justifyContent: "space-between",
    gap: "4",
    py: "2.5",
    fontSize: "sm",
    "& + &": { borderTopWidth: "1px", borderColor: "line" },
  },
});
const Count = chakra("dd", { base: { fontWeight: "semibold", fontVariantNumeric: "tabular-nums" } });

/** Counts of the content. */
export function ContentOverview({ stats }: { stats: SystemAnalyticsQuery["contentStats"] }) {
  const { totalContent, verifiedVendors, computedAt } = stats;
  const rows = [
    ["Solutions", totalContent.solutions],
    ["Opportunities", totalContent.opportunities],
    ["Verified Vendors", verifiedVendors],
  ] as const;
  return (
    <section aria-label="Content Overview">
      <chakra.h3 fontWeight="semibold">Content Overview</chakra.h3>
      <Rows>
        {rows.map(([label, count]) => (
          <Row key={label}>
            <dt>{label}</dt>
            <Count>{formatCount(count)}</Count>
          </Row>
        ))}
      </Rows>
      <HowComputed
        figure="Content Overview"
        formula="Published solutions, from exact counts updated with every change; published opportunities, open or closed; verified vendors."
        rows={
          <>
            <TextLink to="/solutions">Solutions</TextLink>,{" "}
            <TextLink to="/opportunities">opportunities</TextLink> and{" "}
            <TextLink to="/vendors">vendors</TextLink>.
          </>
        }
        asOf={formatExactTime(computedAt)}
      />
    </section>
  );
}
