import { Chart } from "../../../../ui/charts/chart.tsx";
import { formatCount } from "../../../../ui/display/format.ts";
import { FoldedPart } from "./folded-part.tsx";
import type { MentorPanelQuery } from "./mentor.generated.ts";

const names = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });
const longNames = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

type Props = { months: MentorPanelQuery["mentoringSummary"]["months"] };

/** A mentor's activity in the last twelve months; hidden if there was none. */
export const MonthChart = ({ months }: Props) =>
  months.some(({ requests, sessions }) => requests + sessions > 0) && (
    <FoldedPart name="months" title="The last twelve months" titled>
      <Chart
        title="Requests and sessions by month"
        marks="columns"
        names={months.map(({ month }) => names.format(new Date(month)))}
        series={[
          { label: "Requests received", values: months.map(({ requests }) => requests) },
          { label: "Sessions held", values: months.map(({ sessions }) => sessions) },
        ]}
        format={formatCount}
        height={200}
        table={{
          columns: ["Month", "Requests received", "Sessions held"],
          rows: months.map(({ month, requests, sessions }) => [
            longNames.format(new Date(month)),
            formatCount(requests),
            formatCount(sessions),
          ]),
        }}
      />
    </FoldedPart>
  );
