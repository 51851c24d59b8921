import { Chart } from "../../ui/charts/chart.tsx";
import { formatCount, formatShortDate } from "../../ui/display/format.ts";
import type { Report_ReportFragment } from "./report.generated.ts";
import { SERIES, type SeriesKey } from "./report-series.ts";

/** Formats a day as "Mar 4"; the table includes the year. */
const dayName = (day: string) => formatShortDate(day).replace(/, \d+$/, "");

type Props = { report: Report_ReportFragment; series: SeriesKey };

/** One series of a report as a chart; the report's table contains all. */
export function ReportChart({ report, series }: Props) {
  const { label } = SERIES.find(({ key }) => key === series) ?? SERIES[0];
  const weekly = report.step === "WEEK";
  return (
    <Chart
      title={`${label} by ${weekly ? "week" : "day"}`}
      marks="columns"
      names={report.rows.map(({ startsOn }) => dayName(startsOn))}
      series={[{ label, values: report.rows.map((row) => row[series]) }]}
      format={formatCount}
      height={240}
      table={{
        columns: [weekly ? "Week from" : "Day", ...SERIES.map((one) => one.label)],
        rows: report.rows.map((row) => [
          formatShortDate(row.startsOn),
          ...SERIES.map(({ key }) => formatCount(row[key])),
        ]),
      }}
    />
  );
}
