import type { MatchBand } from "../../graphql/schema.generated.ts";
import { Badge } from "../../ui/badge.tsx";

const BANDS = {
  STRONG: { label: "Strong match", hue: "green" },
  GOOD: { label: "Good match", hue: "blue" },
  POSSIBLE: { label: "Possible match", hue: "gray" },
} as const;

/** How well a record fits. */
export function BandBadge({ band }: { band: MatchBand }) {
  const { label, hue } = BANDS[band];
  return <Badge colorPalette={hue}>{label}</Badge>;
}
