import type { SystemConfig } from "@chakra-ui/react";

/**
 * Styles of the whole page that are made of the theme's tokens. Beside it stand those without (page.css), for what
 * browsers are set to (preferences.css) and for paper (print.css).
 */
export const globalCss: NonNullable<SystemConfig["globalCss"]> = {
  html: {
    colorScheme: "light dark",
    bg: "bg",
    color: "fg",
    colorPalette: "accent",
    fontFamily: "body",
    fontSize: "100%",
    lineHeight: "1.5",
    fontVariantNumeric: "tabular-nums",
    // What is scrolled to stands below the header, which stays.
    scrollPaddingTop: "{spacing.20}",
    // What has the focus is not below a bar at the foot of the window.
    "&:has([data-foot-bar])": { scrollPaddingBottom: { base: "{spacing.20}", lg: "0" } },
    "--global-color-border": "colors.line",
    "--global-font-body": "fonts.body",
    "--global-font-mono": "fonts.mono",
  },
  body: { minHeight: "100dvh", display: "flex", flexDirection: "column", overflowWrap: "anywhere" },
  "::placeholder": { color: "fg.muted", opacity: 1 },
  ":focus-visible": { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
};
