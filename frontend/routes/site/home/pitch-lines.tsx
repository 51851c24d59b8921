import { chakra } from "@chakra-ui/react";

const Lines = chakra("svg", {
  base: {
    position: "absolute",
    top: "0",
    insetInlineEnd: "0",
    height: "full",
    width: "auto",
    color: "pitch.line",
    // Shown only where the card is on top of them, next to the text.
    display: { base: "none", lg: "block" },
  },
});

/** The halfway line and the center circle, in chalk. */
export function PitchLines() {
  return (
    <Lines
      viewBox="0 0 400 600"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="currentColor"
      aria-hidden
    >
      <circle cx="300" cy="300" r="280" />
      <circle cx="300" cy="300" r="3" fill="currentColor" />
      <path d="M300 0v600" />
    </Lines>
  );
}
