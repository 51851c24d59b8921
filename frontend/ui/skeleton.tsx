import { chakra } from "@chakra-ui/react";

/** A bar in the place of a text that is on its way. */
export const SkeletonBar = chakra("div", {
  base: {
    height: "4",
    borderRadius: "xs",
    bg: "bg.muted",
    animation: "pulse 1.6s ease-in-out infinite",
  },
});
