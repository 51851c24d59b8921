import { personalDataBySql } from "../../shared/personal-data.ts";

const COLUMNS = `r.message, r.status, r.contact, r.created_at as "createdAt", r.decided_at as "decidedAt"`;

/** A user's requests for mentoring and those to them, which go with either account. */
export const mentoringData = personalDataBySql({
  section: "mentoring",
  tables: ["mentoring_requests"],
  collect: {
    sent: `select u.username as mentor, ${COLUMNS} from mentoring_requests r join users u on u.id = r.mentor_id
      where r.student_id = ? order by r.id`,
    received: `select u.username as student, ${COLUMNS} from mentoring_requests r join users u on u.id = r.student_id
      where r.mentor_id = ? order by r.id`,
  },
  erase: [
    "delete from mentoring_requests where student_id = ?",
    "delete from mentoring_requests where mentor_id = ?",
  ],
});
