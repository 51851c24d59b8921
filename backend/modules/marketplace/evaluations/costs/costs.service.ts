import type { Context } from "../../../../shared/context.ts";
import { NotFoundError } from "../../../../shared/errors.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { parameterOf } from "../../../catalog/plans/cost.rules.ts";
import { COUNTED_UNITS } from "../../../catalog/plans/plan.rules.ts";
import { assertOpen, changeOpen, lockAs } from "../standing.ts";
import { candidateCostRules, numbersRules } from "./cost.rules.ts";
import type { CandidateCostInput, EvaluationNumbersInput } from "./cost.types.ts";

/**
 * Sets for how many and for how long the costs are.
 * @throws InvalidInputError with a message for each invalid field; as `changeOpen`.
 */
export async function setNumbers(
  context: Context,
  id: string,
  input: EvaluationNumbersInput,
  version: number,
): Promise<void> {
  const { months, currency, ...numbers } = await validate(numbersRules, input);
  const given: Readonly<Record<string, number | null>> = numbers;
  const counts = COUNTED_UNITS.flatMap((unit) => {
    const count = given[parameterOf(unit)];
    return count ? [[unit, count]] : [];
  });
  await changeOpen(context, id, version, (evaluation) => {
    Object.assign(evaluation, {
      costCounts: Object.fromEntries(counts),
      costMonths: months,
      costCurrency: currency,
    });
  });
}

/**
 * Enters what a candidate costs, with its source, or takes that back.
 * @param input null to take it back.
 * @throws InvalidInputError with a message for each invalid field; NotFoundError if it isn't a candidate;
 * ConflictError if it is decided; as `lockAs`.
 */
export async function setCandidateCost(
  context: Context,
  id: string,
  candidateId: string,
  input: CandidateCostInput | null,
): Promise<void> {
  const { em } = context;
  const values = input && (await validate(candidateCostRules, input));
  const { evaluation, standing } = await lockAs(context, id, ["owner", "judge"]);
  assertOpen(evaluation);
  const [candidate] = await em.execute<{ id: number }[]>(
    "select id from evaluation_candidates where id = ? and evaluation_id = ? and removed_at is null",
    [parseId(candidateId) ?? 0, evaluation.id],
  );
  if (!candidate) throw new NotFoundError("This candidate was removed.");
  if (!values) {
    await em.execute("delete from evaluation_costs where candidate_id = ?", [candidate.id]);
    return;
  }
  await em.execute(
    `insert into evaluation_costs (candidate_id, person_id, amount, currency, source) values (?, ?, ?, ?, ?)
     on conflict (candidate_id) do update set person_id = excluded.person_id, amount = excluded.amount,
       currency = excluded.currency, source = excluded.source, entered_at = now()`,
    [candidate.id, standing.personId, values.amount, values.currency, values.source],
  );
}
