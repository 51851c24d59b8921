import { Download } from "lucide-react";
import { ButtonAnchor } from "../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";

/** Links to download the found papers for reference managers; `query` is that of the list. */
export function ExportLinks({ query }: { query: string }) {
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
