import { chakra } from "@chakra-ui/react";
import { useHashTarget } from "../../ui/behavior/use-hash-target.ts";
import { FittingSolutions } from "./fitting-solutions.tsx";
import { FittingVendors } from "./fitting-vendors.tsx";
import { FITS } from "./matches-path.ts";

const Frame = chakra("section", { base: { mt: { base: "10", md: "14" }, scrollMarginTop: "24" } });
const Title = chakra("h2", { base: { fontSize: "xl", fontWeight: "semibold" } });
const Lead = chakra("p", { base: { mt: "1", mb: "5", maxWidth: "prose", color: "fg.muted" } });
const Columns = chakra("div", {
  base: {
    display: "grid",
    gap: "5",
    alignItems: "start",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
  },
});

/** For those who may edit an opportunity: matching vendors and solutions, with reasons. */
export function OwnerMatches({ opportunityId }: { opportunityId: string }) {
  const frame = useHashTarget<HTMLElement>(FITS);
  return (
    <Frame ref={frame} id={FITS} tabIndex={-1} aria-labelledby="matches-title">
      <Title id="matches-title">Who could take this on</Title>
      <Lead>
        Only you and your team can see this. We matched these on your text, sports, category, requirements,
        eligibility and due date. Contact a vendor and ask them to apply.
      </Lead>
      <Columns>
        <FittingSolutions opportunityId={opportunityId} />
        <FittingVendors opportunityId={opportunityId} />
      </Columns>
    </Frame>
  );
}
