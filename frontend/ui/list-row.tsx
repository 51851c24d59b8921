import { chakra } from "@chakra-ui/react";

/** An item of a list that is read line by line: what it is, and what can be done with it. */
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

/** What a row says below its name. */
export const RowNote = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });

/** What can be done with a row. */
export const RowActions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "1.5" } });
