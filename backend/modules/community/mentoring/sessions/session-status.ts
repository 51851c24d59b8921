import { registerEnumType } from "type-graphql";

/** The status of a session. */
export const SessionStatuses = {
  PROPOSED: "proposed",
  ACCEPTED: "accepted",
  DECLINED: "declined",
  CANCELLED: "cancelled",
} as const;

export type SessionStatus = (typeof SessionStatuses)[keyof typeof SessionStatuses];

/** The statuses of sessions that occupy their time. */
export const STANDING: readonly SessionStatus[] = ["proposed", "accepted"];

registerEnumType(SessionStatuses, {
  name: "MentoringSessionStatus",
  description: "Where a session stands.",
  valuesConfig: {
    PROPOSED: { description: "The mentor proposed it; it is waiting for the student." },
    ACCEPTED: { description: "The student accepted it." },
    DECLINED: { description: "The student declined it." },
    CANCELLED: { description: "One of the two canceled it." },
  },
});

/** The listed sessions: upcoming or past. */
export const SessionTimes = { UPCOMING: "upcoming", PAST: "past" } as const;

export type SessionTime = (typeof SessionTimes)[keyof typeof SessionTimes];

registerEnumType(SessionTimes, {
  name: "MentoringSessionTime",
  description: "Which sessions are listed.",
  valuesConfig: {
    UPCOMING: { description: "Proposed and accepted ones that aren't over, soonest first." },
    PAST: { description: "Those that are over, were declined or canceled, latest first." },
  },
});
