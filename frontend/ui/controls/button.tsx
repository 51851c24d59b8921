import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";

const button = {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "lg",
    fontWeight: "semibold",
    lineHeight: "short",
    textAlign: "center",
    cursor: "pointer",
    transition: "background-color 150ms ease-out, border-color 150ms ease-out",
    _disabled: { cursor: "not-allowed", opacity: 0.6 },
    "& svg": { flexShrink: 0 },
    "@media print": { display: "none" },
  },
  variants: {
    variant: {
      primary: { bg: "accent", color: "accent.contrast", _hover: { bg: "accent.strong" } },
      outline: {
        bg: "bg.raised",
        color: "fg",
        borderColor: "line.strong",
        _hover: { borderColor: "fg.muted", bg: "bg.subtle" },
      },
      ghost: { color: "fg", _hover: { bg: "bg.muted" } },
      lime: {
        bg: "lime",
        color: "lime.contrast",
        _hover: { bg: "color-mix(in srgb, {colors.lime} 86%, white)" },
      },
      onPitch: { color: "pitch.fg", borderColor: "pitch.muted", _hover: { bg: "pitch.line" } },
    },
    size: {
      sm: { fontSize: "sm", minHeight: "9", px: "3.5", py: "1.5" },
      md: { fontSize: "md", minHeight: "11", px: "4.5", py: "2" },
      icon: { minHeight: "10", minWidth: "10", p: "2" },
    },
  },
  defaultVariants: { variant: "outline", size: "sm" },
} as const;

/** A button that performs an action on the page. */
export const Button = chakra("button", button, { defaultProps: { type: "button" } });

/** A link that looks like a button. */
export const ButtonLink = chakra(Link, button);

/** Like `ButtonLink`, for addresses outside the router. */
export const ButtonAnchor = chakra("a", button);
