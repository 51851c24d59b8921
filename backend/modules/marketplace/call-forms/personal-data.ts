import { personalDataBySql } from "../../../shared/personal-data.ts";

/** Which versions of application forms a person made; what they answer is part of their applications. */
export const callFormData = personalDataBySql({
  section: "applications",
  tables: ["application_forms"],
  collect: {
    forms: `select coalesce(o.title, c.title) as title, f.version, f.questions, f.created_at as "createdAt"
      from application_forms f left join opportunities o on o.id = f.opportunity_id
        left join collaborations c on c.id = f.collaboration_id where f.made_by_id = ? order by f.id`,
  },
  erase: ["update application_forms set made_by_id = null where made_by_id = ?"],
});
