import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

/** The frame shared by cards and their placeholders. */
export const CardFrame = chakra("article", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "2",
    height: "full",
    p: "4",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "bg.raised",
    transition: "border-color 150ms ease-out",
    "&:has(a:hover)": { borderColor: "accent" },
    "& > *": { maxWidth: "full" },
    "& > :last-child": { width: "full" },
    "&:has(> [data-corner]) > :first-child": { pe: "9" },
  },
  variants: {
    // When a neighbor's title wraps, the extra space goes below the shorter titles so that the rest of the
    // row stays aligned.
    room: {
      title: { "& > h3, & > :has(h3)": { mb: "auto" } },
      text: { "& > h3 + p": { mb: "auto" } },
    },
  },
  defaultVariants: { room: "title" },
});

const Corner = chakra("div", {
  base: { position: "absolute", insetInlineEnd: "3" },
  variants: { beside: { title: { top: "3" }, badges: { top: "1" } } },
  defaultVariants: { beside: "title" },
});

type CornerProps = {
  /** The top row of a card, with the action aligned to it. */
  beside?: "title" | "badges";
  children: ReactNode;
};

/** A card's action: visually in the upper corner, after the title in reading order. */
export const CardCorner = ({ beside, children }: CornerProps) => (
  <Corner data-corner="" beside={beside}>
    {children}
  </Corner>
);

/**
 * A grid of cards with fewer columns on narrower pages; with `swiped`, a single row that swipes horizontally
 * on a phone.
 */
export const CardGrid = chakra("ul", {
  base: { display: "grid", gap: { base: "4", md: "5" }, listStyleType: "none" },
  variants: {
    columns: {
      2: { gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" } },
      3: {
        gridTemplateColumns: {
          base: "minmax(0, 1fr)",
          md: "repeat(2, minmax(0, 1fr))",
          xl: "repeat(3, minmax(0, 1fr))",
        },
      },
    },
    swiped: {
      true: {
        mdDown: {
          gridTemplateColumns: "none",
          gridAutoFlow: "column",
          gridAutoColumns: "min(19rem, 84%)",
          mx: "-4",
          px: "4",
          overflowX: "auto",
          scrollSnapType: "x mandatory",
          scrollPaddingInline: "{spacing.4}",
          "& > *": { scrollSnapAlign: "start" },
        },
      },
    },
  },
  defaultVariants: { columns: 3 },
});

/** An image or mark next to the title and subtitle. */
export const CardHead = chakra("div", { base: { display: "flex", alignItems: "flex-start", gap: "3" } });

const Title = chakra("h3", {
  base: { fontSize: "lg", fontWeight: "semibold", lineHeight: "short" },
});
const Target = chakra(Link, {
  base: {
    _hover: { color: "accent" },
    _focusVisible: { outline: "none" },
    // Makes the whole card clickable.
    "&::after": { content: '""', position: "absolute", inset: "0", borderRadius: "lg" },
    "&:focus-visible::after": { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
  },
});

/** The link target of a card; `from` is the search of its list, so that the page can link back to it. */
export type CardLink = { to: string; state?: { from: string | undefined } };

/** A card's title; its link covers the whole card. */
export function CardTitle({ link, children }: { link: CardLink; children: ReactNode }) {
  return (
    <Title>
      <Target {...link}>{children}</Target>
    </Title>
  );
}

/** A card's subtitle, such as the owner. */
export const CardSubtitle = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });

/** A card's details, separated by dots on one line where they fit. */
export const CardFacts = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    width: "full",
    minHeight: "5",
    color: "fg.muted",
    fontSize: "sm",
    // Details that don't fit wrap to the next line: enlarged text must never be cut off (WCAG 1.4.12).
    "& > *": { minWidth: "0" },
    "& > * + *::before": { content: '"·"', mx: "1.5" },
  },
});

/** A card's text, truncated to two lines; shorter text reserves the same height. */
export const CardText = chakra("p", {
  base: { flexShrink: "0", minHeight: "2lh", color: "fg.muted", fontSize: "sm", lineClamp: 2 },
});

/** A card's footer: a fact and the actions. */
export const CardFoot = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    pt: "2",
    borderTopWidth: "1px",
    borderColor: "line",
  },
});
