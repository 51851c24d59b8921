import { chakra } from "@chakra-ui/react";

const RADIUS = 19;
const AROUND = 2 * Math.PI * RADIUS;

const Drawing = chakra("svg", {
  base: {
    flexShrink: "0",
    width: "12",
    height: "12",
    "& circle": { fill: "none", strokeWidth: "4" },
    "& text": { fill: "fg", fontSize: "12px", fontWeight: "bold", fontVariantNumeric: "tabular-nums" },
  },
});
const Base = chakra("circle", { base: { stroke: "line" } });
const Filled = chakra("circle", {
  base: { stroke: "lime", transform: "rotate(-90deg)", transformOrigin: "center" },
});

type Props = {
  /** A share from 0 to 1. */
  share: number;
  /** Its accessible name. */
  label: string;
  /** The number shown inside. */
  children: string;
};

/** A share drawn as a ring around its number. */
export const Ring = ({ share, label, children }: Props) => (
  <Drawing viewBox="0 0 44 44" role="img" aria-label={label}>
    <Base cx="22" cy="22" r={RADIUS} />
    <Filled cx="22" cy="22" r={RADIUS} strokeDasharray={`${AROUND * share} ${AROUND}`} />
    <text x="22" y="26.5" textAnchor="middle">
      {children}
    </text>
  </Drawing>
);
