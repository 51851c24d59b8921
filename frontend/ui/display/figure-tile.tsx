import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const Frame = chakra("div", {
  base: {
    minWidth: "0",
    p: { base: "3", md: "5" },
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "xl",
    bg: "bg.raised",
  },
});

type Props = {
  label: string;
  figure: ReactNode;
  note?: ReactNode;
  /** Rendered below the note, such as a chart or how the figure is computed. */
  children?: ReactNode;
};

/** A large figure with a small label. */
export function FigureTile({ label, figure, note, children }: Props) {
  return (
    <Frame>
      <chakra.p fontSize="sm" color="fg.muted">
        {label}
      </chakra.p>
      <chakra.p
        mt={{ base: "0.5", md: "1.5" }}
        textStyle="headline"
        fontSize={{ base: "2xl", md: "3xl" }}
        fontVariantNumeric="tabular-nums"
      >
        {figure}
      </chakra.p>
      {note && (
        <chakra.p mt="1.5" fontSize="sm" color="fg.muted">
          {note}
        </chakra.p>
      )}
      {children}
    </Frame>
  );
}

/** On a phone, a half-width tile spans the full width while its table or formula is open. */
export const openWide = {
  gridAutoFlow: "dense",
  "& > :has(details[open])": { gridColumn: { base: "1 / -1", md: "auto" } },
} as const;

/** Figures side by side, in as many columns as fit. */
export const FigureRow = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" },
    gap: { base: "3", md: "5" },
    // Names must not be cut off when two tiles share a row on a phone.
    "& h3": { fontSize: { base: "md", md: "lg" } },
    ...openWide,
  },
});
