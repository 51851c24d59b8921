import { dayOf, daysFromNow, endOfDay, longEnd } from "../../../shared/days/days.ts";
import type { Job } from "../../../shared/job.ts";
import { counted } from "../../../shared/text/counted.rules.ts";
import { notify } from "../../account/notifications/notify.ts";
import { DAYS, type EvaluationStep } from "./evaluation-days.ts";

interface Due {
  readonly id: number;
  readonly name: string;
  readonly step: EvaluationStep;
  /** As YYYY-MM-DD. */
  readonly day: string;
  readonly recipient: number;
  readonly role: "owner" | "judge" | "reader";
  readonly judges: number;
  readonly done: number;
  readonly asked: number;
  readonly silent: number;
}

/** The days until tomorrow of evaluations that aren't decided, for each person whom one concerns. */
const DUE = `
  select e.id, e.name, d.step, d.day::text as day, p.user_id as recipient, p.role, n.judges, n.done, q.asked, q.silent
  from evaluations e ${DAYS}
    join evaluation_people p on p.evaluation_id = e.id and p.user_id is not null
    cross join lateral (select count(*)::int as judges, count(j.submitted_at)::int as done from evaluation_people j
      where j.evaluation_id = e.id and j.role = 'judge' and j.joined_at is not null) n
    cross join lateral (select count(*)::int as asked, (count(*) filter (where not exists (
        select from vendor_request_answers a join conversation_messages m on m.id = a.message_id
        where m.conversation_id = t.id and m.status = 'published')))::int as silent
      from vendor_requests r join conversations t on t.request_id = r.id where r.evaluation_id = e.id) q
  where e.decided_at is null and d.day between ?::date and ?::date and case d.step
    when 'questions_due' then p.role = 'owner' and q.asked = 0
    when 'answers_due' then p.role = 'owner' and q.asked > 0
    when 'demos_on' then true
    else p.role = 'owner' or (p.role = 'judge' and p.submitted_at is null and e.scoring_closed_at is null) end
  order by e.id, d.step, p.id`;

/** What somebody is told of a day: a title, what stands open, and the tab where it is done. */
function newsOf({ name, step, role, judges, done, asked, silent }: Due, when: string) {
  if (step === "questions_due")
    return {
      title: `Questions for “${name}” go out ${when}`,
      text: "You haven't asked any vendors yet.",
      tab: "?tab=questions",
    };
  if (step === "answers_due")
    return {
      title: `Vendors' answers for “${name}” are due ${when}`,
      text:
        silent === 0
          ? "All the vendors you asked have answered."
          : `Still no answer from ${silent} of ${counted(asked, "vendor")}.`,
      tab: "?tab=questions",
    };
  if (step === "demos_on")
    return {
      title: `Demos for “${name}” are ${when}`,
      text: "The evaluation has the criteria, the candidates and the vendors' answers.",
      tab: "",
    };
  if (role === "judge")
    return {
      title: `The decision on “${name}” is due ${when}`,
      text: "Your scores aren't in yet.",
      tab: "?tab=score",
    };
  return {
    title: `The decision on “${name}” is due ${when}`,
    text:
      judges === 0 ? "No judges have joined." : `Scores are in from ${done} of ${counted(judges, "judge")}.`,
    tab: "",
  };
}

/**
 * Reminds the people of an evaluation of each of its days once: the day before, or on the day itself if it was set
 * later or no process ran.
 */
export const remindOfEvaluationDaysJob: Job = {
  name: "remind-of-evaluation-days",
  schedule: "43 7 * * *",
  run: (_payload, { em: outer, publicUrl }) =>
    outer.transactional(async (em) => {
      const [today, tomorrow] = [dayOf(new Date()), dayOf(daysFromNow(1))];
      const due = await em.execute<Due[]>(DUE, [today, tomorrow]);
      await notify(
        em,
        due.map((day) => {
          const { title, text, tab } = newsOf(day, day.day === today ? "today" : "tomorrow");
          const path = `/evaluations/${day.id}${tab}`;
          const texts =
            day.step === "demos_on" ? [text] : [text, `The day ends on ${longEnd(endOfDay(day.day))}.`];
          return {
            recipient: day.recipient,
            type: "review",
            title,
            text: texts,
            path,
            key: `evaluation-day:${day.id}:${day.step}:${day.day}`,
            letter: {
              subject: title,
              text: [
                `${title}. ${texts.join(" ")}`,
                `Open the evaluation: ${publicUrl}${path}`,
                `Choose which emails you get: ${publicUrl}/profile?tab=notifications`,
              ],
            },
          };
        }),
      );
    }),
};
