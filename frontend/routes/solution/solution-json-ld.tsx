import { useContext } from "react";
import { solutionPath } from "../../features/solutions/solution-path.ts";
import { JsonLd } from "../../ui/json-ld.tsx";
import { SiteContext } from "../../ui/site-context.ts";
import type { ShownSolution } from "./shown-solution.ts";

/** The page's facts for search engines; a rating only where reviews stand behind it. */
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
