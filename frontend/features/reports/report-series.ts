import type { Report_ReportFragment } from "./report.generated.ts";

/** What a report counts, in the order it is shown, and how. */
export const SERIES = [
  {
    key: "views",
    label: "Views",
    formula:
      "Views of the records' pages: each visitor once an hour, at most 20 visitors of a network an hour, bots excluded. Counted by day since views are kept.",
  },
  {
    key: "bookmarks",
    label: "Bookmarks",
    formula: "Bookmarks that were set in this time and still are; one that was removed no longer counts.",
  },
  {
    key: "applications",
    label: "Applications",
    formula:
      "Applications to opportunities and collaborations, by the day of submission, without withdrawn ones.",
  },
  {
    key: "conversations",
    label: "Conversations",
    formula: "Conversations that somebody began with a vendor in this time.",
  },
  {
    key: "reviews",
    label: "Reviews",
    formula: "Published reviews of solutions, by the day they were written.",
  },
] as const satisfies readonly {
  key: keyof Report_ReportFragment["totals"];
  label: string;
  formula: string;
}[];

/** One of a report's series. */
export type SeriesKey = (typeof SERIES)[number]["key"];

/** The series of a report in which most happened, so that its chart isn't empty while another wouldn't be. */
export const liveliest = ({ totals }: Report_ReportFragment): SeriesKey =>
  SERIES.reduce<SeriesKey>((best, { key }) => (totals[key] > totals[best] ? key : best), "views");
