import { createSystem, defineConfig } from "@chakra-ui/react";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { once } from "../../ui/behavior/once.ts";
import { baseColors, semanticColors } from "./colors.ts";
import { globalCss } from "./global-css.ts";
import { durations, fontSizes, fontWeights, radii, sizes, spacing, zIndex } from "./scales.ts";

const config = defineConfig({
  cssVarsPrefix: "st",
  preflight: true,
  globalCss,
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px" },
    keyframes: {
      progress: { from: { transform: "scaleX(0.04)" }, to: { transform: "scaleX(0.92)" } },
      pulse: { "50%": { opacity: "0.5" } },
    },
    tokens: {
      colors: baseColors,
      spacing,
      sizes,
      fontSizes,
      fontWeights,
      radii,
      zIndex,
      durations,
      fonts: {
        body: { value: '"Geist", "Geist Fallback", system-ui, sans-serif' },
        heading: { value: '"Archivo", "Archivo Fallback", "Arial Narrow", sans-serif' },
        mono: { value: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" },
      },
      lineHeights: {
        headline: { value: 1.02 },
        short: { value: 1.3 },
        moderate: { value: 1.5 },
        tall: { value: 1.65 },
      },
    },
    semanticTokens: {
      colors: semanticColors,
      shadows: {
        xl: { value: "0 12px 32px light-dark(rgba(16, 32, 26, 0.16), rgba(0, 0, 0, 0.55))" },
      },
    },
    textStyles: {
      headline: {
        value: {
          fontFamily: "heading",
          fontWeight: "680",
          lineHeight: "1.02",
          letterSpacing: "-0.01em",
        },
      },
    },
  },
});

/** The design system, created when first used. */
export const system = once(() => createSystem(defaultBaseConfig, config));
