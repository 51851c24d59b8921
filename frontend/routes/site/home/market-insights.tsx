import { chakra } from "@chakra-ui/react";
import { TrendingUp } from "lucide-react";
import { FigureCard, NO_FIGURES } from "../../../features/market/figure-card.tsx";
import { figurePath } from "../../../features/market/market-paths.ts";
import { SourceLine } from "../../../features/market/source-line.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { FigureRow } from "../../../ui/display/figure-tile.tsx";
import { formatGrowth } from "../../../ui/display/format.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { PageSection } from "../../../ui/layout/page-section.tsx";
import type { HomeQuery } from "./home.generated.ts";

/** The number of segments shown as trending. */
const TRENDING = 3;

const Trending = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "8", rowGap: "2", mt: "3", listStyleType: "none" },
});
const Item = chakra("li", {
  base: { display: "inline-flex", alignItems: "center", gap: "2", "& svg": { color: "positive" } },
});

/** The market's headline figures, and the fastest-growing technologies. */
export function MarketInsights({ market }: Pick<HomeQuery, "market">) {
  const trending = market.segments.toSorted((one, other) => other.growthPercent - one.growthPercent);
  return (
    <PageSection
      size="lg"
      title="Market insights"
      empty={market.headlines.length === 0 && NO_FIGURES}
      action={
        <ButtonLink to="/market-intelligence" size="md">
          Market Intelligence
        </ButtonLink>
      }
    >
      <FigureRow>
        {market.headlines.map((figure) => (
          <FigureCard key={figure.id} figure={figure} />
        ))}
      </FigureRow>
      <SourceLine of={market.headlines} />
      <chakra.h3 mt="8" fontWeight="semibold">
        Trending technologies
      </chakra.h3>
      <Trending>
        {trending.slice(0, TRENDING).map((segment) => (
          <Item key={segment.id}>
            <TrendingUp size={16} aria-hidden />
            <TextLink to={figurePath(segment)}>{segment.name}</TextLink>
            {formatGrowth(segment.growthPercent)}
          </Item>
        ))}
      </Trending>
    </PageSection>
  );
}
