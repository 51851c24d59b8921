import { registerEnumType } from "type-graphql";
import { toBibtex } from "./bibtex.ts";
import type { CitedPaper } from "./cited-paper.ts";
import { toRis } from "./ris.ts";

/** The forms that reference managers read. */
export const CitationFormats = { BIBTEX: "bibtex", RIS: "ris" } as const;

export type CitationFormat = (typeof CitationFormats)[keyof typeof CitationFormats];

registerEnumType(CitationFormats, {
  name: "CitationFormat",
  description: "The forms that reference managers read.",
});

/** The paper in a form that reference managers read. */
export function cite(paper: CitedPaper, format: CitationFormat): string {
  return format === CitationFormats.RIS ? toRis(paper) : toBibtex(paper);
}
