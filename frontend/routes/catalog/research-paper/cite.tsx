import { chakra } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { ButtonAnchor } from "../../../ui/controls/button.tsx";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import type { ShownPaper } from "./shown-paper.ts";

const Code = chakra("pre", {
  base: {
    // With its abstract the citation may be longer than a phone's screen.
    maxHeight: "20rem",
    overflowY: "auto",
    p: "4",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "bg.subtle",
    fontFamily: "mono",
    fontSize: "sm",
    lineHeight: "moderate",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
});
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "3" } });

/** The paper's citation, to copy or to download for reference managers. */
export function Cite({ paper }: { paper: ShownPaper }) {
  const file = `/api/research/papers/${paper.id}/citation`;
  return (
    <>
      <Code role="group" aria-label="BibTeX" tabIndex={0}>
        {paper.bibtex}
      </Code>
      <Actions>
        <CopyButton text={paper.bibtex}>Copy BibTeX</CopyButton>
        <ButtonAnchor href={`${file}.bib`} download>
          <Download size={16} aria-hidden />
          BibTeX
        </ButtonAnchor>
        <ButtonAnchor href={`${file}.ris`} download>
          <Download size={16} aria-hidden />
          RIS
        </ButtonAnchor>
      </Actions>
    </>
  );
}
