import { figurePath } from "../../../features/market/market-paths.ts";
import { SourcedPage } from "../../../features/market/sourced-page.tsx";
import { formatCount, formatGrowth, formatMoney } from "../../../ui/display/format.ts";
import type { MarketFigureQuery } from "./market-figure.generated.ts";
import { SegmentFunding } from "./segment-funding.tsx";

type Props = {
  figure: NonNullable<MarketFigureQuery["marketFigure"]>;
  quarters: MarketFigureQuery["market"]["quarters"];
};

/** A market figure with its underlying rows, and the investments in its segment. */
export function FigurePage({ figure, quarters }: Props) {
  const { id, name, valueUsd, growthPercent, companies, breakdown } = figure;
  return (
    <SourcedPage
      title={name}
      path={figurePath(figure)}
      lead={formatMoney(valueUsd)}
      leadNote={`${formatGrowth(growthPercent)} a year`}
      file={`/api/market/figures/${id}.csv`}
      rows={breakdown.map((row) => ({ ...row, amount: row.valueUsd, count: row.companies }))}
      amount="Value"
      count="Companies"
      facts={[companies !== null && ["Companies", formatCount(companies)]]}
      of={figure}
    >
      <SegmentFunding segment={name} quarters={quarters} />
    </SourcedPage>
  );
}
