import { chakra } from "@chakra-ui/react";

const RADIUS = 19;
const AROUND = 2 * Math.PI * RADIUS;

const Ring = chakra("svg", {
  base: {
    flexShrink: "0",
    width: "12",
    height: "12",
    "& circle": { fill: "none", strokeWidth: "4" },
    "& text": { fill: "fg", fontSize: "12px", fontWeight: "bold" },
  },
});
const Base = chakra("circle", { base: { stroke: "line" } });
const Share = chakra("circle", { base: { stroke: "lime" } });

/** A percentage as a ring with the number in it. */
export const ScoreRing = ({ percent }: { percent: number }) => (
  <Ring viewBox="0 0 44 44" role="img" aria-label={`${percent}%`}>
    <Base cx="22" cy="22" r={RADIUS} />
    <Share
      cx="22"
      cy="22"
      r={RADIUS}
      strokeDasharray={`${(AROUND * percent) / 100} ${AROUND}`}
      transform="rotate(-90 22 22)"
    />
    <text x="22" y="26.5" textAnchor="middle">
      {percent}%
    </text>
  </Ring>
);
