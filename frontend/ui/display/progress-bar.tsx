import { chakra } from "@chakra-ui/react";

const FILLED = { bg: "accent", borderRadius: "full" };

/** A progress bar in the product's colors; indeterminate without a value. */
export const ProgressBar = chakra("progress", {
  base: {
    display: "block",
    width: "full",
    height: "2",
    overflow: "hidden",
    appearance: "none",
    borderWidth: "0",
    borderRadius: "full",
    bg: "line",
    "&::-webkit-progress-bar": { bg: "line" },
    "&::-webkit-progress-value": FILLED,
    "&::-moz-progress-bar": FILLED,
    "&:indeterminate": {
      backgroundImage: "linear-gradient(90deg, token(colors.accent) 40%, token(colors.line) 40%)",
      "&::-webkit-progress-bar": { bg: "transparent" },
      "&::-moz-progress-bar": { bg: "transparent" },
    },
  },
});
