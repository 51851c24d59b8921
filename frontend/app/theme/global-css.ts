import type { SystemConfig } from "@chakra-ui/react";
import { lightDark, palette } from "./palette.ts";
import { printCss } from "./print-css.ts";

/** Muted texts become plain, and hairlines are seen. The tokens' own layer comes later and is as specific. */
const moreContrast = {
  "--st-colors-fg-muted": `${lightDark(palette.fg)} !important`,
  "--st-colors-fg-subtle": `${lightDark(palette.fg)} !important`,
  "--st-colors-line": `${lightDark(palette["fg.muted"])} !important`,
  "--st-colors-line-strong": `${lightDark(palette["fg.muted"])} !important`,
  "--st-colors-line-control": `${lightDark(palette.fg)} !important`,
  "--st-colors-border": `${lightDark(palette["fg.muted"])} !important`,
  "--st-colors-accent": `${lightDark(palette["accent.strong"])} !important`,
  "--st-colors-pitch-muted": `${lightDark(palette["pitch.fg"])} !important`,
} as const;

/** Styles of the whole page. */
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
    textSizeAdjust: "100%",
    // What is scrolled to stands below the header, which stays.
    scrollPaddingTop: "{spacing.20}",
    // What has the focus is not below a bar at the foot of the window.
    "&:has([data-foot-bar])": { scrollPaddingBottom: { base: "{spacing.20}", lg: "0" } },
    "@media (prefers-contrast: more)": moreContrast,
    "--global-color-border": "colors.line",
    "--global-font-body": "fonts.body",
    "--global-font-mono": "fonts.mono",
  },
  'html[data-theme="light"]': { colorScheme: "light" },
  'html[data-theme="dark"]': { colorScheme: "dark" },
  body: { minHeight: "100dvh", display: "flex", flexDirection: "column", overflowWrap: "anywhere" },
  "h1, h2, h3": { textWrap: "balance" },
  "::placeholder": { color: "fg.muted", opacity: 1 },
  "::selection": { bg: "accent", color: "accent.contrast" },
  ":focus-visible": { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
  // A heading receives focus after a navigation; it is not a control, so it shows no focus ring.
  "[tabindex='-1']:focus-visible": { outline: "none" },
  // What only scripts answer; what opens a popover works without them.
  "button[type=button]:not([popovertarget])": {
    "@media (scripting: none)": { display: "none !important" },
  },
  // Backgrounds say what is chosen, and forced colors take them away.
  ":is([aria-current=page], [aria-current=true], [aria-pressed=true], [aria-selected=true], [data-highlighted])":
    {
      "@media (forced-colors: active)": {
        "&:not(:focus-visible)": { outline: "2px solid Highlight !important", outlineOffset: "-2px" },
      },
    },
  "*, ::before, ::after": {
    "@media (prefers-reduced-motion: reduce)": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
      scrollBehavior: "auto !important",
    },
  },
  ...printCss,
};
