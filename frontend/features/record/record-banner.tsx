import { chakra } from "@chakra-ui/react";

/** A picture across the top of a record's page; low enough on phones to keep the facts above the fold. */
export const RecordBanner = chakra("div", {
  base: {
    width: "full",
    height: { base: "20", md: "36" },
    mt: "6",
    overflow: "hidden",
    borderRadius: "xl",
    // Keeps the lines thin at any width of the picture.
    "& path": { vectorEffect: "non-scaling-stroke" },
  },
});
