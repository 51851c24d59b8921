import { chakra } from "@chakra-ui/react";

/** An item of a line-by-line list: its name, details and actions. */
export const ListRow = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    py: "4",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
  },
});

/** The details below a row's name. */
export const RowNote = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });

/** A row's actions. */
export const RowActions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "1.5" } });
