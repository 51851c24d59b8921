import { raw, ref } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, InvalidInputError } from "../../../shared/errors.ts";
import type { Page, PageArguments } from "../../../shared/paging/connection.ts";
import { findPage } from "../../../shared/paging/keyset.ts";
import type { Done } from "../../../shared/schema/done.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { withoutLeftOut } from "../../../shared/schema/kept-fields.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { newToken } from "../../../shared/secret-token.ts";
import { User } from "../../account/identity/user.entity.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { addSolutions } from "./candidates.service.ts";
import { Evaluation } from "./evaluation.entity.ts";
import type {
  EvaluationCriterionInput,
  EvaluationDecisionInput,
  EvaluationInput,
} from "./evaluation.inputs.ts";
import { criteriaRules, decisionRules, evaluationRules, MAX_EVALUATIONS } from "./evaluation.rules.ts";
import { assertOpen, changeOpen, lockAs } from "./standing.ts";

/** The first key of the advisory lock held while a person's evaluations are counted; the second is their id. */
const COUNT_LOCK = 7_305_161;

const invalid = (field: string, message: string) => new InvalidInputError(message, { [field]: message });

/** Returns a page of the evaluations that the viewer takes part in, latest first. */
export async function listEvaluations(context: Context, page: PageArguments): Promise<Page<Evaluation>> {
  const mine = raw("select evaluation_id from evaluation_people where user_id = ?", [personOf(context).id]);
  const where = { id: { $in: mine } };
  return findPage(context.em, Evaluation, page, { where, orderBy: { id: "desc" } });
}

/**
 * Holds the count of a person's evaluations until the transaction ends.
 * @throws ConflictError if they own as many as they can.
 */
export async function assertRoomForEvaluation(
  em: EntityManager,
  person: number,
  message: string,
): Promise<void> {
  await em.execute("select pg_advisory_xact_lock(?, ?)", [COUNT_LOCK, person]);
  const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
    "select count(*)::int as count from evaluation_people where user_id = ? and role = 'owner'",
    [person],
  );
  if (count >= MAX_EVALUATIONS) throw new ConflictError(message);
}

/**
 * Begins an evaluation, of which the actor is the owner. Returns its id.
 * @throws InvalidInputError with a message for each invalid field; ConflictError at the limit of a person.
 */
export async function createEvaluation(
  context: Context,
  input: EvaluationInput,
  given: readonly EvaluationCriterionInput[],
  solutionIds: readonly string[],
): Promise<number> {
  const { em } = context;
  const { id: person } = personOf(context);
  const values = await validate(evaluationRules, { ...input, need: input.need ?? "" });
  const { criteria } = await validate(criteriaRules, { criteria: given });
  await assertRoomForEvaluation(em, person, `You have ${MAX_EVALUATIONS} evaluations. Delete one first.`);
  const evaluation = em.create(Evaluation, values);
  await em.flush();
  await em.execute(
    "insert into evaluation_people (evaluation_id, user_id, role, joined_at) values (?, ?, 'owner', now())",
    [evaluation.id, person],
  );
  await writeCriteria(context, evaluation.id, criteria);
  if (solutionIds.length > 0) await addSolutions(context, evaluation.id, solutionIds);
  await recordAuditEvent(context, { action: "evaluation.created", subject: evaluation.id });
  return evaluation.id;
}

/**
 * Changes an evaluation's name, need and dates.
 * @throws InvalidInputError with a message for each invalid field; as `changeOpen`.
 */
export async function updateEvaluation(
  context: Context,
  id: string,
  input: EvaluationInput,
  version: number,
): Promise<void> {
  const values = await validate(evaluationRules, { ...input, need: input.need ?? "" });
  const names = ["need", "questionsDue", "answersDue", "demosOn", "decideOn"];
  await changeOpen(context, id, version, (evaluation) => {
    Object.assign(evaluation, withoutLeftOut(values, input, names));
  });
}

/** Replaces the criteria; the scores of those that are left out are kept, but don't count. */
async function writeCriteria(
  { em }: Context,
  evaluationId: number,
  criteria: readonly { id: string | null; title: string; weight: number; must: boolean }[],
): Promise<void> {
  const rows = criteria.map(({ id, title, weight, must }, position) => ({
    id: id === null ? null : (parseId(id) ?? 0),
    title,
    weight,
    must,
    position,
  }));
  const kept = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  const [{ known } = { known: 0 }] = await em.execute<{ known: number }[]>(
    "select count(*)::int as known from evaluation_criteria where evaluation_id = ? and id = any(?)",
    [evaluationId, `{${kept.join(",")}}`],
  );
  if (known !== new Set(kept).size || known !== kept.length)
    throw invalid("criteria", "One of these criteria doesn't belong to this evaluation");
  await em.execute(
    `with given as (
       select * from jsonb_to_recordset(?::jsonb) as g (id integer, title text, weight smallint, must boolean, position smallint)
     ), changed as (
       update evaluation_criteria c set title = g.title, weight = g.weight, must = g.must, position = g.position,
         removed_at = null
       from given g where c.id = g.id
     ), removed as (
       update evaluation_criteria c set removed_at = now()
       where c.evaluation_id = ? and c.removed_at is null and not exists (select from given g where g.id = c.id)
     )
     insert into evaluation_criteria (evaluation_id, title, weight, must, position)
     select ?, title, weight, must, position from given where id is null`,
    [JSON.stringify(rows), evaluationId, evaluationId],
  );
}

