import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { ColumnChart } from "../../../ui/charts/lazy-charts.ts";
import { formatCount } from "../../../ui/format.ts";
import type { MentorPanelQuery } from "./mentor.generated.ts";

const names = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });
const longNames = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

type Props = { months: MentorPanelQuery["mentoringSummary"]["months"] };

/** What the last twelve months brought a mentor; nothing if they brought nothing. */
export const MonthChart = ({ months }: Props) =>
  months.some(({ requests, sessions }) => requests + sessions > 0) && (
    <ChartFrame
      title="Requests and sessions by month"
      height={200}
      table={{
        columns: ["Month", "Requests received", "Sessions held"],
        rows: months.map(({ month, requests, sessions }) => [
          longNames.format(new Date(month)),
          formatCount(requests),
          formatCount(sessions),
        ]),
      }}
    >
      <ColumnChart
        label="Requests received"
        format={formatCount}
        points={months.map(({ month, requests }) => ({
          name: names.format(new Date(month)),
          value: requests,
        }))}
        beside={{ label: "Sessions held", values: months.map(({ sessions }) => sessions) }}
      />
    </ChartFrame>
  );
