import { counted } from "../../../backend/shared/text/counted.rules.ts";
import { Chart } from "../../ui/charts/chart.tsx";
import { formatCount, formatMoney } from "../../ui/display/format.ts";
import { TextLink } from "../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { NO_FIGURES } from "./figure-card.tsx";
import { quarterName, quarterPath } from "./market-paths.ts";
import { SourceLine } from "./source-line.tsx";

type Quarter = {
  id: string;
  year: number;
  quarter: number;
  amountUsd: number;
  deals: number;
  source: string;
};
type Props = { quarters: readonly Quarter[]; shown: number; height: number };

/** The latest quarters' funding and deals, each linked to the rows behind it. */
export function FundingChart({ quarters, shown, height }: Props) {
  const latest = quarters
    .toSorted((one, other) => other.year - one.year || other.quarter - one.quarter)
    .slice(0, shown);
  const oldestFirst = latest.toReversed();
  if (latest.length === 0) return <p>{NO_FIGURES}</p>;
  return (
    <div>
      <Chart
        title="Funding by quarter"
        marks="columns"
        names={oldestFirst.map(quarterName)}
        series={[{ label: "Funding", values: oldestFirst.map(({ amountUsd }) => amountUsd) }]}
        format={formatMoney}
        height={height}
        newestFirst
        table={{
          columns: ["Quarter", "Funding", "Deals"],
          rows: latest.map((row) => [quarterName(row), formatMoney(row.amountUsd), formatCount(row.deals)]),
        }}
        under={oldestFirst.map((row) => (
          <TextLink key={row.id} to={quarterPath(row)}>
            <VisuallyHidden>
              {quarterName(row)}: {formatMoney(row.amountUsd)},{" "}
            </VisuallyHidden>
            {counted(row.deals, "deal")}
          </TextLink>
        ))}
      />
      <SourceLine of={latest.map((row) => ({ name: quarterName(row), source: row.source }))} />
    </div>
  );
}
