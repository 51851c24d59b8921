import type { Context } from "../../../shared/context.ts";
import type { AnswerFile, ApplicationAnswer, ApplicationBudget } from "./application-answer.ts";
import { type BudgetLine, budgetTotal, type Question, type StoredValue } from "./question.rules.ts";

type Reading = Pick<Context, "em" | "publicUrl">;

/** The path of files of applications, for their applicant and those who decide or review. */
export const ANSWER_FILES_PATH = "/uploads/applications";

/** The whole address of a file. */
export const fileAddress = (
  publicUrl: string,
  { id, name }: { readonly id: number; readonly name: string },
): string => `${publicUrl}${ANSWER_FILES_PATH}/${id}/${encodeURIComponent(name)}`;

interface AskedForm {
  readonly call: string;
  readonly version: number;
  readonly questions: readonly Question[];
}
interface StoredAnswer {
  readonly questionId: string;
  readonly value: StoredValue;
}
interface StoredFile extends Omit<AnswerFile, "id" | "url"> {
  readonly id: number;
  readonly questionId: string;
}
/** An application as its answers are read from it. */
export interface ApplicationRow {
  readonly id: number;
  readonly call: string;
  /** The version of the form that its applicant last saw. */
  readonly formVersion: number;
  readonly answers: readonly StoredAnswer[];
  readonly files: readonly StoredFile[];
}

const callOf = (alias: string) =>
  `case when ${alias}.opportunity_id is null then 'c' || ${alias}.collaboration_id else 'o' || ${alias}.opportunity_id end`;

/**
 * SQL of an application as its answers are read from it, as JSON.
 * @param alias the table of the application.
 */
