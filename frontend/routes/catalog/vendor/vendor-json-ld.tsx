import { useContext } from "react";
import type { QuantitativeValue } from "schema-dts";
import { declaredJsonLd } from "../../../features/record/declared-facts.ts";
import { vendorPath } from "../../../features/record/record-path.ts";
import type { HeadcountBand } from "../../../graphql/schema.generated.ts";
import { SiteContext } from "../../../ui/behavior/site-context.ts";
import { JsonLd } from "../../../ui/layout/json-ld.tsx";
import { SHOWN } from "./shown-fields.generated.ts";
import type { ShownVendor } from "./shown-vendor.ts";

const people = (minValue: number, maxValue?: number): QuantitativeValue => ({
  "@type": "QuantitativeValue",
  minValue,
  ...(maxValue && { maxValue }),
});

const PEOPLE: Record<HeadcountBand, QuantitativeValue> = {
  UP_TO_10: people(1, 10),
  FROM_11_TO_50: people(11, 50),
  FROM_51_TO_200: people(51, 200),
  FROM_201_TO_500: people(201, 500),
  OVER_500: people(501),
};

/** The vendor's structured data for search engines; includes a rating only if there are reviews. */
export function VendorJsonLd({ vendor }: { vendor: ShownVendor }) {
  const { publicUrl } = useContext(SiteContext);
  const { name, description, rating, reviewCount, logo, screenshots, headcountBand } = vendor;
  return (
    <JsonLd
      data={{
        "@type": "Organization",
        name,
        ...(description && { description }),
        url: `${publicUrl}${vendorPath(vendor)}`,
        ...(logo && { logo: logo.url }),
        ...(screenshots.length > 0 && { image: screenshots.map(({ url }) => url) }),
        ...declaredJsonLd(SHOWN, vendor),
        ...(headcountBand && { numberOfEmployees: PEOPLE[headcountBand] }),
        ...(vendor.team.some(({ isFounder }) => isFounder) && {
          founder: vendor.team
            .filter(({ isFounder }) => isFounder)
            .map(({ name, position }) => ({ "@type": "Person", name, jobTitle: position })),
        }),
        ...(reviewCount > 0 && {
          aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount },
        }),
      }}
    />
  );
}
