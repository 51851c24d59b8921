import { DateFact } from "../../../features/record/date-fact.tsx";
import { declaredFacts } from "../../../features/record/declared-facts.ts";
import { FactCard } from "../../../features/record/fact-card.tsx";
import { WebsiteLink } from "../../../features/record/website-link.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { formatCount } from "../../../ui/display/format.ts";
import { Management } from "./management.tsx";
import { SHOWN } from "./shown-fields.generated.ts";
import type { ShownVendor } from "./shown-vendor.ts";

/** The number of a vendor's solutions in the catalog. */
export const countOf = ({ solutionCount }: ShownVendor) =>
  solutionCount === 1 ? "1 solution" : `${formatCount(solutionCount)} solutions`;

/** The number of solutions, the location and the fields declared as facts. */
export function VendorFacts({ vendor }: { vendor: ShownVendor }) {
  const { website, city, country, createdAt, updatedAt } = vendor;
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
        ...declaredFacts(SHOWN, vendor),
        ["Listed", <DateFact key="listed" at={createdAt} />],
        ["Updated", <DateFact key="updated" at={updatedAt} />],
        website && ["Website", <WebsiteLink key="website" href={website} />],
      ]}
    />
  );
}
