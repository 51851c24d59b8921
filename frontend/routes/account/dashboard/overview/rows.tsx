import { chakra } from "@chakra-ui/react";

/** The rows of a panel, separated by lines. */
export const Rows = chakra("ul", {
  base: {
    listStyleType: "none",
    overflowWrap: "anywhere",
    "& > li": { py: { base: "2", md: "3" } },
    "& > li + li": { borderTopWidth: "1px", borderColor: "line" },
    "& > li:first-of-type": { pt: "0" },
    "& > li:last-of-type": { pb: "0" },
  },
});

/** A secondary line of a row. */
export const Note = chakra("p", { base: { color: "fg.muted", fontSize: "sm", maxWidth: "prose" } });
