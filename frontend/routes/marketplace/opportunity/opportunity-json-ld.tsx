import { useContext } from "react";
import type { Thing } from "schema-dts";
import { opportunityPath } from "../../../features/record/record-path.ts";
import { SiteContext } from "../../../ui/behavior/site-context.ts";
import { JsonLd } from "../../../ui/layout/json-ld.tsx";
import type { ShownOpportunity } from "./shown-opportunity.ts";

const GRANTS: ReadonlySet<string> = new Set(["grant", "funding"]);
const JOBS: ReadonlySet<string> = new Set(["job", "internship"]);

/** An opportunity's structured data for search engines: a grant, a job, or what an organization looks for. */
export function OpportunityJsonLd({ opportunity }: { opportunity: ShownOpportunity }) {
  const { publicUrl } = useContext(SiteContext);
  const url = `${publicUrl}${opportunityPath(opportunity)}`;
  return <JsonLd data={{ url, name: opportunity.title, ...describe(opportunity) }} />;
}

function describe({
  title,
  organization,
  type,
  description,
  budget,
  region,
  postedAt,
  dueDate,
}: ShownOpportunity): Exclude<Thing, string> {
  const by = { "@type": "Organization", name: organization } as const;
  const text = description ?? title;
  if (JOBS.has(type))
    return {
      "@type": "JobPosting",
      title,
      description: text,
      hiringOrganization: by,
      datePosted: postedAt,
      ...(dueDate && { validThrough: dueDate }),
      ...(type === "internship" && { employmentType: "INTERN" }),
      ...(region && { jobLocation: { "@type": "Place", name: region } }),
    };
  const amount = budget === null ? undefined : { value: budget, currency: "USD" };
  if (GRANTS.has(type))
    return {
      "@type": "MonetaryGrant",
      description: text,
      funder: by,
      ...(amount && { amount: { "@type": "MonetaryAmount", ...amount } }),
    };
  return {
    "@type": "Demand",
    description: text,
    availabilityStarts: postedAt,
    ...(dueDate && { availabilityEnds: dueDate }),
    ...(region && { areaServed: region }),
    ...(amount && {
      priceSpecification: {
        "@type": "PriceSpecification",
        maxPrice: amount.value,
        priceCurrency: amount.currency,
      },
    }),
  };
}
