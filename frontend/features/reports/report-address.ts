import {
  refusedRange,
  reportRange,
} from "../../../backend/modules/administration/activity-analytics/report/report-range.rules.ts";
import { isDay } from "../../../backend/shared/days/calendar-day.rules.ts";
import type { ReportStep } from "../../graphql/schema.generated.ts";

/** The path of the reports. */
export const REPORTS = "/reports";

/** A day of the calendar in the address, if it is one. */
function dayIn(search: URLSearchParams, name: string): string | undefined {
  const value = search.get(name) ?? "";
  return isDay(value) ? value : undefined;
}

/** What a report is about. */
export type ReportView = { from?: string; to?: string; step: ReportStep };

/** What an address shows. */
export function reportIn(search: URLSearchParams): ReportView {
  const from = dayIn(search, "from");
  const to = dayIn(search, "to");
  return {
    ...(from && { from }),
    ...(to && { to }),
    step: search.get("step") === "week" ? "WEEK" : "DAY",
  };
}

/** The address of a report's file. */
export function reportFile({ from, to, step }: ReportView): string {
  const given = { ...(from && { from }), ...(to && { to }), step: step.toLowerCase() };
  return `/api/analytics/report.csv?${new URLSearchParams(given)}`;
}

/** Why an address can't be shown, if it can't. */
export const refusalOf = ({ from, to }: ReportView): string | undefined =>
  refusedRange(reportRange(from, to))?.from;
