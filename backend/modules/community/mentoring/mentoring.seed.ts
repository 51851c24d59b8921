import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../demo/read.ts";
import { daysBefore } from "../../../shared/days/days.ts";
import { User } from "../../account/identity/user.entity.ts";
import { MentoringRequest } from "./mentoring-request.entity.ts";
import type { MentoringSide, MentoringStatus } from "./mentoring-status.ts";
import { MentoringSession } from "./sessions/session.entity.ts";
import type { SessionStatus } from "./sessions/session-status.ts";

interface SessionRow {
  topic: string;
  place: string;
  /** Days from the day of seeding; negative in the past. */
  inDays: number;
  /** The hour in UTC. */
  hour: number;
  minutes: number;
  timeZone: string;
  status: SessionStatus;
  reason?: string;
  cancelledBy?: MentoringSide;
}

interface MentoringRow {
  student: string;
  mentor: string;
  message: string;
  status: MentoringStatus;
  contact?: string;
  daysAgo: number;
  decidedDaysAgo?: number;
  endedDaysAgo?: number;
  endedBy?: MentoringSide;
  endReason?: string;
  sessions: SessionRow[];
}

/** The maximum number of days between the proposal of a demo session and the session. */
const PROPOSED_BEFORE = 10;

/**
 * Seeds the demo's mentoring requests in each status, with sessions; those of deleted accounts are skipped.
 */
export async function seedMentoring(em: EntityManager, today: Date): Promise<void> {
  const users = new Map((await em.find(User, { isDemo: true })).map((user) => [user.username, user]));
  const ago = (days: number | undefined) => (days === undefined ? null : daysBefore(today, days));
  for (const row of readRows<MentoringRow>("mentoring/mentoring.json")) {
    const { daysAgo, decidedDaysAgo, endedDaysAgo, sessions, ...fields } = row;
    const [mentor, student] = [users.get(row.mentor), users.get(row.student)];
    if (!mentor || !student) continue;
    const request = em.create(MentoringRequest, {
      ...fields,
      mentor,
      student,
      createdAt: daysBefore(today, daysAgo),
      decidedAt: ago(decidedDaysAgo),
      endedAt: ago(endedDaysAgo),
    });
    await em.flush();
    for (const { inDays, hour, minutes, ...session } of sessions) {
      const startsAt = new Date(daysBefore(today, -inDays).getTime() + (hour - 9) * 3_600_000);
      const proposedAt = daysBefore(today, Math.max(1, PROPOSED_BEFORE - inDays));
      em.create(MentoringSession, {
        ...session,
        mentoringId: request.id,
        mentor,
        student,
        startsAt,
        createdAt: proposedAt,
        updatedAt: proposedAt,
        endsAt: new Date(startsAt.getTime() + minutes * 60_000),
      });
    }
  }
  await em.flush();
}
