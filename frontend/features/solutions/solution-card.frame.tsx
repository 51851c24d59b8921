import { chakra } from "@chakra-ui/react";

/** The frame of a card, filled or still waiting. */
export const CardFrame = chakra("article", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "3.5",
    height: "full",
    p: "4.5",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "bg.raised",
    transition: "border-color 150ms ease-out",
    "&:has(a:hover)": { borderColor: "accent" },
    "& > *": { maxWidth: "full" },
    "& > :last-child": { width: "full" },
  },
});

/** Cards in three columns, two or one, as the page allows. */
export const CardGrid = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "minmax(0, 1fr)",
      md: "repeat(2, minmax(0, 1fr))",
      xl: "repeat(3, minmax(0, 1fr))",
    },
    gap: { base: "4", md: "5" },
    listStyleType: "none",
  },
});