/**
 * Replaces the criteria; scores of removed ones are kept, and count again if the criterion comes back.
 * @throws InvalidInputError at the field; as `changeOpen`.
 */
export async function setCriteria(
  context: Context,
  id: string,
  given: readonly EvaluationCriterionInput[],
  version: number,
): Promise<void> {
  const { criteria } = await validate(criteriaRules, { criteria: given });
  await changeOpen(context, id, version, ({ id: key }) => writeCriteria(context, key, criteria));
}

/**
 * Decides.
 * @throws InvalidInputError at the field; as `changeOpen`.
 */
export async function decide(
  context: Context,
  id: string,
  input: EvaluationDecisionInput,
  version: number,
): Promise<void> {
  const { reasons } = await validate(decisionRules, input);
  const chosenId = parseId(input.chosenId) ?? 0;
  const runnerUpId = input.runnerUpId ? (parseId(input.runnerUpId) ?? 0) : null;
  if (chosenId === runnerUpId) throw invalid("runnerUpId", "Choose a different candidate as the runner-up");
  const evaluation = await changeOpen(context, id, version, async (changed) => {
    const compared = await context.em.execute<{ id: number }[]>(
      "select id from evaluation_candidates where evaluation_id = ? and removed_at is null and id in (?, ?)",
      [changed.id, chosenId, runnerUpId ?? 0],
    );
    const ids = new Set(compared.map((candidate) => candidate.id));
    if (!ids.has(chosenId)) throw invalid("chosenId", "Choose one of the candidates");
    if (runnerUpId !== null && !ids.has(runnerUpId))
      throw invalid("runnerUpId", "Choose one of the candidates");
    const now = new Date();
    const decidedBy = ref(context.em.getReference(User, personOf(context).id));
    Object.assign(changed, { chosenId, runnerUpId, reasons, decidedAt: now, decidedBy });
    changed.scoringClosedAt ??= now;
  });
  await recordAuditEvent(context, { action: "evaluation.decided", subject: evaluation.id });
}

/**
 * Takes a decision back; scoring stays ended until the owner opens it again.
 * @throws as `lockAs`; ConflictError if it is open.
 */
export async function reopen(context: Context, id: string): Promise<void> {
  const { evaluation } = await lockAs(context, id, ["owner"]);
  if (!evaluation.decidedAt) throw new ConflictError("It isn't decided yet.");
  Object.assign(evaluation, {
    chosenId: null,
    runnerUpId: null,
    reasons: null,
    decidedAt: null,
    decidedBy: null,
  });
  evaluation.version += 1;
  await context.em.flush();
  await context.em.execute(
    "update evaluations set held = null, held_note = '', held_at = null, held_asked_at = null where id = ?",
    [evaluation.id],
  );
  await recordAuditEvent(context, { action: "evaluation.reopened", subject: evaluation.id });
}

/**
 * Ends the scoring, by which everybody sees the result, or takes scores again.
 * @throws as `lockAs`; ConflictError if it is decided.
 */
export async function setScoringClosed(context: Context, id: string, closed: boolean): Promise<void> {
  const { evaluation } = await lockAs(context, id, ["owner"]);
  assertOpen(evaluation);
  evaluation.scoringClosedAt = closed ? (evaluation.scoringClosedAt ?? new Date()) : null;
  await context.em.flush();
}

/**
 * Lets anyone with its link read an evaluation, or ends that; a new link is made each time it is shared.
 * @throws as `lockAs`.
 */
export async function share(context: Context, id: string, shared: boolean): Promise<void> {
  const { evaluation } = await lockAs(context, id, ["owner"]);
  evaluation.shareToken = shared ? (evaluation.shareToken ?? newToken()) : null;
  await context.em.flush();
}

/**
 * Deletes an evaluation with its scores.
 * @throws as `lockAs`.
 */
export async function deleteEvaluation(context: Context, id: string): Promise<Done> {
  const { evaluation } = await lockAs(context, id, ["owner"]);
  const { id: key, name } = evaluation;
  await context.em.execute("delete from evaluations where id = ?", [key]);
  await recordAuditEvent(context, { action: "evaluation.deleted", subject: key });
  return { message: `The evaluation “${name}” was deleted` };
}
