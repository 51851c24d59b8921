import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const Grid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 42.5rem) minmax(0, 18rem)" },
    justifyContent: "space-between",
    columnGap: "12",
    rowGap: "8",
    mt: "8",
  },
});
const Rail = chakra("aside", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "6",
    alignContent: "start",
    gridColumn: { lg: "2" },
    gridRow: { lg: "1" },
    // Stays visible next to the text, regardless of its length.
    position: { lg: "sticky" },
    top: { lg: "20" },
    maxHeight: { lg: "calc(100dvh - {sizes.24})" },
    overflowY: { lg: "auto" },
    alignSelf: "start",
  },
});

/** A text at the most readable width with a rail next to it, which precedes the text on small screens. */
export const Reading = ({ rail, children }: { rail: ReactNode; children: ReactNode }) => (
  <Grid>
    <Rail aria-label="About this article">{rail}</Rail>
    <div>{children}</div>
  </Grid>
);
