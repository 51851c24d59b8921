import { chakra } from "@chakra-ui/react";
import { RecordSection } from "../../../features/record/record-section.tsx";
import { SolutionCard } from "../../../features/solutions/solution-card.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { CardGrid } from "../../../ui/layout/card.tsx";
import type { ShownVendor } from "./shown-vendor.ts";
import { countOf } from "./vendor-facts.tsx";

/** A vendor's best rated solutions, with a link to all of them. */
export function VendorSolutions({ vendor }: { vendor: ShownVendor }) {
  const { id, solutions, solutionCount } = vendor;
  return (
    <RecordSection title="Solutions">
      <CardGrid columns={2} aria-label="Solutions">
        {solutions.map((solution) => (
          <li key={solution.id}>
            <SolutionCard solution={solution} />
          </li>
        ))}
      </CardGrid>
      {solutionCount > solutions.length && (
        <chakra.p mt="4">
          <TextLink to={`/solutions?vendor=${id}`}>See all {countOf(vendor)}</TextLink>
        </chakra.p>
      )}
    </RecordSection>
  );
}
