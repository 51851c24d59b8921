import { useContext } from "react";
import { declaredJsonLd } from "../../../features/record/declared-facts.ts";
import { solutionPath } from "../../../features/record/record-path.ts";
import { useReviewAddress } from "../../../features/reviews/review-address.ts";
import { useReviews } from "../../../features/reviews/review-query.ts";
import { SiteContext } from "../../../ui/behavior/site-context.ts";
import { JsonLd } from "../../../ui/layout/json-ld.tsx";
import { SHOWN } from "./shown-fields.generated.ts";
import type { ShownSolution } from "./shown-solution.ts";

/** The solution's structured data for search engines, with its rating and the shown reviews if there are any. */
export function SolutionJsonLd({ solution }: { solution: ShownSolution }) {
  const { publicUrl } = useContext(SiteContext);
  const {
    title,
    description,
    category,
    vendor,
    createdAt,
    updatedAt,
    rating,
    reviewCount,
    logo,
    screenshots,
  } = solution;
  const { shown } = useReviewAddress();
  const { edges } = useReviews({ solutionId: solution.id }, shown);
  return (
    <JsonLd
      data={{
        "@type": "SoftwareApplication",
        name: title,
        description,
        applicationCategory: category.name,
        url: `${publicUrl}${solutionPath(solution)}`,
        ...(logo && { image: logo.url }),
        ...(screenshots.length > 0 && { screenshot: screenshots.map(({ url }) => url) }),
        ...declaredJsonLd(SHOWN, solution),
        author: { "@type": "Organization", name: vendor.name },
        dateCreated: createdAt,
        dateModified: updatedAt,
        ...(reviewCount > 0 && {
          aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount },
          review: edges.map(({ node }) => ({
            "@type": "Review",
            name: node.title,
            reviewBody: node.text,
            author: { "@type": "Person", name: node.authorName },
            datePublished: node.createdAt,
            reviewRating: { "@type": "Rating", ratingValue: node.rating },
          })),
        }),
      }}
    />
  );
}
