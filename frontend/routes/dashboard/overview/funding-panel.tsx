import { quarterName } from "../../../features/market/market-paths.ts";
import { SourceLine } from "../../../features/market/source-line.tsx";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { ColumnChart } from "../../../ui/charts/lazy-charts.ts";
import { formatCount, formatMoney } from "../../../ui/format.ts";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { DashboardFundingDocument, useDashboardFundingSuspenseQuery } from "./funding.generated.ts";
import { Note } from "./rows.tsx";

/** So many of the latest quarters are shown. */
const SHOWN = 4;

/** Starts the query for the quarters. */
export const preload: PanelModule["preload"] = (start) => start(DashboardFundingDocument, {});

/** Investments in sports technology in the latest quarters. */
export function Component({ title }: { title: string }) {
  const { quarters } = useDashboardFundingSuspenseQuery({ variables: {} }).data.market;
  const latest = quarters
    .toSorted((one, other) => other.year - one.year || other.quarter - one.quarter)
    .slice(0, SHOWN);
  const [last] = latest;
  if (!last)
    return (
      <Panel title={title}>
        <Note>No figures have been imported yet.</Note>
      </Panel>
    );
  return (
    <Panel
      title={title}
      intro={`${formatMoney(last.amountUsd)} in ${quarterName(last)}, ${formatCount(last.deals)} deals`}
      action={<TextLink to="/market-intelligence">All figures</TextLink>}
    >
      <ChartFrame
        title="Funding by quarter"
        height={220}
        table={{
          columns: ["Quarter", "Funding", "Deals"],
          rows: latest.map((row) => [quarterName(row), formatMoney(row.amountUsd), formatCount(row.deals)]),
        }}
      >
        <ColumnChart
          label="Funding"
          format={formatMoney}
          points={latest.toReversed().map((row) => ({ name: quarterName(row), value: row.amountUsd }))}
        />
      </ChartFrame>
      <SourceLine source={last.source} asOf={last.asOf} />
    </Panel>
  );
}
