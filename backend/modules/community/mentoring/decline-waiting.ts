import sql from "sql-template-tag";
import type { Context } from "../../../shared/context.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import { notify } from "../../account/notifications/notify.ts";
import { leavingNews } from "./mentoring-news.ts";

interface Declined {
  readonly id: number;
  readonly student: number;
  readonly mentor: string;
}

/**
 * Declines every pending request to people who can no longer be mentors, so none stays pending forever, and
 * notifies the students. Takes two statements, however many requests there are; the caller must have locked
 * the accounts, so no new request arrives in the meantime.
 */
export async function declineWaiting(
  { em, publicUrl }: Pick<Context, "em" | "publicUrl">,
  mentors: readonly number[],
): Promise<void> {
  const declined = (await queryRows(
    em,
    sql`with waiting as (
        select id from mentoring_requests where mentor_id = any(${mentors}::integer[]) and status = 'pending'
        order by id for update
      ), declined as (
        update mentoring_requests r set status = 'declined', decided_at = now() from waiting w where r.id = w.id
        returning r.id, r.student_id, r.mentor_id
      )
      select d.id, d.student_id as student, u.first_name || ' ' || u.last_name as mentor
      from declined d join users u on u.id = d.mentor_id order by d.id`,
  )) as unknown as Declined[];
  await notify(
    em,
    declined.map((request) => leavingNews({ ...request, publicUrl })),
  );
}
