import { personalDataBySql } from "../../../shared/personal-data.ts";

const COLUMNS = `r.message, r.status, r.contact, r.created_at as "createdAt", r.decided_at as "decidedAt",
  r.ended_at as "endedAt", r.ended_by as "endedBy", r.end_reason as "endReason"`;
const SESSION = `s.topic, s.place, s.starts_at as "startsAt", s.ends_at as "endsAt", s.time_zone as "timeZone",
  s.status, s.reason, s.cancelled_by as "cancelledBy", s.created_at as "createdAt"`;

/**
 * A user's sent and received mentoring requests and their sessions, which are deleted with either account.
 */
export const mentoringData = personalDataBySql({
  section: "mentoring",
  tables: ["mentoring_requests", "mentoring_sessions"],
  collect: {
    sent: `select u.username as mentor, ${COLUMNS} from mentoring_requests r join users u on u.id = r.mentor_id
      where r.student_id = ? order by r.id`,
    received: `select u.username as student, ${COLUMNS} from mentoring_requests r join users u on u.id = r.student_id
      where r.mentor_id = ? order by r.id`,
    sessionsAsStudent: `select u.username as mentor, ${SESSION} from mentoring_sessions s
      join users u on u.id = s.mentor_id where s.student_id = ? order by s.id`,
    sessionsAsMentor: `select u.username as student, ${SESSION} from mentoring_sessions s
      join users u on u.id = s.student_id where s.mentor_id = ? order by s.id`,
  },
  erase: [
    "delete from mentoring_requests where student_id = ?",
    "delete from mentoring_requests where mentor_id = ?",
  ],
});
