import { registerEnumType } from "type-graphql";
import { toBibtex } from "./bibtex.ts";
import type { CitedPaper } from "./cited-paper.ts";
import { toRis } from "./ris.ts";

/** Citation formats of reference managers. */
export const CitationFormats = { BIBTEX: "bibtex", RIS: "ris" } as const;

export type CitationFormat = (typeof CitationFormats)[keyof typeof CitationFormats];

registerEnumType(CitationFormats, {
  name: "CitationFormat",
  description: "Citation formats of reference managers.",
  valuesConfig: {
    BIBTEX: { description: "BibTeX, for LaTeX and most reference managers." },
    RIS: { description: "RIS, for EndNote, Zotero and others." },
  },
});

/** Returns the citation of a paper in the given format. */
export function cite(paper: CitedPaper, format: CitationFormat): string {
  return format === CitationFormats.RIS ? toRis(paper) : toBibtex(paper);
}
