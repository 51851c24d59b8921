import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const Details = chakra("details", {
  base: {
    color: "fg.muted",
    fontSize: "xs",
    "& summary": { cursor: "pointer", width: "fit-content", py: "1", _hover: { color: "fg" } },
    "& p": { mt: "1", maxWidth: "prose" },
  },
});

type Props = { summary: string; children: ReactNode };

/** The sources of a section's figures, on demand: one line for all of them. */
export function SourceNote({ summary, children }: Props) {
  return (
    <Details>
      <summary>{summary}</summary>
      {children}
    </Details>
  );
}
