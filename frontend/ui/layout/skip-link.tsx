import { chakra } from "@chakra-ui/react";

/** A link that skips over a part of the page; visible only while focused. */
export const SkipLink = chakra("a", {
  base: {
    position: "absolute",
    insetInlineStart: "4",
    top: "3",
    zIndex: "skipNav",
    px: "4",
    py: "2",
    borderRadius: "lg",
    bg: "accent",
    color: "accent.contrast",
    fontWeight: "semibold",
    "&:not(:focus)": { srOnly: true },
  },
});
