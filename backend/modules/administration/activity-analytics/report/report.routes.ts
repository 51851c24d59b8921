import { exportedName } from "../../../../shared/rest-table/exported-name.ts";
import { type RestRoute, route } from "../../../../shared/rest-table/route.ts";
import { toCsv } from "../../../../shared/text/csv.ts";

interface Report {
  activityReport: {
    from: string;
    to: string;
    rows: {
      startsOn: string;
      views: number;
      bookmarks: number;
      applications: number;
      conversations: number;
      reviews: number;
    }[];
  };
}

const parameter = (description: string) => ({ type: "string" as const, description });

/** The download of a report; at most 366 rows, so that it fits on one page. */
export const reportRoutes: RestRoute[] = [
  route<Report>({
    method: "GET",
    path: "/api/analytics/report.csv",
    summary: "Activity on your records by day or week as CSV; for administrators, on the whole platform",
    operation: `query RestReport($from: LocalDate, $to: LocalDate, $step: ReportStep!) {
      activityReport(from: $from, to: $to, step: $step) {
        from to rows { startsOn views bookmarks applications conversations reviews }
      }
    }`,
    query: {
      from: parameter("The first day, such as `2027-03-04`, in UTC."),
      to: parameter("The last day, in UTC."),
      step: { ...parameter("What a row counts; `day` by default."), values: ["day", "week"] },
    },
    variables: ({ query }) => ({
      from: query.from,
      to: query.to,
      step: (query.step ?? "day").toUpperCase(),
    }),
    response: ({ activityReport: { rows } }) =>
      toCsv(
        {
          From: ({ startsOn }) => startsOn,
          Views: ({ views }) => views,
          Bookmarks: ({ bookmarks }) => bookmarks,
          Applications: ({ applications }) => applications,
          Conversations: ({ conversations }) => conversations,
          Reviews: ({ reviews }) => reviews,
        },
        rows,
      ),
    file: { mediaType: "text/csv; charset=utf-8", name: () => exportedName("report") },
  }),
];
