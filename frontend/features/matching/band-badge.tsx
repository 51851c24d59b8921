import type { MatchBand } from "../../graphql/schema.generated.ts";
import { Badge } from "../../ui/display/badge.tsx";
import { BANDS } from "./bands.ts";

/** How well a record fits. */
export function BandBadge({ band }: { band: MatchBand }) {
  const { label, hue } = BANDS[band];
  return <Badge colorPalette={hue}>{label}</Badge>;
}
