import { chakra } from "@chakra-ui/react";
import { figurePath, trendPath } from "../../../../features/market/market-paths.ts";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { FigureRow, FigureTile } from "../../../../ui/display/figure-tile.tsx";
import { formatDate, formatGrowth, formatMoney, formatRating } from "../../../../ui/display/format.ts";
import { HowComputed } from "../../../../ui/display/how-computed.tsx";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { LinkList } from "../panels/link-list.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { MarketPanelDocument, useMarketPanelSuspenseQuery } from "./market-panel.generated.ts";

/** The number of headline figures, as in the first row of the market intelligence screen. */
const SHOWN = 4;

/** Starts the panel's query. */
export const preload: PanelModule["preload"] = (start) => start(MarketPanelDocument, {});

/** Headline figures and the trends with the highest impact. */
export function Component({ title }: { title: string }) {
  const { market, marketTrends } = useMarketPanelSuspenseQuery({ variables: {} }).data;
  return (
    <Panel title={title} action={<ButtonLink to="/market-intelligence">All figures</ButtonLink>}>
      {market.headlines.length === 0 ? (
        <p>No figures are recorded yet.</p>
      ) : (
        <FigureRow>
          {market.headlines.slice(0, SHOWN).map((figure) => (
            <FigureTile
              key={figure.id}
              label={figure.name}
              figure={formatMoney(figure.valueUsd)}
              note={`${formatGrowth(figure.growthPercent)} a year`}
            >
              <HowComputed
                figure={figure.name}
                formula={`Market size and yearly growth, as published by the source: ${figure.source}.`}
                rows={<TextLink to={figurePath(figure)}>The rows behind it</TextLink>}
                asOf={formatDate(figure.asOf)}
              />
            </FigureTile>
          ))}
        </FigureRow>
      )}
      <chakra.div mt="6">
        <LinkList
          label="Highest-impact trends"
          to="/market-intelligence"
          none="No trends are recorded yet."
          rows={marketTrends.edges.map(({ node }) => ({
            id: node.id,
            to: trendPath(node),
            title: node.title,
            note: `${node.category}, impact ${formatRating(node.impactScore)} of 10, ${node.source}, ${formatDate(node.createdAt)}`,
          }))}
        />
      </chakra.div>
    </Panel>
  );
}
