const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56,
  64, 72, 80, 96,
];

type Values = Record<string, { value: string }>;

function values(entries: Record<string, string>): Values {
  return Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]));
}

/** Space on a 4 px grid: step n is n times 4 px. */
export const spacing: Values = values({
  0: "0rem",
  ...Object.fromEntries(steps.map((step) => [String(step), `${step / 4}rem`])),
});

/** The `spacing` steps as sizes, and the widths of pages and dialogs. */
export const sizes: Values = {
  ...spacing,
  ...values({
    full: "100%",
    xs: "20rem",
    sm: "24rem",
    md: "28rem",
    lg: "32rem",
    xl: "36rem",
    "2xl": "42rem",
    "3xl": "48rem",
    "4xl": "56rem",
    // 68 digits of Geist, in em: a width in `ch` would change, and rewrap lines, when the font arrives.
    prose: "45em",
    page: "75rem",
  }),
};

/** 12, 14, 16, 18, 22, 28, 36, 48 and 64 px. */
export const fontSizes: Values = values({
  xs: "0.75rem",
  sm: "0.875rem",
  md: "1rem",
  lg: "1.125rem",
  xl: "1.375rem",
  "2xl": "1.75rem",
  "3xl": "2.25rem",
  "4xl": "3rem",
  "5xl": "4rem",
});

/** Weights of the body typeface. */
export const fontWeights: Values = values({ normal: "400", medium: "500", semibold: "600", bold: "700" });

/** Corner radii: 10 px for standalone elements, less for nested ones. */
export const radii: Values = values({
  none: "0",
  xs: "4px",
  sm: "6px",
  md: "8px",
  lg: "10px",
  xl: "14px",
  full: "9999px",
  l1: "6px",
  l2: "8px",
  l3: "10px",
});

/** Stacking order of the layers. */
export const zIndex: Values = values({
  hide: "-1",
  base: "0",
  docked: "10",
  sticky: "1100",
  overlay: "1300",
  modal: "1400",
  popover: "1500",
  skipNav: "1600",
  toast: "1700",
  tooltip: "1800",
  max: "2147483647",
});

/** Durations from 120 to 200 ms. */
export const durations: Values = values({
  fastest: "80ms",
  faster: "120ms",
  fast: "150ms",
  moderate: "180ms",
  slow: "200ms",
});
