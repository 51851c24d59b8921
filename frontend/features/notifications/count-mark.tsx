import { chakra } from "@chakra-ui/react";

/** A badge on a button with the number of waiting items. */
export const CountMark = chakra("span", {
  base: {
    minWidth: "4.5",
    px: "1",
    borderRadius: "full",
    bg: "danger",
    color: "bg",
    fontSize: "0.6875rem",
    fontWeight: "bold",
    lineHeight: "1.125rem",
    textAlign: "center",
  },
});
