import { chakra } from "@chakra-ui/react";
import {
  type Estimate,
  matchingPath,
  percentText,
  RUN,
  setNamed,
  systemOf,
} from "../../features/matching/run.ts";
import { Page } from "../../ui/page.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { fundingText, vendorsText } from "./display.ts";
import type { HomeQuery, SourcedClaim_ClaimFragment } from "./home.generated.ts";
import { SourceNote } from "./source-note.tsx";

/** The claims shown next to the counted figures. */
const CLAIM_KEYS = ["businesses", "matchAccuracy", "discovery", "setup"];

const Band = chakra("section", { base: { borderBottomWidth: "1px", borderColor: "line", bg: "bg.subtle" } });
const Row = chakra(Page, {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "repeat(2, minmax(0, 1fr))",
      md: "repeat(3, minmax(0, 1fr))",
      xl: "repeat(6, minmax(0, 1fr))",
    },
    gap: { base: "6", md: "8" },
    py: { base: "8", md: "10" },
  },
});
const Figure = chakra("p", {
  base: { textStyle: "headline", fontSize: { base: "2xl", md: "3xl" }, fontVariantNumeric: "tabular-nums" },
});
const Label = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });

/** What was measured takes the place of what is claimed. */
const measured = systemOf(setNamed("known items"), "matcher")?.quality.recall;

/** How often the matcher finds a record by one of its sentences. */
function MeasuredMatching(recall: Estimate) {
  return (
    <div>
      <Figure>{Math.round(recall.mean * 100)}%</Figure>
      <Label>found in the first ten</Label>
      <SourceNote
        source="Measured by us"
        asOf={RUN.ranOn}
        note={`Records found by one of their sentences; with the 95% interval, ${percentText(recall)}.`}
      >
        <TextLink to={matchingPath}>How matching works</TextLink>
      </SourceNote>
    </div>
  );
}

type Props = { statistics: HomeQuery["statistics"]; claims: readonly SourcedClaim_ClaimFragment[] };

/** Splits a claim into its number and its words: "98%" and "match accuracy". */
function split(text: string): [string, string] {
  const [first = "", ...rest] = text.split(" ");
  return [first, rest.join(" ")];
}

/** Live counts of what is available, next to the product's claims. */
export function StatisticsStrip({ statistics, claims }: Props) {
  const { totalFunding, vendorCount, verifiedVendors, openOpportunities } = statistics;
  return (
    <Band aria-label="In figures">
      <Row>
        <div>
          <Figure>{fundingText(totalFunding)}</Figure>
          <Label>available funding</Label>
          <SourceNote
            source="Counted now"
            note={`The combined budgets of the ${openOpportunities} open opportunities.`}
          />
        </div>
        <div>
          <Figure>{vendorsText(vendorCount)}</Figure>
          <Label>vendors</Label>
          <SourceNote source="Counted now" note={`${verifiedVendors} of them are verified.`} />
        </div>
        {claims
          .filter(({ key }) => CLAIM_KEYS.includes(key))
          .map(({ id, key, text, source, asOf, note }) => {
            if (key === "matchAccuracy" && measured) return <MeasuredMatching key={id} {...measured} />;
            const [figure, label] = split(text);
            return (
              <div key={id}>
                <Figure>{figure}</Figure>
                <Label>{label}</Label>
                <SourceNote source={source} asOf={asOf} note={note} />
              </div>
            );
          })}
      </Row>
    </Band>
  );
}
