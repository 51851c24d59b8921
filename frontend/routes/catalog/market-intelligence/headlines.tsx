import { FigureCard, NO_FIGURES } from "../../../features/market/figure-card.tsx";
import { SourceLine } from "../../../features/market/source-line.tsx";
import { FigureRow } from "../../../ui/display/figure-tile.tsx";
import { PageSection } from "../../../ui/layout/page-section.tsx";
import { DownloadLink } from "./download-link.tsx";
import type { Figure_FigureFragment } from "./market-intelligence.generated.ts";

/** The headline figures; each expands to its underlying rows. */
export function Headlines({ figures }: { figures: readonly Figure_FigureFragment[] }) {
  return (
    <PageSection
      title="The market"
      empty={figures.length === 0 && NO_FIGURES}
      action={<DownloadLink file="/api/market/headlines.csv" what="the market" />}
    >
      <FigureRow>
        {figures.map((figure) => (
          <FigureCard key={figure.id} figure={figure} />
        ))}
      </FigureRow>
      <SourceLine of={figures} />
    </PageSection>
  );
}
