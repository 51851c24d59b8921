import { type PersonalData, personalDataBySql } from "../../../shared/personal-data.ts";
import { removeFilesOf } from "../call-forms/files/answer-files.service.ts";
import { ANSWER_FILES_PATH } from "../call-forms/read-answers.ts";

const COLLECT = {
  written: `select coalesce(o.title, c.title) as title, coalesce(o.organization, c.organization) as organization,
      a.status, a.affiliation, (select name from vendors v where v.id = a.vendor_id) as vendor, a.contact_email as "contactEmail", a.text, a.links, a.created_at as "createdAt",
      a.updated_at as "updatedAt", a.submitted_at as "submittedAt", (
        select coalesce(json_agg(json_build_object('question', coalesce((select q ->> 'label' from application_forms f,
            jsonb_array_elements(f.questions) q where q ->> 'id' = w.question_id and (f.opportunity_id = a.opportunity_id
              or f.collaboration_id = a.collaboration_id) order by f.version desc limit 1), w.question_id), 'answer', w.value)
          order by w.question_id), '[]'::json)
        from application_answers w where w.application_id = a.id) as answers, (
        select coalesce(json_agg(json_build_object('name', d.name, 'size', d.size, 'contentType', d.content_type,
          'path', '${ANSWER_FILES_PATH}/' || d.id || '/' || d.name) order by d.id), '[]'::json)
        from application_files d where d.application_id = a.id) as files, (
        select coalesce(json_agg(json_build_object('status', s.status, 'message', s.message, 'at', s.created_at)
          order by s.id), '[]'::json)
        from application_steps s where s.application_id = a.id) as steps, (
        select coalesce(json_agg(json_build_object('content', w.content, 'submittedAt', w.submitted_at,
          'withdrawnAt', w.withdrawn_at) order by w.id), '[]'::json)
        from application_versions w where w.application_id = a.id) as "earlierVersions"
    from applications a left join opportunities o on o.id = a.opportunity_id
      left join collaborations c on c.id = a.collaboration_id where a.applicant_id = ? order by a.id`,
  decisions: `select s.application_id as "application", s.status, s.message, s.created_at as "createdAt"
    from application_steps s join applications a on a.id = s.application_id
    where s.actor_id = ? and a.applicant_id <> s.actor_id order by s.id`,
} as const;

const ERASE = [
  "delete from applications where applicant_id = ?",
  "update application_steps set actor_id = null where actor_id = ?",
];

const bySql = personalDataBySql({
  section: "applications",
  tables: ["applications", "application_steps"],
  collect: COLLECT,
  erase: ERASE,
});

/**
 * A user's applications, deleted with the account, their files too, and their decisions, kept without their name.
 */
export const applicationData: PersonalData = {
  ...bySql,
  erase: async (em, userId) => {
    await removeFilesOf(em, userId);
    await bySql.erase(em, userId);
  },
};
