import { personalDataBySql } from "../../../shared/personal-data.ts";

/** SQL of the evaluations that a person takes part in. */
const TAKING_PART =
  "from evaluation_people p join evaluations e on e.id = p.evaluation_id where p.user_id = ?";

/**
 * What a user did in evaluations. What somebody who is gone has submitted stays without a name; an evaluation goes to
 * the judge who joined first, without judges to the first reader, and is deleted if nobody else has joined.
 */
export const evaluationData = personalDataBySql({
  section: "evaluations",
  tables: ["evaluations", "evaluation_people"],
  collect: {
    evaluations: `select e.name, e.need, p.role, p.joined_at as "joinedAt", p.submitted_at as "submittedAt",
        e.decided_by_id = p.user_id as "decided", case when e.decided_by_id = p.user_id then e.reasons end as reasons,
        case when p.role = 'owner' then e.held end as held, case when p.role = 'owner' then e.held_note end as "heldNote"
      ${TAKING_PART} order by e.id`,
    scores: `select e.name as evaluation, a.name as candidate, c.title as criterion, s.score, s.note,
        s.updated_at as "changedAt"
      from evaluation_people p join evaluations e on e.id = p.evaluation_id
        join evaluation_scores s on s.person_id = p.id
        join evaluation_candidates a on a.id = s.candidate_id join evaluation_criteria c on c.id = s.criterion_id
      where p.user_id = ? order by e.id, a.id, c.position`,
    costs: `select e.name as evaluation, a.name as candidate, k.amount::float, k.currency, k.source,
        k.entered_at as "enteredAt"
      from evaluation_people p join evaluations e on e.id = p.evaluation_id
        join evaluation_costs k on k.person_id = p.id join evaluation_candidates a on a.id = k.candidate_id
      where p.user_id = ? order by e.id, a.id`,
  },
  erase: [
    "delete from evaluation_people where email = (select email from users where id = ?)",
    "update evaluation_people set invited_by_id = null where invited_by_id = ?",
    "update evaluations set decided_by_id = null where decided_by_id = ?",
    `delete from evaluations where id in (
       select p.evaluation_id from evaluation_people p where p.user_id = ? and p.role = 'owner' and not exists (
         select from evaluation_people o where o.evaluation_id = p.evaluation_id and o.role <> 'owner'
           and o.user_id is not null))`,
    "delete from evaluation_people where user_id = ? and submitted_at is null",
    "update evaluation_people set former_user_id = null where former_user_id = ?",
    "update evaluation_people set user_id = null, role = 'judge' where user_id = ?",
    `update evaluation_people p set role = 'owner'
     where p.id = (select o.id from evaluation_people o where o.evaluation_id = p.evaluation_id
       and o.user_id is not null order by o.role = 'judge' desc, o.joined_at, o.id limit 1)
     and not exists (select from evaluation_people o where o.evaluation_id = p.evaluation_id and o.role = 'owner')
     and ? > 0`,
  ],
});
