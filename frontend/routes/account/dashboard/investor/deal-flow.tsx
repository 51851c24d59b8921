import { chakra } from "@chakra-ui/react";
import { FundingChart } from "../../../../features/market/funding-chart.tsx";
import { BandBadge } from "../../../../features/matching/band-badge.tsx";
import { opportunityPath, vendorPath } from "../../../../features/record/record-path.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { Note, Rows } from "../overview/rows.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { DealFlowDocument, type DealFlowQuery, useDealFlowSuspenseQuery } from "./deal-flow.generated.ts";

const Title = chakra("h3", { base: { mb: "2", fontSize: "sm", fontWeight: "semibold" } });
const Parts = chakra("div", {
  base: {
    display: "grid",
    gap: { base: "8", lg: "10" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(3, minmax(0, 1fr))" },
    alignItems: "start",
  },
});

type Deal = DealFlowQuery["dealFlow"]["vendors"][number];
type Props = {
  label: string;
  deals: readonly Deal[];
  pathOf: (record: { id: string; slug: string }) => string;
};

function Deals({ label, deals, pathOf }: Props) {
  return (
    <div>
      <Title>{label}</Title>
      {deals.length === 0 ? (
        <Note>
          No matches yet. <TextLink to="/match">Save a brief</TextLink> or add more to your{" "}
          <TextLink to="/profile">bio</TextLink>.
        </Note>
      ) : (
        <Rows aria-label={label}>
          {deals.map(({ recordId, slug, name, owner, score, quote, brief }) => (
            <li key={recordId}>
              <TextLink to={pathOf({ id: recordId, slug })}>{name}</TextLink> <BandBadge band={score} />
              {owner && <Note>{owner}</Note>}
              {quote && <Note>“{quote}”</Note>}
              {brief && (
                <Note>
                  Fits your brief <TextLink to={`/briefs/${brief.id}`}>{brief.name}</TextLink>
                </Note>
              )}
            </li>
          ))}
        </Rows>
      )}
    </div>
  );
}

/** Starts the query for matching records. */
export const preload: PanelModule["preload"] = (start) => start(DealFlowDocument, {});

/** The vendors and opportunities that match the investor's preferences, and quarterly funding. */
export function Component({ title }: { title: string }) {
  const { dealFlow, market } = useDealFlowSuspenseQuery({ variables: {} }).data;
  return (
    <Panel
      title={title}
      intro="Based on your profile, your latest briefs, and what you've saved and applied to."
      action={
        <>
          <TextLink to="/deal-flow">All vendors that fit</TextLink> ·{" "}
          <TextLink to="/watch-list">Your watch list</TextLink> ·{" "}
          <TextLink to="/matches">All matches</TextLink>
        </>
      }
    >
      <Parts>
        <Deals label="Vendors" deals={dealFlow.vendors} pathOf={vendorPath} />
        <Deals label="Opportunities" deals={dealFlow.opportunities} pathOf={opportunityPath} />
        <div>
          <Title>Quarterly funding</Title>
          <FundingChart quarters={market.quarters} shown={4} height={200} />
        </div>
      </Parts>
    </Panel>
  );
}
