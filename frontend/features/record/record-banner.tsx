import { chakra } from "@chakra-ui/react";

/** A picture across the top of a record's page; on a phone low enough for the facts to stand above the fold. */
export const RecordBanner = chakra("div", {
  base: {
    width: "full",
    height: { base: "20", md: "36" },
    mt: "6",
    overflow: "hidden",
    borderRadius: "xl",
    // However wide the picture gets, its lines stay thin.
    "& path": { vectorEffect: "non-scaling-stroke" },
  },
});
