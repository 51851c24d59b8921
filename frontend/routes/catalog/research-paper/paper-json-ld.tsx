import { useContext } from "react";
import { doiAddress } from "../../../../backend/modules/catalog/research/papers/doi.rules.ts";
import { paperPath } from "../../../features/record/record-path.ts";
import { SiteContext } from "../../../ui/behavior/site-context.ts";
import { JsonLd } from "../../../ui/layout/json-ld.tsx";
import type { ShownPaper } from "./shown-paper.ts";

/** The paper's structured data for search engines. */
export function PaperJsonLd({ paper }: { paper: ShownPaper }) {
  const { publicUrl } = useContext(SiteContext);
  const { title, abstract, authors, university, venue, publishedDate, openAccess, fullTextUrl, doi, topics } =
    paper;
  return (
    <JsonLd
      data={{
        "@type": "ScholarlyArticle",
        headline: title,
        ...(abstract && { abstract }),
        url: `${publicUrl}${paperPath(paper)}`,
        author: authors.map((name) => ({ "@type": "Person", name })),
        sourceOrganization: { "@type": "CollegeOrUniversity", name: university },
        datePublished: publishedDate,
        isAccessibleForFree: openAccess,
        ...(fullTextUrl && { encoding: { "@type": "MediaObject", contentUrl: fullTextUrl } }),
        ...(doi && {
          identifier: { "@type": "PropertyValue", propertyID: "DOI", value: doi },
          sameAs: doiAddress(doi),
        }),
        keywords: topics.map(({ name }) => name).join(", "),
        ...(venue && { isPartOf: { "@type": "Periodical", name: venue } }),
      }}
    />
  );
}
