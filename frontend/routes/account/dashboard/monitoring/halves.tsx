import { chakra } from "@chakra-ui/react";

/** Two parts side by side, one below the other where that is too narrow. */
export const Halves = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    gap: { base: "8", lg: "12" },
    alignItems: "start",
  },
});
