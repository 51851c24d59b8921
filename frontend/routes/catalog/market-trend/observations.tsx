import { Chart } from "../../../ui/charts/chart.tsx";
import { formatDate, formatNumber } from "../../../ui/display/format.ts";
import type { ShownTrend } from "./shown-trend.ts";

const months = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });

/** Formats a month as "Sep 2024". */
const month = (date: string) => months.format(new Date(date));

/** A trend's metric over time. */
export function Observations({ trend }: { trend: ShownTrend }) {
  const { measure, unit, observations } = trend;
  const label = measure ?? "Observed value";
  const format = (value: number) => (unit === "%" ? `${formatNumber(value)}%` : formatNumber(value));
  return (
    <Chart
      title={unit && unit !== "%" ? `${label} (${unit})` : label}
      marks="lines"
      names={observations.map(({ observedOn }) => month(observedOn))}
      series={[{ label, values: observations.map(({ value }) => value) }]}
      format={format}
      height={260}
      table={{
        columns: ["Date", unit && unit !== "%" ? unit : label],
        rows: observations.map(({ observedOn, value }) => [formatDate(observedOn), format(value)]),
      }}
    />
  );
}
