import type { SystemConfig } from "@chakra-ui/react";

/**
 * Global styles that use the theme's tokens. Those without tokens are in page.css, those for user preferences
 * in preferences.css, and those for print in print.css.
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
    // Scroll targets stop below the sticky header.
    scrollPaddingTop: "{spacing.20}",
    // Focused elements scroll clear of a bar at the bottom of the window.
    "&:has([data-foot-bar])": { scrollPaddingBottom: { base: "{spacing.20}", lg: "0" } },
    "--global-color-border": "colors.line",
    "--global-font-body": "fonts.body",
    "--global-font-mono": "fonts.mono",
  },
  body: { minHeight: "100dvh", display: "flex", flexDirection: "column", overflowWrap: "anywhere" },
  "::placeholder": { color: "fg.muted", opacity: 1 },
  ":focus-visible": { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
};
