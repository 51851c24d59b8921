import { Download } from "lucide-react";
import { ButtonAnchor } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { ResearchPapersQueryVariables } from "./research.generated.ts";

/** The list's own filters, as the files' addresses say them. */
function queryOf({ search, filter }: ResearchPapersQueryVariables): string {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  const lists = {
    category: filter?.categories,
    topic: filter?.topics,
    university: filter?.universities,
    year: filter?.years,
  };
  for (const [name, values] of Object.entries(lists)) {
    for (const value of values ?? []) params.append(name, String(value));
  }
  if (filter?.openAccess != null) params.set("openAccess", String(filter.openAccess));
  return params.size > 0 ? `?${params}` : "";
}

/** The papers found as files for reference managers. */
export function ExportLinks({ variables }: { variables: ResearchPapersQueryVariables }) {
  const query = queryOf(variables);
  return (
    <>
      {[
        ["bib", "BibTeX"],
        ["ris", "RIS"],
      ].map(([extension, name]) => (
        <ButtonAnchor
          key={extension}
          href={`/api/research/papers/citations.${extension}${query}`}
          download
          variant="ghost"
        >
          <Download size={16} aria-hidden />
          <VisuallyHidden>Export the list as </VisuallyHidden>
          {name}
        </ButtonAnchor>
      ))}
    </>
  );
}
