import { ExternalLink } from "lucide-react";
import { DateFact } from "../../features/record/date-fact.tsx";
import { FactCard } from "../../features/record/fact-card.tsx";
import { ButtonAnchor, ButtonLink } from "../../ui/button.tsx";
import { formatCount } from "../../ui/format.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Management } from "./management.tsx";
import type { ShownVendor } from "./shown-vendor.ts";

/** Number of solutions, location and founding year. */
export function VendorFacts({ vendor }: { vendor: ShownVendor }) {
  const { name, solutionCount, website, city, country, foundedYear, createdAt, updatedAt } = vendor;
  const place = [city, country].filter(Boolean).join(", ");
  return (
    <FactCard
      lead={solutionCount === 1 ? "1 solution" : `${formatCount(solutionCount)} solutions`}
      note="in the catalog"
      action={
        <>
          {website && (
            <ButtonAnchor
              href={website}
              rel="noopener nofollow"
              variant="primary"
              size="md"
              width="full"
              mt="5"
            >
              Visit website
              <VisuallyHidden> of {name}</VisuallyHidden>
              <ExternalLink size={16} aria-hidden />
            </ButtonAnchor>
          )}
          <ButtonLink to="#contact" size="md" width="full" mt={website ? "2" : "5"}>
            Contact
          </ButtonLink>
          <Management vendor={vendor} />
        </>
      }
      facts={[
        place && ["Place", place],
        foundedYear !== null && ["Founded", String(foundedYear)],
        ["Listed", <DateFact key="listed" at={createdAt} />],
        ["Updated", <DateFact key="updated" at={updatedAt} />],
      ]}
    />
  );
}
