import type { Context } from "../../../shared/context.ts";
import { type FieldMessages, InvalidInputError } from "../../../shared/errors.ts";
import { answerProblem, draftProblem, storedAnswer } from "./answer.rules.ts";
import type { AnswerInput } from "./application-form.ts";
import { type Call, type CallForm, readForm } from "./form.service.ts";
import { answerField, type StoredValue } from "./question.rules.ts";

/** The application whose answers are written, locked. */
interface Answering {
  readonly id: number;
  formVersion?: number | null;
}

interface Writing {
  readonly call: Call;
  readonly answers: readonly AnswerInput[] | null | undefined;
  /** Whether it is submitted, so that every answer has to do. */
  readonly isComplete: boolean;
}

/**
 * Writes answers into an application; questions that are left out keep theirs, and so do those that aren't asked
 * anymore.
 * @throws InvalidInputError with a message for each question, such as `answer_ab12cd34`.
 */
export async function writeAnswers(
  context: Pick<Context, "em">,
  application: Answering,
  { call, answers, isComplete }: Writing,
): Promise<void> {
  const { em } = context;
  const form = await readForm(context, call);
  const given = givenAnswers(form, answers ?? []);
  if (form.version > 0) application.formVersion = form.version;
  if (isComplete && form.questions.length > 0) await assertComplete(em, application.id, form, given);
  if (given.size === 0) return;
  const values = [...given].map(([id, value]) => ({ id, value }));
  await em.execute(
    `with given as (select id, value from jsonb_to_recordset(?::jsonb) as g (id text, value jsonb)),
      removed as (delete from application_answers a using given g
        where a.application_id = ? and a.question_id = g.id and coalesce(g.value, 'null') = 'null')
      insert into application_answers (application_id, question_id, value)
        select ?, g.id, g.value from given g where coalesce(g.value, 'null') <> 'null'
      on conflict (application_id, question_id) do update set value = excluded.value
        where application_answers.value <> excluded.value`,
    [JSON.stringify(values), application.id, application.id],
  );
}

type Given = ReadonlyMap<string, StoredValue | null>;

/** Returns what is given as it is stored. @throws InvalidInputError for unknown questions and what is too long. */
function givenAnswers({ questions, former }: CallForm, answers: readonly AnswerInput[]): Given {
  const known = new Map([...questions, ...former].map((question) => [question.id, question]));
  const fields: FieldMessages = {};
  const given = new Map<string, StoredValue | null>();
  for (const { questionId, ...answer } of answers) {
    const question = known.get(questionId);
    if (!question || given.has(questionId)) {
      fields[answerField(questionId)] = "The form doesn't ask this, or it is answered twice.";
      continue;
    }
    const value = storedAnswer(question, answer);
    const problem = draftProblem(value);
    if (problem) fields[answerField(questionId)] = problem;
    given.set(questionId, value);
  }
  refuse(fields);
  return given;
}

async function assertComplete(
  em: Context["em"],
  id: number,
  { questions }: CallForm,
  given: Given,
): Promise<void> {
  const [stored] = await em.execute<
    { answers: Record<string, StoredValue> | null; files: Record<string, number> | null }[]
  >(
    `select (select jsonb_object_agg(question_id, value) from application_answers where application_id = ?) as answers,
      (select jsonb_object_agg(question_id, count) from (select question_id, count(*)::int as count
        from application_files where application_id = ? group by question_id) f) as files`,
    [id, id],
  );
  const fields: FieldMessages = {};
  for (const question of questions) {
    const value = given.has(question.id) ? given.get(question.id) : stored?.answers?.[question.id];
    const problem = answerProblem(question, value ?? null, stored?.files?.[question.id] ?? 0);
    if (problem) fields[answerField(question.id)] = problem;
  }
  refuse(fields);
}

function refuse(fields: FieldMessages): void {
  const [first] = Object.values(fields);
  if (first) throw new InvalidInputError(first, fields);
}
