import { chakra } from "@chakra-ui/react";
import { BandBadge } from "../../../features/matching/band-badge.tsx";
import { opportunityPath, vendorPath } from "../../../features/record/record-path.ts";
import type { MatchBand } from "../../../graphql/schema.generated.ts";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { FundingChart } from "../overview/funding-chart.tsx";
import { Note, Rows } from "../overview/rows.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { DealFlowDocument, useDealFlowSuspenseQuery } from "./deal-flow.generated.ts";

const Title = chakra("h3", { base: { mb: "2", fontSize: "sm", fontWeight: "semibold" } });
const Parts = chakra("div", { base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)" } });

type Fit = { id: string; to: string; name: string; score: MatchBand; quote: string | undefined };

function Fits({ label, fits }: { label: string; fits: readonly Fit[] }) {
  return (
    <div>
      <Title>{label}</Title>
      {fits.length === 0 ? (
        <Note>
          Nothing fits what we know of you. Say more in your <TextLink to="/profile">biography</TextLink>.
        </Note>
      ) : (
        <Rows aria-label={label}>
          {fits.map(({ id, to, name, score, quote }) => (
            <li key={id}>
              <TextLink to={to}>{name}</TextLink> <BandBadge band={score} />
              {quote && <Note>“{quote}”</Note>}
            </li>
          ))}
        </Rows>
      )}
    </div>
  );
}

/** Starts the query for what fits. */
export const preload: PanelModule["preload"] = (start) => start(DealFlowDocument, {});

/** The vendors and opportunities that fit what the investor looks for. */
export function Component({ title }: { title: string }) {
  const { fittingVendors, fittingOpportunities, market } = useDealFlowSuspenseQuery({ variables: {} }).data;
  return (
    <Panel
      title={title}
      intro="By your profile and what you saved and applied to."
      action={<TextLink to="/matches">All matches</TextLink>}
    >
      <Parts>
        <Fits
          label="Vendors"
          fits={fittingVendors.results.map(({ vendor, score, evidence }) => ({
            ...{ id: vendor.id, to: vendorPath(vendor), name: vendor.name, score },
            quote: evidence[0]?.quote,
          }))}
        />
        <Fits
          label="Opportunities"
          fits={fittingOpportunities.results.map(({ opportunity, score, evidence }) => ({
            ...{ id: opportunity.id, to: opportunityPath(opportunity), name: opportunity.title, score },
            quote: evidence[0]?.quote,
          }))}
        />
        <div>
          <Title>Quarterly funding</Title>
          <FundingChart quarters={market.quarters} />
        </div>
      </Parts>
    </Panel>
  );
}
