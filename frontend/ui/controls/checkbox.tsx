import { chakra } from "@chakra-ui/react";

/** A native checkbox in the theme's colors. */
export const Checkbox = chakra(
  "input",
  {
    base: {
      appearance: "none",
      display: "grid",
      placeContent: "center",
      width: "4",
      height: "4",
      flexShrink: 0,
      borderWidth: "1px",
      borderColor: "line.control",
      borderRadius: "xs",
      bg: "bg.raised",
      cursor: "pointer",
      _before: {
        content: '""',
        width: "10px",
        height: "10px",
        bg: "accent.contrast",
        clipPath: "polygon(15% 45%, 0 61%, 40% 98%, 100% 22%, 84% 9%, 38% 67%)",
        scale: "0",
      },
      _checked: { bg: "accent", borderColor: "accent", _before: { scale: "1" } },
      // Forced colors remove the background, so the native checkbox is clearer.
      "@media (forced-colors: active)": { appearance: "auto" },
    },
  },
  { defaultProps: { type: "checkbox" } },
);