export const answeredRow = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'call', ${callOf(alias)}, 'formVersion', coalesce(${alias}.form_version, 0),
      'answers', (select coalesce(json_agg(json_build_object('questionId', given.question_id, 'value', given.value)
        order by given.question_id), '[]'::json) from application_answers given where given.application_id = ${alias}.id),
      'files', (select coalesce(json_agg(json_build_object('id', f.id, 'questionId', f.question_id, 'name', f.name,
        'size', f.size, 'contentType', f.content_type) order by f.id), '[]'::json)
        from application_files f where f.application_id = ${alias}.id))`;

/** The same with the budgets alone, whose lines have amounts: all that 600 applications say takes half a second. */
const BUDGETED = `json_build_object('id', t.id, 'call', ${callOf("t")}, 'formVersion', coalesce(t.form_version, 0),
  'answers', (select coalesce(json_agg(json_build_object('questionId', given.question_id, 'value', given.value)
    order by given.question_id), '[]'::json) from application_answers given where given.application_id = t.id
    and jsonb_typeof(given.value) = 'array' and jsonb_path_exists(given.value, '$[*].amount')), 'files', '[]'::json)`;

/** The applications with their answers, and all versions of the forms that they answer, in one statement. */
const readSql = (row: string) => `with chosen as (
    select id, opportunity_id, collaboration_id, form_version from applications where id = any(?::integer[]))
  select (select coalesce(json_agg(${row}), '[]'::json) from chosen t) as applications,
    (select coalesce(json_agg(json_build_object('call', ${callOf("f")}, 'version', f.version, 'questions', f.questions)
      order by f.version desc), '[]'::json) from application_forms f
      where f.opportunity_id in (select opportunity_id from chosen)
        or f.collaboration_id in (select collaboration_id from chosen)) as forms`;

interface Shown extends ApplicationRow {
  /** The questions that were asked or answered, in order; those no longer asked are last. */
  readonly asked: readonly { readonly question: Question; readonly isAsked: boolean }[];
}

/**
 * @param earlier what applications said before, which is read instead of what they say now.
 * @param row SQL of what is read of an application `t`.
 */
async function readShown(
  { em }: Reading,
  ids: readonly number[],
  { earlier, row = answeredRow("t") }: { earlier?: readonly ApplicationRow[]; row?: string } = {},
): Promise<Shown[]> {
  if (ids.length === 0) return [];
  const [found] = await em.execute<{ applications: ApplicationRow[]; forms: AskedForm[] }[]>(readSql(row), [
    `{${ids.join(",")}}`,
  ]);
  const forms = Map.groupBy(found?.forms ?? [], ({ call }) => call);
  return (earlier ?? found?.applications ?? []).map((row) => ({
    ...row,
    asked: askedOf(row, forms.get(row.call) ?? []),
  }));
}

/**
 * The questions of an application, as its applicant saw them.
 * @param forms all versions, the latest first.
 */
function askedOf(
  { formVersion, answers, files }: ApplicationRow,
  forms: readonly AskedForm[],
): Shown["asked"] {
  const current = forms[0]?.questions ?? [];
  const seen = forms.filter(({ version }) => version <= formVersion);
  const wordings = new Map<string, Question>();
  // What was never seen is worded as it is now; of what was seen, the last wording counts.
  for (const { questions } of [...forms].reverse())
    for (const question of questions) wordings.set(question.id, question);
  for (const { questions } of [...seen].reverse())
    for (const question of questions) {
      // What tells who applies is hidden, too, if the owner notices that only later.
      const isIdentifying = question.isIdentifying || wordings.get(question.id)?.isIdentifying === true;
      wordings.set(question.id, { ...question, isIdentifying });
    }
  const given = new Set([...answers, ...files].map(({ questionId }) => questionId));
  const isCurrent = new Set(current.map(({ id }) => id));
  const order = [...(seen[0]?.questions ?? current).map(({ id }) => id), ...wordings.keys()];
  const shown = [...new Set(order)].flatMap((id) => {
    const question = wordings.get(id);
    const isAsked = isCurrent.has(id);
    const wasSeen = seen[0]?.questions.some((one) => one.id === id);
    return question && (given.has(id) || (isAsked && wasSeen)) ? [{ question, isAsked }] : [];
  });
  return [...shown.filter(({ isAsked }) => isAsked), ...shown.filter(({ isAsked }) => !isAsked)];
}

const isLine = (item: string | BudgetLine): item is BudgetLine => typeof item !== "string";

function budgetOf({ kind, currency }: Question, value: StoredValue | undefined): ApplicationBudget | null {
  if (kind !== "budget" || typeof value === "string") return null;
  const lines = (value ?? []).filter(isLine);
  return lines.length === 0 ? null : { total: budgetTotal(lines), currency: currency ?? "USD", lines };
}

const amountText = (amount: number) => amount.toLocaleString("en-US", { maximumFractionDigits: 2 });

/** An answer as people read it. */
function textOf(value: StoredValue | undefined, budget: ApplicationBudget | null): string | null {
  if (budget)
    return [
      ...budget.lines.map(({ label, amount }) => `${label}: ${amountText(amount)}`),
      `Total: ${amountText(budget.total)} ${budget.currency}`,
    ].join("; ");
  if (value === undefined || typeof value === "string") return value || null;
  return value.filter((item) => !isLine(item)).join("; ") || null;
}

/**
 * Returns the answers of applications by their ids, in the order of the form, in one statement. A question without
 * an answer is there, too; whether its reader may see them is up to the caller.
 */
export async function readAnswers(
  context: Reading,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ApplicationAnswer[]>> {
  const shown = await readShown(context, applicationIds);
  return new Map(shown.map((application) => [application.id, answersOf(context.publicUrl, application)]));
}

/** Returns the answers that an application gave before it was changed, worded as they were asked then. */
export async function readEarlierAnswers(
  context: Reading,
  row: ApplicationRow,
): Promise<readonly ApplicationAnswer[]> {
  const [shown] = await readShown(context, [row.id], { earlier: [row] });
  return shown ? answersOf(context.publicUrl, shown) : [];
}

function answersOf(publicUrl: string, { asked, answers, files }: Shown): ApplicationAnswer[] {
  const values = new Map(answers.map(({ questionId, value }) => [questionId, value]));
  const byQuestion = Map.groupBy(files, ({ questionId }) => questionId);
  return asked.map(({ question, isAsked }) => {
    const { id, kind, label, isIdentifying } = question;
    const value = values.get(id);
    const budget = budgetOf(question, value);
    return {
      questionId: id,
      label,
      kind,
      value: textOf(value, budget),
      choices: Array.isArray(value) ? value.filter((item) => typeof item === "string") : [],
      budget,
      files: (byQuestion.get(id) ?? []).map(({ questionId: _, ...file }) => ({
        ...file,
        id: String(file.id),
        url: fileAddress(publicUrl, file),
      })),
      isIdentifying,
      isAsked,
    };
  });
}

/** Returns the budgets of those applications that have one, by their ids, in one statement. */
export async function readBudgets(
  context: Reading,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, ApplicationBudget>> {
  const found = new Map<number, ApplicationBudget>();
  for (const { id, asked, answers } of await readShown(context, applicationIds, { row: BUDGETED })) {
    const values = new Map(answers.map(({ questionId, value }) => [questionId, value]));
    const budgets = asked
      .filter(({ isAsked }) => isAsked)
      .map(({ question }) => budgetOf(question, values.get(question.id)));
    const budget = budgets.find((one) => one !== null);
    if (budget) found.set(id, budget);
  }
  return found;
}
