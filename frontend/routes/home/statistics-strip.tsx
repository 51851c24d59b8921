import { chakra } from "@chakra-ui/react";
import { Page } from "../../ui/page.tsx";
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
          .map(({ id, text, source, asOf, note }) => {
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
