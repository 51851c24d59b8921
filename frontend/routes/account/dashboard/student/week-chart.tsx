import { Chart } from "../../../../ui/charts/chart.tsx";
import { formatCount, formatShortDate } from "../../../../ui/display/format.ts";
import type { StudentWeeksQuery } from "./student.generated.ts";

/** Formats a day as "Mar 4"; the table includes the year. */
const dayName = (day: string) => formatShortDate(day).replace(/, \d+$/, "");

/** A student's saved records and applications in the last twelve weeks; hidden if there are none. */
export const WeekChart = ({ weeks }: { weeks: StudentWeeksQuery["viewerWeeks"] }) =>
  weeks.some(({ saved, applications }) => saved + applications > 0) && (
    <Chart
      title="Saved records and applications by week"
      marks="columns"
      names={weeks.map(({ startsOn }) => dayName(startsOn))}
      series={[
        { label: "Saved", values: weeks.map(({ saved }) => saved) },
        { label: "Applications", values: weeks.map(({ applications }) => applications) },
      ]}
      format={formatCount}
      height={200}
      table={{
        columns: ["Week from", "Saved", "Applications"],
        rows: weeks.map(({ startsOn, saved, applications }) => [
          formatShortDate(startsOn),
          formatCount(saved),
          formatCount(applications),
        ]),
      }}
    />
  );
