import { chakra } from "@chakra-ui/react";

/** The scroll container of a table that may overflow. */
export const SideBySide = chakra("section", {
  base: {
    position: "relative",
    overflowX: "auto",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "bg.raised",
  },
});

/**
 * Columns to compare row by row; the first one, which names the rows, stays in place while the others scroll.
 */
export const SideBySideTable = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "separate",
    borderSpacing: "0",
    fontSize: "sm",
    "& th, & td": {
      p: { base: "3", md: "4" },
      borderBottomWidth: "1px",
      borderColor: "line",
      textAlign: "start",
      verticalAlign: "top",
      overflowWrap: "anywhere",
    },
    // Links and labels set their own wrapping.
    "& td *, & thead th *": { overflowWrap: "anywhere" },
    "& tbody:last-of-type tr:last-of-type > *": { borderBottomWidth: "0" },
    "& td, & thead th": { minWidth: { base: "48", md: "56" } },
    "& tr > :first-child": {
      position: "sticky",
      insetInlineStart: "0",
      zIndex: "1",
      bg: "bg.subtle",
      fontWeight: "medium",
    },
  },
  variants: {
    /** The row headers: a word or two, or whole sentences. */
    rows: {
      words: {
        "& tr > :first-child": {
          width: { base: "24", md: "40" },
          minWidth: { base: "24", md: "40" },
          color: "fg.muted",
          overflowWrap: "normal",
        },
      },
      sentences: {
        "& tr > :first-child": {
          width: { base: "32", md: "64" },
          minWidth: { base: "32", md: "56" },
        },
      },
    },
  },
});
