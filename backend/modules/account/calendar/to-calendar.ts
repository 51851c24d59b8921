import ical, { type ICalEventData, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { calendarEnd } from "../../../shared/days/calendar-end.ts";
import { endOfDay, longEnd } from "../../../shared/days/days.ts";
import { nameOf } from "../../community/mentoring/both.ts";
import type { MentoringSession } from "../../community/mentoring/sessions/session.entity.ts";
import { zonedTime } from "../../community/mentoring/sessions/session.rules.ts";
import type { SessionStatus } from "../../community/mentoring/sessions/session-status.ts";
import { recordPath } from "../../marketplace/applications/record-kinds.ts";
import type { EvaluationDay } from "../../marketplace/evaluations/evaluation-days.ts";
import type { Deadline } from "./deadline.ts";

/** The content of a person's calendar. */
interface Dates {
  /** The id of the person's account. */
  readonly owner: number;
  readonly deadlines: readonly Deadline[];
  readonly meetings: readonly MentoringSession[];
  readonly days: readonly EvaluationDay[];
}

/**
 * Formats a person's deadlines and the days of their evaluations, as all-day events, and their mentoring
 * sessions as iCalendar; the text changes only if they do.
 */
export function toCalendar({ owner, deadlines, meetings, days }: Dates, publicUrl: string): string {
  return ical({
    name: "My SportsTech Hub deadlines",
    prodId: { company: "SportsTech Hub", product: "my deadlines" },
    ttl: 3600,
    events: [
      ...deadlines.map((deadline) => toEvent(deadline, publicUrl)),
      ...meetings.map((session) => toMeeting(session, owner, publicUrl)),
      ...days.map((day) => toDay(day, publicUrl)),
    ],
  }).toString();
}

function toEvent(deadline: Deadline, publicUrl: string): ICalEventData {
  const { kind, id, organization, dueDate, changedAt } = deadline;
  const url = `${publicUrl}${recordPath(kind, deadline)}`;
  return {
    id: `deadline-${kind}-${id}@${new URL(publicUrl).hostname}`,
    ...calendarEnd(dueDate),
    stamp: changedAt,
    lastModified: changedAt,
    summary: summaryOf(deadline),
    description: [organization, `Due ${longEnd(dueDate)}.`, reasonsOf(deadline), url].join("\n\n"),
    url,
    status: isOff(deadline) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

function toMeeting(session: MentoringSession, owner: number, publicUrl: string): ICalEventData {
  const { id, topic, place, startsAt, endsAt, timeZone, status, updatedAt } = session;
  const other = (session.mentor.id === owner ? session.student : session.mentor).unwrap();
  const url = `${publicUrl}/sessions`;
  const words = { proposed: "Proposed: ", cancelled: "Canceled: " } as const;
  return {
    id: `session-${id}@${new URL(publicUrl).hostname}`,
    start: startsAt,
    end: endsAt,
    stamp: updatedAt,
    lastModified: updatedAt,
    summary: `${status in words ? words[status as keyof typeof words] : ""}${topic} (${nameOf(other)})`,
    location: place,
    description: [`Mentoring session, ${zonedTime(startsAt, timeZone)}`, url].join("\n\n"),
    url,
    status: MEETING_STATUS[status],
    // A canceled session doesn't block time.
    transparency: status === "cancelled" ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  };
}

function toDay(
  { evaluationId, step, what, name, day, changedAt, decided }: EvaluationDay,
  publicUrl: string,
): ICalEventData {
  const url = `${publicUrl}/evaluations/${evaluationId}`;
  return {
    id: `evaluation-${evaluationId}-${step}@${new URL(publicUrl).hostname}`,
    start: new Date(`${day}T00:00:00Z`),
    allDay: true,
    stamp: changedAt,
    lastModified: changedAt,
    summary: `${decided ? "Decided" : what}: ${name}`,
    description: [
      ...(step === "demos_on" ? [] : [`The day ends on ${longEnd(endOfDay(day))}.`]),
      "In your calendar because you take part in this evaluation.",
      url,
    ].join("\n\n"),
    url,
    status: decided ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

const MEETING_STATUS: Readonly<Record<SessionStatus, ICalEventStatus>> = {
  proposed: ICalEventStatus.TENTATIVE,
  accepted: ICalEventStatus.CONFIRMED,
  declined: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * Whether nothing is left to do: it is closed, or the application was withdrawn and there is no other reason
 * to include it.
 */
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
    ...searches.map((name) => `your search “${name}” matches it`),
  ];
  return `In your calendar because ${reasons.join(", and ")}.`;
}
