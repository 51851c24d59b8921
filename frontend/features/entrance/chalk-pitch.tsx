import { chakra } from "@chakra-ui/react";

const Lines = chakra("svg", {
  base: {
    position: "absolute",
    inset: "0",
    width: "full",
    height: "full",
    fill: "none",
    stroke: "pitch.line",
    strokeWidth: "1.5",
  },
});

/**
 * A chalk drawing of a penalty area from above, with the ball on the penalty spot; the text is placed below
 * it.
 */
export function ChalkPitch() {
  return (
    <Lines viewBox="0 0 600 560" preserveAspectRatio="xMidYMin slice" aria-hidden>
      <path d="M150 -10V150H450V-10" />
      <path d="M230 -10V60H370V-10" />
      <path d="M232 150A90 90 0 0 0 368 150" />
      <chakra.circle cx="300" cy="105" r="5" fill="lime" stroke="none" />
    </Lines>
  );
}
