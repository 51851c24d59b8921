import {
  refusedRange,
  reportRange,
} from "../../../backend/modules/administration/activity-analytics/report/report-range.rules.ts";
import { isDay } from "../../../backend/shared/days/calendar-day.rules.ts";
import type { ReportStep } from "../../graphql/schema.generated.ts";

/** The path of the reports. */
export const REPORTS = "/reports";

/** Returns a parameter's calendar day, if it is valid. */
function dayIn(search: URLSearchParams, name: string): string | undefined {
  const value = search.get(name) ?? "";
  return isDay(value) ? value : undefined;
}

/** The period of a report and its step. */
export type ReportView = { from?: string; to?: string; step: ReportStep };

/** Parses a URL's query. */
export function reportIn(search: URLSearchParams): ReportView {
  const from = dayIn(search, "from");
  const to = dayIn(search, "to");
  return {
    ...(from && { from }),
    ...(to && { to }),
    step: search.get("step") === "week" ? "WEEK" : "DAY",
  };
}

/** Returns the path of a report's CSV file. */
export function reportFile({ from, to, step }: ReportView): string {
  const given = { ...(from && { from }), ...(to && { to }), step: step.toLowerCase() };
  return `/api/analytics/report.csv?${new URLSearchParams(given)}`;
}

/** Returns why a URL's report can't be shown, if so. */
export const refusalOf = ({ from, to }: ReportView): string | undefined =>
  refusedRange(reportRange(from, to))?.from;
