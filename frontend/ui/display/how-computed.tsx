import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

const Details = chakra("details", {
  base: {
    mt: "2",
    fontSize: "sm",
    "& summary": {
      width: "fit-content",
      py: "1",
      // On a phone it fits on one line of a half-width tile.
      fontSize: { base: "xs", md: "sm" },
      color: "fg.muted",
      cursor: "pointer",
      textDecoration: "underline",
      textDecorationColor: "line.strong",
      textUnderlineOffset: "3px",
      _hover: { color: "fg" },
    },
  },
});
const Facts = chakra("dl", {
  base: {
    display: "grid",
    gap: "2",
    mt: "1.5",
    ps: "3",
    borderInlineStartWidth: "2px",
    borderColor: "line.strong",
    overflowWrap: "anywhere",
    "& dt": { color: "fg.muted", fontSize: "xs" },
    "& dd": { m: "0", maxWidth: "prose" },
  },
});

type Props = {
  /** The figure's name, for screen readers that announce the summary out of context. */
  figure: string;
  formula: ReactNode;
  /** The inputs of the computation: a sentence, or links to the rows. */
  rows: ReactNode;
  /** When it was computed, formatted for display. */
  asOf: string;
};

/** A disclosure with a figure's formula, rows and date; it works without scripts. */
export function HowComputed({ figure, formula, rows, asOf }: Props) {
  return (
    <Details>
      <summary>
        How it's calculated<VisuallyHidden>: {figure}</VisuallyHidden>
      </summary>
      <Facts>
        <div>
          <dt>Formula</dt>
          <dd>{formula}</dd>
        </div>
        <div>
          <dt>Rows</dt>
          <dd>{rows}</dd>
        </div>
        <div>
          <dt>As of</dt>
          <dd>{asOf}</dd>
        </div>
      </Facts>
    </Details>
  );
}
