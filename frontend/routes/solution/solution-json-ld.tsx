import { useContext } from "react";
import { solutionPath } from "../../features/solutions/solution-path.ts";
import { JsonLd } from "../../ui/json-ld.tsx";
import { SiteContext } from "../../ui/site-context.ts";
import type { ShownSolution } from "./solution-page.tsx";

/** The page's facts for search engines. Ratings stay out until they rest on reviews that the page shows. */
export function SolutionJsonLd({ solution }: { solution: ShownSolution }) {
  const { publicUrl } = useContext(SiteContext);
  const { title, description, category, vendor, website, createdAt, updatedAt } = solution;
  const steps = [
    ["Home", "/"],
    ["Solutions", "/solutions"],
    [category.name, `/solutions?category=${category.slug}`],
    [title, solutionPath(solution)],
  ];
  return (
    <>
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
        }}
      />
      <JsonLd
        data={{
          "@type": "BreadcrumbList",
          itemListElement: steps.map(([name, path], index) => ({
            "@type": "ListItem",
            position: index + 1,
            name,
            item: `${publicUrl}${path}`,
          })),
        }}
      />
    </>
  );
}
