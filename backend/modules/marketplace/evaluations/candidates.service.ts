import type { Context } from "../../../shared/context.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../../shared/errors.ts";
import { parseId, parseIds } from "../../../shared/schema/ids.ts";
import { validate } from "../../../shared/schema/validation.ts";
import type { NamedCandidateInput } from "./evaluation.inputs.ts";
import { MAX_CANDIDATES, namedCandidateRules } from "./evaluation.rules.ts";
import { changeOpen } from "./standing.ts";

const invalid = (field: string, message: string) => new InvalidInputError(message, { [field]: message });

/** @throws ConflictError if more candidates than allowed would be compared. */
async function assertRoom({ em }: Context, evaluationId: number): Promise<void> {
  const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
    "select count(*)::int as count from evaluation_candidates where evaluation_id = ? and removed_at is null",
    [evaluationId],
  );
  if (count > MAX_CANDIDATES)
    throw new ConflictError(`An evaluation can have up to ${MAX_CANDIDATES} candidates. Remove some first.`);
}

/** SQL of what the catalog says of the solution `s`, as it is kept with a candidate. */
export const FACTS = `jsonb_build_object('description', s.description, 'pricing', s.pricing, 'features', s.features,
  'integrations', s.integrations, 'rating', s.rating, 'reviewCount', s.review_count, 'plans', s.plans, 'asOf', now(),
  'version', s.version)`;

/**
 * Adds solutions; one that was removed before comes back with its scores.
 * @throws InvalidInputError at `solutionIds`; ConflictError for too many candidates.
 */
export async function addSolutions(
  context: Context,
  evaluationId: number,
  solutionIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(parseIds(solutionIds))];
  const [{ found } = { found: 0 }] = await context.em.execute<{ found: number }[]>(
    "select count(*)::int as found from solutions where id = any(?) and status = 'published'",
    [`{${ids.join(",")}}`],
  );
  if (found !== new Set(solutionIds).size)
    throw invalid("solutionIds", "One of these solutions no longer exists");
  // One that was removed before comes back with its scores.
  await context.em.execute(
    `with wanted as (
       select s.id, s.title, v.name::text as vendor, s.website, ${FACTS} as facts, w.place
       from unnest(?::integer[]) with ordinality w(id, place)
       join solutions s on s.id = w.id join vendors v on v.id = s.vendor_id
     ), back as (
       update evaluation_candidates c set removed_at = null
       where c.id in (select max(r.id) from evaluation_candidates r join wanted w on w.id = r.solution_id
         where r.evaluation_id = ? group by r.solution_id) returning c.solution_id
     )
     insert into evaluation_candidates (evaluation_id, solution_id, name, vendor_name, website, facts)
     select ?, w.id, w.title, w.vendor, w.website, w.facts from wanted w
     where w.id not in (select solution_id from back) order by w.place`,
    [`{${ids.join(",")}}`, evaluationId, evaluationId],
  );
  await assertRoom(context, evaluationId);
}

/**
 * Adds solutions of the catalog; those that it has stay as they are.
 * @throws InvalidInputError at `solutionIds`; ConflictError for too many candidates; as `changeOpen`.
 */
export async function addCandidates(
  context: Context,
  id: string,
  solutionIds: readonly string[],
  version: number,
): Promise<void> {
  if (solutionIds.length === 0) throw invalid("solutionIds", "Choose at least one solution");
  await changeOpen(context, id, version, (evaluation) => addSolutions(context, evaluation.id, solutionIds));
}

/**
 * Adds a product that isn't in the catalog.
 * @throws InvalidInputError at the field; ConflictError for too many candidates; as `changeOpen`.
 */
export async function addNamedCandidate(
  context: Context,
  id: string,
  input: NamedCandidateInput,
  version: number,
): Promise<void> {
  const { name, vendorName, website } = await validate(namedCandidateRules, input);
  await changeOpen(context, id, version, async (evaluation) => {
    await context.em.execute(
      "insert into evaluation_candidates (evaluation_id, name, vendor_name, website) values (?, ?, ?, ?)",
      [evaluation.id, name, vendorName, website || null],
    );
    await assertRoom(context, evaluation.id);
  });
}

/**
 * Takes a candidate out of the comparison; its scores are kept.
 * @throws NotFoundError if it isn't one; as `changeOpen`.
 */
export async function removeCandidate(
  context: Context,
  id: string,
  candidateId: string,
  version: number,
): Promise<void> {
  await changeOpen(context, id, version, async (evaluation) => {
    const removed = await context.em.execute<unknown[]>(
      `update evaluation_candidates set removed_at = now()
       where id = ? and evaluation_id = ? and removed_at is null returning id`,
      [parseId(candidateId) ?? 0, evaluation.id],
    );
    if (removed.length === 0) throw new NotFoundError("This candidate was removed.");
  });
}
