import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import {
  type Estimate,
  matchingPath,
  percentText,
  RUN,
  setNamed,
  systemOf,
} from "../../../features/matching/run.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { formatCount } from "../../../ui/display/format.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { fundingText, splitClaim, vendorsText } from "./display.ts";
import type { HomeQuery, SourcedClaim_ClaimFragment } from "./home.generated.ts";
import { SourceNote } from "./source-note.tsx";

/** The claims shown next to the counted figures. */
const CLAIM_KEYS = ["businesses", "matchAccuracy", "discovery", "setup"];

const Band = chakra("section", {
  base: { mt: { base: "10", md: "14" }, borderBlockWidth: "1px", borderColor: "line", bg: "bg.subtle" },
});
const Row = chakra(Page, {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "repeat(2, minmax(0, 1fr))",
      md: "repeat(3, minmax(0, 1fr))",
      xl: "repeat(6, minmax(0, 1fr))",
    },
    gap: { base: "6", md: "8" },
    pt: { base: "6", md: "10" },
    pb: "3",
  },
});
const Figure = chakra("p", {
  base: { textStyle: "headline", fontSize: { base: "2xl", md: "3xl" }, fontVariantNumeric: "tabular-nums" },
});
const Label = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });
const Detail = chakra("p", { base: { color: "fg.muted", fontSize: "xs" } });

/** A measured value takes precedence over a claim. */
const measured = systemOf(setNamed("known items"), "matcher")?.quality.recall;

type Props = { statistics: HomeQuery["statistics"]; claims: readonly SourcedClaim_ClaimFragment[] };

/** A displayed figure with its source. */
type Shown = { figure: string; label: string; detail?: string; source: ReactNode };

/** Returns the share of records that the matcher finds by one of their sentences. */
const measuredMatching = (recall: Estimate): Shown => ({
  figure: `${Math.round(recall.mean * 100)}%`,
  label: "of test searches hit the top ten",
  source: (
    <>
      We measured this on <DateFact at={RUN.ranOn} />: how often one sentence from a record finds that record.
      With the 95% interval: {percentText(recall)}. <TextLink to={matchingPath}>How matching works</TextLink>
    </>
  ),
});

/** Returns a claim; a target is marked as such next to its number. */
function claimed({ text, isTarget, source, note }: SourcedClaim_ClaimFragment): Shown {
  const [figure, label] = splitClaim(text);
  return { figure, label: isTarget ? `${label} (our target)` : label, source: `${source}. ${note}` };
}

/** Live counts of the catalog next to the product's claims, with one line of sources for all of them. */
export function StatisticsStrip({ statistics, claims }: Props) {
  const { totalFunding, vendorCount, verifiedVendors, openOpportunities } = statistics;
  const counted: Shown[] = [
    {
      figure: fundingText(totalFunding),
      label: "available funding",
      source: `Counted now: the combined budgets of the ${openOpportunities} open opportunities.`,
    },
    {
      figure: vendorsText(vendorCount),
      label: "vendors",
      detail: `${formatCount(verifiedVendors)} verified`,
      source: "Counted now.",
    },
  ];
  const others = claims
    .filter(({ key }) => CLAIM_KEYS.includes(key))
    .map((claim) =>
      claim.key === "matchAccuracy" && measured ? measuredMatching(measured) : claimed(claim),
    );
  const figures = [...counted, ...others];
  return (
    <Band aria-label="In figures">
      <Row>
        {figures.map(({ figure, label, detail }) => (
          <div key={label}>
            <Figure>{figure}</Figure>
            <Label>{label}</Label>
            {detail && <Detail>{detail}</Detail>}
          </div>
        ))}
      </Row>
      <Page pb="6">
        <SourceNote summary="Sources of these figures">
          {figures.map(({ figure, label, source }) => (
            <p key={label}>
              <strong>
                {figure} {label}
              </strong>
              : {source}
            </p>
          ))}
        </SourceNote>
      </Page>
    </Band>
  );
}
