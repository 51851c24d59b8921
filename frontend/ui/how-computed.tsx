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
      // On a phone it fits one line of a tile of half the width.
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
  /** The figure's name, for those who hear the summary without seeing where it stands. */
  figure: string;
  formula: ReactNode;
  /** What it is computed from: a sentence, or links to the rows. */
  rows: ReactNode;
  /** When it was computed, as it is shown. */
  asOf: string;
};

/** Opens a figure to its formula, its rows and its date; works without scripts. */
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
