import { Migration } from "@mikro-orm/migrations";

/** Declines pending mentoring requests to users who can no longer be mentors, and notifies the students. */
export class WaitingRequests extends Migration {
  override up(): void {
    this.addSql(`with declined as (
        update mentoring_requests r set status = 'declined', decided_at = now() from users u
        where u.id = r.mentor_id and r.status = 'pending' and (u.role <> 'mentor' or not u.is_active)
        returning r.id, r.student_id, u.first_name || ' ' || u.last_name as mentor
      ), news as (
        select d.*, 'mentoring:' || d.id || ':decided' as key from declined d
          join users s on s.id = d.student_id and s.is_active and s.anonymized_at is null
        where not exists (select from notifications n
          where n.recipient_id = d.student_id and n.key = 'mentoring:' || d.id || ':decided')
      ), turns as (
        insert into notification_turns as t (user_id, last)
        select student_id, count(*) from news group by student_id order by student_id
        on conflict (user_id) do update set last = t.last + excluded.last
        returning user_id, last
      )
      insert into notifications (recipient_id, turn, type, title, text, path, subject_kind, subject_id, key)
      select n.student_id, t.last + 1 - row_number() over (partition by n.student_id order by n.id desc),
        'application_status',
        left(n.mentor || ' is no longer available, so your request for mentoring was declined', 300),
        array['You can ask another mentor.'], '/dashboard?view=mentors', 'mentoring', n.id, n.key
      from news n join turns t on t.user_id = n.student_id`);
  }
}
