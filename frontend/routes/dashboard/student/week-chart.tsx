import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { ColumnChart } from "../../../ui/charts/lazy-charts.ts";
import { formatCount, formatShortDate } from "../../../ui/format.ts";
import type { StudentWeeksQuery } from "./student.generated.ts";

/** "Mar 4": the table has the year. */
const dayName = (day: string) => formatShortDate(day).replace(/, \d+$/, "");

/** What a student saved and applied to in the last twelve weeks. */
export const WeekChart = ({ weeks }: { weeks: StudentWeeksQuery["viewerWeeks"] }) => (
  <ChartFrame
    title="Saved records and applications by week"
    height={200}
    table={{
      columns: ["Week from", "Saved", "Applications"],
      rows: weeks.map(({ startsOn, saved, applications }) => [
        formatShortDate(startsOn),
        formatCount(saved),
        formatCount(applications),
      ]),
    }}
  >
    <ColumnChart
      label="Saved"
      format={formatCount}
      points={weeks.map(({ startsOn, saved }) => ({ name: dayName(startsOn), value: saved }))}
      beside={{ label: "Applications", values: weeks.map(({ applications }) => applications) }}
    />
  </ChartFrame>
);
