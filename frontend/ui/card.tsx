import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

/** The frame of a card, filled or still waiting. */
export const CardFrame = chakra("article", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "3.5",
    height: "full",
    p: "4.5",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "bg.raised",
    transition: "border-color 150ms ease-out",
    "&:has(a:hover)": { borderColor: "accent" },
    "& > *": { maxWidth: "full" },
    "& > :last-child": { width: "full" },
  },
});

/** Cards side by side, fewer as the page gets narrower. */
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
  },
  defaultVariants: { columns: 3 },
});

/** A picture or mark beside title and subtitle. */
export const CardHead = chakra("div", { base: { display: "flex", alignItems: "center", gap: "3" } });

const Title = chakra("h3", {
  base: { fontSize: "lg", fontWeight: "semibold", lineHeight: "short", lineClamp: 2 },
});
const Target = chakra(Link, {
  base: {
    _hover: { color: "accent" },
    _focusVisible: { outline: "none" },
    // The whole card is the link's target.
    "&::after": { content: '""', position: "absolute", inset: "0", borderRadius: "lg" },
    "&:focus-visible::after": { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
  },
});

/** Where a card leads; `from` is its list's search, so that the page can lead back to it. */
export type CardLink = { to: string; state?: { from: string | undefined } };

/** A card's title: it carries the link, and the whole card is its target. */
export function CardTitle({ link, children }: { link: CardLink; children: ReactNode }) {
  return (
    <Title>
      <Target {...link}>{children}</Target>
    </Title>
  );
}

/** Who or what a card's thing belongs to. */
export const CardSubtitle = chakra("p", { base: { color: "fg.muted", fontSize: "sm", lineClamp: 1 } });

/** What a card says, cut after three lines. */
export const CardText = chakra("p", { base: { color: "fg.muted", fontSize: "sm", lineClamp: 3 } });

/** The end of a card: a fact, and what can be done. */
export const CardFoot = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    mt: "auto",
    pt: "3.5",
    borderTopWidth: "1px",
    borderColor: "line",
  },
});
