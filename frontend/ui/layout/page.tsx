import { chakra } from "@chakra-ui/react";

/** The content column of every page: 1200 px and its gutters. */
export const Page = chakra("div", {
  base: { width: "full", maxWidth: "page", mx: "auto", px: { base: "4", md: "6" } },
});

/** A headline in the condensed typeface. */
export const Headline = chakra("h2", {
  base: { textStyle: "headline" },
  variants: {
    size: {
      md: { fontSize: "2xl" },
      lg: { fontSize: { base: "3xl", md: "4xl" } },
      xl: { fontSize: { base: "4xl", md: "5xl" } },
    },
  },
  defaultVariants: { size: "md" },
});
