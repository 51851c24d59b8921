import type { EntityManager } from "@mikro-orm/postgresql";
import type { Module } from "../../../shared/module.ts";

/** How many days ago the people in the demo last read their notifications. */
const READ_BEFORE = 5;

/** Creates notifications for the recipients of the demo's messages, applications and mentorings. */
const SEED = `
  with message as (
    select u.id as recipient, 'message' as type, '/messages/' || t.id as path, 'conversation' as kind, t.id as subject,
      'New message from ' || case when u.id = t.person_id then v.name::text else p.first_name || ' ' || p.last_name end
        as title,
      max(m.created_at) as at, bool_and(m.id <= coalesce(r.read_up_to, 0)) as seen
    from conversations t join vendors v on v.id = t.vendor_id join users p on p.id = t.person_id
      join users u on u.is_demo and (u.id = t.person_id or exists (
        select from organization_members o where o.organization_id = v.organization_id and o.user_id = u.id))
      join conversation_messages m on m.conversation_id = t.id
        and (m.side = 'vendor') = (u.id = t.person_id) and m.author_id is distinct from u.id
      left join conversation_reads r on r.conversation_id = t.id and r.user_id = u.id
    group by u.id, t.id, v.name, p.id, r.read_up_to
  ), decision as (
    select a.applicant_id, 'application_status', '/applications/' || a.id, 'application', a.id,
      'Your application to “' || coalesce(o.title, c.title) || '” ' || case a.status
        when 'in_review' then 'is being reviewed' else 'was ' || a.status end,
      a.updated_at, false
    from applications a join users u on u.id = a.applicant_id and u.is_demo
      left join opportunities o on o.id = a.opportunity_id left join collaborations c on c.id = a.collaboration_id
    where a.status in ('in_review', 'shortlisted', 'accepted', 'declined')
  ), asked as (
    select u.id, 'application_received', '/dashboard', 'mentoring', r.id,
      s.first_name || ' ' || s.last_name || ' asked you to be their mentor', r.created_at, r.status <> 'pending'
    from mentoring_requests r join users u on u.id = r.mentor_id and u.is_demo join users s on s.id = r.student_id
    where r.status <> 'withdrawn'
  ), proposal as (
    select u.id, 'application_received', '/sessions', 'mentoring session', t.id,
      m.first_name || ' ' || m.last_name || ' proposed a session: ' || t.topic, t.created_at, t.status <> 'proposed'
    from mentoring_sessions t join users u on u.id = t.student_id and u.is_demo join users m on m.id = t.mentor_id
  ), news as (
    select * from message union all select * from decision union all select * from asked
    union all select * from proposal
  ), placed as (
    select *, row_number() over (partition by recipient order by at, kind, subject) as turn from news
  ), turns as (
    insert into notification_turns (user_id, last) select recipient, max(turn) from placed group by recipient
  )
  insert into notifications
    (recipient_id, turn, type, title, path, subject_kind, subject_id, key, created_at, read_at)
  select recipient, turn, type, title, path, kind, subject, type || ':' || subject || ':demo', at,
    case when seen or at < ?::timestamptz - interval '${READ_BEFORE} days' then at + interval '1 hour' end
  from placed`;

/** The notifications of the people in the demo; runs after the modules that they are about. */
export const notificationDemo: Module = {
  seed: {
    run: async (em: EntityManager, today: Date) => {
      await em.execute(SEED, [today]);
    },
  },
};
