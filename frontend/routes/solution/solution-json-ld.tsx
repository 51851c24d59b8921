import { useContext } from "react";
import { solutionPath } from "../../features/record/record-path.ts";
import { JsonLd } from "../../ui/json-ld.tsx";
import { SiteContext } from "../../ui/site-context.ts";
import type { ShownSolution } from "./shown-solution.ts";

/** The solution's structured data for search engines; includes a rating only if there are reviews. */
export function SolutionJsonLd({ solution }: { solution: ShownSolution }) {
  const { publicUrl } = useContext(SiteContext);
  const { title, description, category, vendor, website, createdAt, updatedAt, rating, reviewCount } =
    solution;
  return (
    <JsonLd
      data={{
        "@type": "SoftwareApplication",
        name: title,
        description,
        applicationCategory: category.name,
        url: `${publicUrl}${solutionPath(solution)}`,
        ...(website && { sameAs: website }),
        author: { "@type": "Organization", name: vendor.name },
        dateCreated: createdAt,
        dateModified: updatedAt,
        ...(reviewCount > 0 && {
          aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount },
        }),
      }}
    />
  );
}
