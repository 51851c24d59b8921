import type { Report_ReportFragment } from "./report.generated.ts";

/** The series of a report in display order, and how each is counted. */
export const SERIES = [
  {
    key: "views",
    label: "Views",
    formula:
      "Views of these records' pages. Each visitor counts once an hour, up to 20 visitors per network an hour, bots excluded. Daily counts go back to when we started keeping them.",
  },
  {
    key: "bookmarks",
    label: "Bookmarks",
    formula: "Bookmarks added in this period and still in place. Removed ones don't count.",
  },
  {
    key: "applications",
    label: "Applications",
    formula:
      "Applications to opportunities and collaborations, by submission date, not counting withdrawn ones.",
  },
  {
    key: "conversations",
    label: "Conversations",
    formula: "Conversations someone started with a vendor in this period.",
  },
  {
    key: "reviews",
    label: "Reviews",
    formula: "Published reviews of solutions, by the date they were written.",
  },
] as const satisfies readonly {
  key: keyof Report_ReportFragment["totals"];
  label: string;
  formula: string;
}[];

/** One of a report's series. */
export type SeriesKey = (typeof SERIES)[number]["key"];

/** Returns the series with the highest total, so that the chart isn't empty while another one wouldn't be. */
export const liveliest = ({ totals }: Report_ReportFragment): SeriesKey =>
  SERIES.reduce<SeriesKey>((best, { key }) => (totals[key] > totals[best] ? key : best), "views");
