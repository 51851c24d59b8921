import { FigureRow, FigureTile } from "../../../../ui/display/figure-tile.tsx";
import { formatCounted, formatMoment } from "../../../../ui/display/format.ts";
import { HowComputed } from "../../../../ui/display/how-computed.tsx";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import type { PanelModule } from "../panels/panel.ts";
import {
  ExecutiveOverviewDocument,
  useExecutiveOverviewSuspenseQuery,
} from "./executive-overview.generated.ts";

/** Starts the panel's query. */
export const preload: PanelModule["preload"] = (start) => start(ExecutiveOverviewDocument, {});

/** Key figures of the platform. */
export function Component({ title }: { title: string }) {
  const { asOf, figures } = useExecutiveOverviewSuspenseQuery({ variables: {} }).data.executiveOverview;
  return (
    <Panel title={title} intro="What is on the platform right now.">
      <FigureRow>
        {figures.map(({ label, count, isExact, formula, path }) => (
          <FigureTile key={label} label={label} figure={formatCounted(count, isExact)}>
            <HowComputed
              figure={label}
              formula={formula}
              rows={<TextLink to={path}>See them all</TextLink>}
              asOf={formatMoment(asOf)}
            />
          </FigureTile>
        ))}
      </FigureRow>
    </Panel>
  );
}
