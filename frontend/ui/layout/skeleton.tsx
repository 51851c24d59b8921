import { chakra } from "@chakra-ui/react";

/** A placeholder bar for text that is loading. */
export const SkeletonBar = chakra("div", {
  base: {
    height: "4",
    borderRadius: "xs",
    bg: "bg.muted",
    animation: "pulse 1.6s ease-in-out infinite",
  },
});
