import type { EntityManager } from "@mikro-orm/postgresql";

/** The days of an evaluation, by their columns. */
export type EvaluationStep = "questions_due" | "answers_due" | "demos_on" | "decide_on";

/** SQL that joins the days `d` of an evaluation `e`, each with what happens on it. */
export const DAYS = `cross join lateral (values
  ('questions_due', 'Questions out', e.questions_due), ('answers_due', 'Answers in', e.answers_due),
  ('demos_on', 'Demos', e.demos_on), ('decide_on', 'Decision', e.decide_on)) d (step, what, day)`;

/** A day of an evaluation in a person's calendar. */
export interface EvaluationDay {
  readonly evaluationId: number;
  readonly step: EvaluationStep;
  /** What happens, such as "Answers in". */
  readonly what: string;
  readonly name: string;
  /** As YYYY-MM-DD. */
  readonly day: string;
  readonly changedAt: Date;
  /** Whether it was decided, by which the day is over. */
  readonly decided: boolean;
}

/** The maximum number of days in a calendar. */
const MAX_DAYS = 200;

/** Returns the days of the evaluations that a person takes part in, from a month ago on, in one statement. */
export async function evaluationDays(em: EntityManager, person: number): Promise<EvaluationDay[]> {
  const rows = await em.execute<EvaluationDay[]>(
    `select e.id as "evaluationId", d.step, d.what, e.name, d.day::text as day, e.updated_at as "changedAt",
       e.decided_at is not null as decided
     from evaluation_people p join evaluations e on e.id = p.evaluation_id
       ${DAYS}
     where p.user_id = ? and d.day >= current_date - 30
     order by d.day, e.id, d.step limit ${MAX_DAYS}`,
    [person],
  );
  return rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt) }));
}
