import { chakra } from "@chakra-ui/react";

/** The rows of a list of people. */
export const Rows = chakra("ul", { base: { listStyleType: "none" } });

/** A person with the actions on them. */
export const PersonRow = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "4",
    rowGap: "3",
    py: "4",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
  },
});

/** Secondary text below a person's name. */
export const PersonNote = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });

/** The controls of a row, side by side. */
export const RowActions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });
