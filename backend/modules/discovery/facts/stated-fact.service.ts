import { isAdministrator } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, InvalidInputError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { findOwnSolution } from "../../catalog/solutions/editing/solution-editing.service.ts";
import { LEVEL_LABELS, type Level } from "../../catalog/taxonomy/level.ts";
import { findMemberships } from "../../marketplace/organizations/membership.service.ts";
import type { Rate } from "../briefs/reading/budget.ts";
import { SPORTS_AND_RATES } from "../briefs/reading/read-brief.ts";
import {
  type FactKind,
  factKey,
  type ReadFact,
  type ReadTexts,
  readFacts,
  SURE_ENOUGH,
} from "./read-facts.ts";
import type { StatedFact } from "./stated-fact.types.ts";

/** The maximum number of rejected facts of a solution, and of facts shown. */
const MAX_REJECTED = 100;
export const MAX_FACTS = 60;

/** The labels of the fact kinds. */
const NAMES: Readonly<Record<FactKind, string>> = {
  sport: "Sport",
  level: "Level",
  product: "Product",
  platform: "Platform",
  integration: "Works with",
  price: "Price",
  place: "Place",
};

interface SolutionTexts extends ReadTexts {
  readonly ownSports: readonly string[];
  readonly levels: readonly Level[];
  readonly pricing: string;
  readonly rejectedFacts: readonly string[];
  readonly sports: readonly string[];
  readonly rates: readonly Rate[];
  readonly isEditable: boolean;
}

const SELECT = `
  select t.description as body, t.features, t.tags, t.integrations, t.levels, t.pricing,
    t.rejected_facts as "rejectedFacts", ${SPORTS_AND_RATES}, e.editable as "isEditable",
    array(select s.name::text from solution_sports l join sports s on s.id = l.sport_id where l.solution_id = t.id)
      as "ownSports"
  from solutions t join vendors v on v.id = t.vendor_id
  cross join lateral (select (?::boolean or v.organization_id = any(?::integer[])) as editable) e
  where t.id = ? and (t.status = 'published' or e.editable)`;

/**
 * Returns the facts that a solution's texts state and its fields lack, the most confident first; empty if
 * there is no such solution. Users who may edit it also get the rejected ones.
 */
export async function findStatedFacts(context: Context, id: string): Promise<StatedFact[]> {
  const organizations = [...(await findMemberships(context)).keys()];
  const [solution] = await context.em.execute<SolutionTexts[]>(SELECT, [
    isAdministrator(context.actor),
    `{${organizations.join(",")}}`,
    parseId(id) ?? 0,
  ]);
  if (!solution) return [];
  const rejected = new Set(solution.rejectedFacts);
  return readFacts(solution, solution.sports, solution.rates)
    .filter((fact) => fact.confidence >= SURE_ENOUGH && !isKnown(fact, solution))
    .map((fact) => ({
      kind: fact.kind,
      name: NAMES[fact.kind],
      value: fact.value,
      label: labelOf(fact),
      field: fact.passage.field,
      start: fact.passage.start,
      end: fact.passage.end,
      quote: fact.passage.quote,
      confidence: fact.confidence,
      rejected: rejected.has(factKey(fact)),
    }))
    .filter((fact) => solution.isEditable || !fact.rejected)
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, MAX_FACTS);
}

/** Whether a field of the solution already has the value. */
function isKnown(
  { kind, value }: ReadFact,
  { ownSports, levels, integrations, pricing }: SolutionTexts,
): boolean {
  const isAmong = (own: readonly string[]) => own.some((one) => one.toLowerCase() === value.toLowerCase());
  if (kind === "sport") return isAmong(ownSports);
  if (kind === "level") return isAmong(levels);
  if (kind === "integration") return isAmong(integrations);
  return kind === "price" && pricing !== "";
}

function labelOf({ kind, value }: ReadFact): string {
  if (kind === "level") return LEVEL_LABELS[value as Level];
  if (kind === "price")
    return Number(value) === 0 ? "Free" : `$${Number(value).toLocaleString("en-US")} a year`;
  return value;
}

/**
 * Rejects a fact of a solution, or revokes the rejection; rejected facts don't count in matching. Returns its
 * facts.
 * @throws NotFoundError; ForbiddenError for anyone but its vendor's members; InvalidInputError at `value` for
 * a fact that its texts don't state; ConflictError at the limit.
 */
export async function rejectStatedFact(
  context: Context,
  id: string,
  fact: { readonly kind: FactKind; readonly value: string },
  rejected: boolean,
): Promise<StatedFact[]> {
  const { known } = await findOwnSolution(context, id);
  const key = factKey(fact);
  const stated = await findStatedFacts(context, id);
  const message = "The solution's texts don't state this. They may have changed: reload the page.";
  if (!stated.some((one) => factKey(one) === key)) throw new InvalidInputError(message, { value: message });
  const [changed] = await context.em.execute<{ rejected: number }[]>(
    `update solutions set rejected_facts = array_remove(rejected_facts, ?) || array_remove(array[?::text], null) where id = ?
       and cardinality(rejected_facts) < ? returning 1 as rejected`,
    [key, rejected ? key : null, known.id, MAX_REJECTED + (rejected ? 0 : 1)],
  );
  if (!changed) throw new ConflictError("You can reject at most 100 facts. Change the description instead.");
  const changes = { fact: { before: rejected ? null : key, after: rejected ? key : null } };
  await recordAuditEvent(context, { action: "solution.facts_rejected", subject: known.id, changes });
  return stated.map((one) => (factKey(one) === key ? { ...one, rejected } : one));
}
