import { chakra } from "@chakra-ui/react";

/** A short label in the hue of its `colorPalette`. */
export const Badge = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    maxWidth: "full",
    px: "2.5",
    py: "0.5",
    borderRadius: "sm",
    bg: "colorPalette.subtle",
    color: "colorPalette.fg",
    fontSize: "xs",
    fontWeight: "semibold",
    lineHeight: "moderate",
    overflowWrap: "anywhere",
  },
});

/** A tag, less prominent than a badge. */
export const Tag = chakra("li", {
  base: {
    maxWidth: "full",
    px: "2.5",
    py: "0.5",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "sm",
    bg: "bg.subtle",
    color: "fg.muted",
    fontSize: "xs",
    fontWeight: "medium",
    lineHeight: "moderate",
  },
});

/** A row of tags that wraps. */
export const TagList = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "1.5", listStyleType: "none" },
});
