import { chakra } from "@chakra-ui/react";
import type { MatchBand } from "../../graphql/schema.generated.ts";
import { BANDS } from "./bands.ts";

const RADIUS = 18;
const LENGTH = 2 * Math.PI * RADIUS;

/** How much of the ring each band fills. */
const FILLED: Readonly<Record<MatchBand, number>> = { STRONG: 1, GOOD: 0.7, POSSIBLE: 0.4 };

const Ring = chakra("svg", {
  base: { boxSize: "11", flexShrink: 0, transform: "rotate(-90deg)", fill: "none", strokeWidth: "4" },
});

/** How well a record fits, as a ring beside its word; a band is no number, so the ring has none. */
export function ScoreRing({ band }: { band: MatchBand }) {
  return (
    <Ring viewBox="0 0 44 44" role="img" aria-label={BANDS[band].label}>
      <chakra.circle cx="22" cy="22" r={RADIUS} stroke="line" />
      <chakra.circle
        cx="22"
        cy="22"
        r={RADIUS}
        stroke="lime"
        strokeLinecap="round"
        strokeDasharray={`${LENGTH * FILLED[band]} ${LENGTH}`}
      />
    </Ring>
  );
}
