import { chakra } from "@chakra-ui/react";

/** Lays out two parts side by side, or stacked where there is too little space. */
export const Halves = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    gap: { base: "8", lg: "12" },
    alignItems: "start",
  },
});
