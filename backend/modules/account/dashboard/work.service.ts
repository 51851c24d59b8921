import sql from "sql-template-tag";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { daysUntil } from "../../../shared/days/days.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import type { Done } from "../../../shared/schema/done.ts";
import { nameOf } from "../../community/mentoring/both.ts";
import type { MentoringSession } from "../../community/mentoring/sessions/session.entity.ts";
import { sessionsOf } from "../../community/mentoring/sessions/session-list.service.ts";
import { STANDING } from "../../community/mentoring/sessions/session-status.ts";
import { recordPath } from "../../marketplace/applications/record-kinds.ts";
import { archivedBy, readableBy, unreadBy } from "../../marketplace/conversations/readable.ts";
import type { Deadline } from "../calendar/deadline.ts";
import { chosenDeadlines } from "../calendar/deadlines.ts";
import type { ViewerWork, WorkDeadline } from "./work.types.ts";

/** The number of days in which an application must be due to count as due soon. */
const SOON = 7;
/** How many days ahead deadlines are shown, and the maximum number of them. */
const AHEAD = 14;
const SHOWN = 10;

/** Returns the viewer's pending work, always in three statements. */
export async function viewerWork(context: Context): Promise<ViewerWork> {
  const { id } = personOf(context);
  const [counted] = await queryRows(
    context.em,
    sql`select
      (select count(distinct m.solution_id)::int from saved_briefs b
        join saved_brief_matches m on m.brief_id = b.id and m.turn > b.visited_turn
        join solutions s on s.id = m.solution_id and s.status = 'published'
        where b.owner_id = ${id}) as matches,
      (select count(*)::int from bookmarks where user_id = ${id}) as saved,
      (select count(*)::int from conversations t where ${readableBy(context.actor)}
        and not (${archivedBy(id)}) and exists (select from ${unreadBy(id)})) as replies,
      exists (select from dismissed_hints where user_id = ${id} and hint = 'profile') as dismissed`,
  );
  const ahead = (await chosenDeadlines(context.em, id)).filter(isAhead);
  const meetings = await sessionsOf(context.em, id, { daysBack: 0, daysAhead: AHEAD, most: SHOWN });
  return {
    id,
    newMatches: Number(counted?.matches ?? 0),
    applicationsDue: ahead.filter(isToWrite).length,
    saved: Number(counted?.saved ?? 0),
    repliesWaiting: Number(counted?.replies ?? 0),
    profileHintDismissed: counted?.dismissed === true,
    countedAt: new Date(),
    deadlines: [...ahead.map(shown), ...meetings.filter((session) => isAwaited(session, id)).map(meeting)]
      .toSorted((one, other) => one.dueDate.getTime() - other.dueDate.getTime())
      .slice(0, SHOWN),
  };
}

/** Whether a deadline requires action; one that only a saved search matches was not chosen by the viewer. */
function isAhead({ dueDate, closed, saved, application }: Deadline): boolean {
  const days = daysUntil(dueDate);
  const isChosen = saved || (application !== null && application !== "withdrawn");
  return isChosen && !closed && days > 0 && days <= AHEAD;
}

function isToWrite({ dueDate, application }: Deadline): boolean {
  return daysUntil(dueDate) <= SOON && (application === null || application === "draft");
}

function shown(deadline: Deadline): WorkDeadline {
  const { kind, id, title, organization, dueDate, application } = deadline;
  return {
    id: `${kind}:${id}`,
    title,
    organization,
    dueDate,
    application,
    path: recordPath(kind, deadline),
    daysLeft: daysUntil(dueDate),
    session: null,
    timeZone: null,
  };
}

/** Whether a session is active and the viewer is its student; mentors see theirs next to their students. */
const isAwaited = ({ status, student }: MentoringSession, viewer: number) =>
  STANDING.includes(status) && student.id === viewer;

function meeting({ id, topic, startsAt, timeZone, status, mentor }: MentoringSession): WorkDeadline {
  return {
    id: `session:${id}`,
    title: topic,
    organization: nameOf(mentor.unwrap()),
    path: "/sessions",
    dueDate: startsAt,
    daysLeft: daysUntil(startsAt),
    application: null,
    session: status,
    timeZone,
  };
}

/** Dismisses the viewer's profile reminder; idempotent. */
export async function dismissProfileHint(context: Context): Promise<Done> {
  await context.em.execute(
    "insert into dismissed_hints (user_id, hint) values (?, 'profile') on conflict do nothing",
    [personOf(context).id],
  );
  return { message: "We won't remind you about your profile again." };
}
