import { chakra } from "@chakra-ui/react";

/** A number on a button: how many wait behind it. */
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
