import { DateFact } from "../../features/record/date-fact.tsx";
import { FactCard } from "../../features/record/fact-card.tsx";
import { WebsiteLink } from "../../features/record/website-link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { formatCount } from "../../ui/format.ts";
import { Management } from "./management.tsx";
import type { ShownVendor } from "./shown-vendor.ts";

/** How many solutions a vendor has in the catalog. */
export const countOf = ({ solutionCount }: ShownVendor) =>
  solutionCount === 1 ? "1 solution" : `${formatCount(solutionCount)} solutions`;

/** Number of solutions, location and founding year. */
export function VendorFacts({ vendor }: { vendor: ShownVendor }) {
  const { website, city, country, foundedYear, createdAt, updatedAt } = vendor;
  const place = [city, country].filter(Boolean).join(", ");
  return (
    <FactCard
      lead={countOf(vendor)}
      note="in the catalog"
      action={
        <>
          <ButtonLink to="#contact" variant="primary" size="md" width="full" mt="5">
            Contact vendor
          </ButtonLink>
          <Management vendor={vendor} />
        </>
      }
      facts={[
        place && ["Location", place],
        foundedYear !== null && ["Founded", String(foundedYear)],
        ["Listed", <DateFact key="listed" at={createdAt} />],
        ["Updated", <DateFact key="updated" at={updatedAt} />],
        website && ["Website", <WebsiteLink key="website" href={website} />],
      ]}
    />
  );
}
