import { useContext } from "react";
import { vendorPath } from "../../features/record/record-path.ts";
import { JsonLd } from "../../ui/json-ld.tsx";
import { SiteContext } from "../../ui/site-context.ts";
import type { ShownVendor } from "./shown-vendor.ts";

/** The vendor's structured data for search engines; includes a rating only if there are reviews. */
export function VendorJsonLd({ vendor }: { vendor: ShownVendor }) {
  const { publicUrl } = useContext(SiteContext);
  const { name, description, website, contactEmail, city, country, foundedYear, rating, reviewCount } =
    vendor;
  return (
    <JsonLd
      data={{
        "@type": "Organization",
        name,
        description,
        url: `${publicUrl}${vendorPath(vendor)}`,
        ...(website && { sameAs: website }),
        ...(contactEmail && { email: contactEmail }),
        ...(foundedYear !== null && { foundingDate: String(foundedYear) }),
        ...((city || country) && {
          address: {
            "@type": "PostalAddress",
            ...(city && { addressLocality: city }),
            ...(country && { addressCountry: country }),
          },
        }),
        ...(reviewCount > 0 && {
          aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount },
        }),
      }}
    />
  );
}
