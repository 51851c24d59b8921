import type { MatchBand } from "../../graphql/schema.generated.ts";
import { Badge } from "../../ui/display/badge.tsx";
import { BANDS } from "./bands.ts";

/** A badge for how well a record matches. */
export function BandBadge({ band }: { band: MatchBand }) {
  const { label, hue } = BANDS[band];
  return <Badge colorPalette={hue}>{label}</Badge>;
}
