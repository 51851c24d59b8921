import ical, { type ICalEventData, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { recordPath } from "../applications/record-kinds.ts";
import type { Deadline } from "./deadline.ts";

/** A person's deadlines as iCalendar: all-day events, the same text as long as nothing has changed. */
export function toCalendar(deadlines: readonly Deadline[], publicUrl: string): string {
  return ical({
    name: "My SportsTech Hub deadlines",
    prodId: { company: "SportsTech Hub", product: "my deadlines" },
    ttl: 3600,
    events: deadlines.map((deadline) => toEvent(deadline, publicUrl)),
  }).toString();
}

function toEvent(deadline: Deadline, publicUrl: string): ICalEventData {
  const { kind, id, organization, dueDate, changedAt } = deadline;
  const url = `${publicUrl}${recordPath(kind, deadline)}`;
  return {
    id: `deadline-${kind}-${id}@${new URL(publicUrl).hostname}`,
    // The day in UTC, as the product shows it.
    start: dueDate,
    allDay: true,
    stamp: changedAt,
    lastModified: changedAt,
    summary: summaryOf(deadline),
    description: [organization, reasonsOf(deadline), url].join("\n\n"),
    url,
    status: isOff(deadline) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/** Whether there is nothing more to do: it is closed, or the application was withdrawn and nothing else keeps it. */
function isOff({ closed, application, saved, searches }: Deadline): boolean {
  return closed || (application === "withdrawn" && !saved && searches.length === 0);
}

function summaryOf({ application, closed, title }: Deadline): string {
  if (closed) return `Closed: ${title}`;
  if (application === "draft") return `Draft application due: ${title}`;
  if (application === "withdrawn") return `Application withdrawn: ${title}`;
  return application ? `Applied: ${title}` : `Apply by: ${title}`;
}

function reasonsOf({ application, saved, searches }: Deadline): string {
  const reasons = [
    ...(application === "draft" ? ["you have a draft application"] : []),
    ...(application && application !== "draft" ? ["you applied"] : []),
    ...(saved ? ["you saved it"] : []),
    ...searches.map((name) => `your search "${name}" matches it`),
  ];
  return `In your calendar because ${reasons.join(", and ")}.`;
}
