import { personalDataBySql } from "../../../shared/personal-data.ts";

/** SQL of the call of a jury `j`. */
const CALL = `join juries j on j.id = v.jury_id left join opportunities o on o.id = j.opportunity_id
  left join collaborations c on c.id = j.collaboration_id`;

/**
 * What a user did as a reviewer, by the number of the application and not by who applied. Reviews of somebody who is
 * gone stay without a name; those that they hadn't submitted are free for others.
 */
export const juryData = personalDataBySql({
  section: "juries",
  tables: ["jury_reviewers", "jury_comments"],
  collect: {
    juries: `select coalesce(o.title, c.title) as call, v.joined_at as "joinedAt", v.left_at as "leftAt"
      from jury_reviewers v ${CALL} where v.user_id = ? order by v.id`,
    reviews: `select coalesce(o.title, c.title) as call, r.name as round, e.number as application, s.comment,
        s.submitted_at as "submittedAt", (select json_agg(json_build_object('criterion', k.title, 'score', n.score))
          from jury_scores n join jury_criteria k on k.id = n.criterion_id where n.assignment_id = s.id) as scores
      from jury_assignments s join jury_reviewers v on v.id = s.reviewer_id join jury_entries e on e.id = s.entry_id
        join jury_rounds r on r.id = e.round_id ${CALL} where v.user_id = ? order by s.id`,
    conflicts: `select coalesce(o.title, c.title) as call, f.reason, f.declared_at as "declaredAt"
      from jury_conflicts f join jury_reviewers v on v.id = f.reviewer_id ${CALL} where v.user_id = ? order by f.declared_at`,
    comments: `select k.text, k.created_at as "createdAt" from jury_comments k where k.author_id = ? order by k.id`,
    naming: `select n.name, n.sentence, n.agreed, n.answered_at as "answeredAt"
      from jury_winners n join applications a on a.id = n.application_id where a.applicant_id = ? order by n.asked_at`,
  },
  erase: [
    "delete from jury_reviewers where email = (select email from users where id = ?)",
    "update jury_reviewers set invited_by_id = null where invited_by_id = ?",
    "update jury_comments set author_id = null where author_id = ?",
    `delete from jury_assignments where submitted_at is null
       and reviewer_id in (select id from jury_reviewers where user_id = ?)`,
    "update jury_reviewers set user_id = null, left_at = coalesce(left_at, now()) where user_id = ?",
  ],
});
