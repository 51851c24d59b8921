import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { SECRET_PATHS, secretPath } from "../../../shared/secret-paths.rules.ts";
import type { PlanTerms } from "../../catalog/plans/plan.rules.ts";
import { FACTS } from "./candidates.service.ts";
import { costOf, type EnteredCost } from "./costs/candidate-cost.ts";
import type { CostRate, EvaluationCost, EvaluationNumbers } from "./costs/cost.types.ts";
import { Evaluation } from "./evaluation.entity.ts";
import { IS_DUE } from "./outcome/outcome.service.ts";
import type { EvaluationOutcome } from "./outcome/outcome.types.ts";
import { readRequests } from "./questions/read-requests.ts";
import { quotesOn } from "./quotes.ts";
import type {
  EvaluationCandidate,
  EvaluationCriterion,
  EvaluationDecision,
  EvaluationFacts,
  EvaluationPerson,
  EvaluationRoom,
  EvaluationScore,
} from "./room.types.ts";
import { maySeeResults, readResults } from "./scoring/results.service.ts";
import { findStanding, type Standing } from "./standing.ts";

/** The format of the secret part of a link. */
const TOKEN = /^[\w-]{43}$/;

/** Returns an evaluation that the viewer takes part in, with all that belongs to it; null for others. */
export async function findRoom(context: Context, id: string): Promise<EvaluationRoom | null> {
  const standing = await findStanding(context, id);
  const evaluation = standing && (await readEvaluation(context, { id: parseId(id) ?? 0 }));
  return evaluation && readRoom(context, evaluation, standing);
}

/** Returns what the link of an evaluation shows, without its people; null if it isn't shared. */
export async function findSharedRoom(context: Context, token: string): Promise<EvaluationRoom | null> {
  const evaluation = TOKEN.test(token) ? await readEvaluation(context, { shareToken: token }) : null;
  return evaluation && readRoom(context, evaluation, null);
}

/** Read again, since counts of what was just changed are part of it. */
const readEvaluation = ({ em }: Context, where: { id: number } | { shareToken: string }) =>
  em.findOne(Evaluation, where, { refresh: true });

async function readRoom(
  context: Context,
  evaluation: Evaluation,
  standing: Standing | null,
): Promise<EvaluationRoom> {
  const { em, publicUrl } = context;
  const shows = maySeeResults(evaluation, standing);
  if (shows && evaluation.submittedCount > 0) await markShown(context, evaluation.id, standing);
  const criteria = await readCriteria(context, evaluation.id);
  const { candidates, costs } = await readCandidates(context, evaluation, criteria, standing);
  const people = standing ? await readPeople(context, evaluation.id, standing) : [];
  const ownScores = standing ? await readOwnScores(context, standing) : [];
  const requests = standing
    ? await readRequests(em, evaluation.id, evaluation.answersDue, personOf(context).id)
    : [];
  const { shareToken } = evaluation;
  return {
    id: evaluation.id,
    evaluation,
    viewerRole: standing?.role ?? null,
    criteria,
    candidates,
    people,
    ownScores,
    numbers: numbersOf(evaluation),
    costs,
    requests,
    results: shows ? await readResults(em, evaluation, criteria, candidates) : null,
    ...(await readDecision(context, evaluation, standing)),
    shareUrl:
      shareToken && standing?.role === "owner"
        ? `${publicUrl}${secretPath(SECRET_PATHS.sharedEvaluation, shareToken)}`
        : null,
  };
}

/**
 * Remembers that somebody who takes part is shown the result, also by the link, before their scores are in: what they
 * score afterward isn't independent of the others.
 */
async function markShown({ em, actor }: Context, id: number, standing: Standing | null): Promise<void> {
  if (!actor || actor.kind === "system" || standing?.submittedAt || standing?.sawResult) return;
  await em.execute(
    `update evaluation_people set saw_result_at = now()
     where evaluation_id = ? and user_id = ? and submitted_at is null and saw_result_at is null`,
    [id, actor.id],
  );
}

async function readCriteria({ em }: Context, id: number): Promise<EvaluationCriterion[]> {
  const rows = await em.execute<Omit<EvaluationCriterion, "share">[]>(
    `select id, title, weight, must from evaluation_criteria
     where evaluation_id = ? and removed_at is null order by position, id`,
    [id],
  );
  const sum = rows.reduce((all, { weight }) => all + weight, 0);
  return rows.map((row) => ({ ...row, share: row.weight / sum }));
}

/** Returns the numbers of an evaluation under their names in the schema. */
function numbersOf({
  costCounts,
  costMonths: months,
  costCurrency: currency,
}: Evaluation): EvaluationNumbers {
  const { athlete, team, venue, event, seat, device } = costCounts;
  return {
    athletes: athlete ?? null,
    teams: team ?? null,
    venues: venue ?? null,
    events: event ?? null,
    seats: seat ?? null,
    devices: device ?? null,
    months,
    currency,
  };
}

type Kept = Omit<EvaluationFacts, "asOf"> & { asOf: string; version: number; plans?: PlanTerms[] };
interface CandidateRow
  extends Omit<EvaluationCandidate, "facts" | "path" | "changedSince" | "withdrawn" | "quotes"> {
  solutionId: number | null;
  slug: string | null;
  kept: Kept | Record<string, never>;
  current: Kept | null;
  entered: EnteredCost | null;
}

const CANDIDATES = `
  select c.id, c.name, nullif(c.vendor_name, '') as "vendorName", c.website, c.added_at as "addedAt",
    c.solution_id as "solutionId", c.facts as kept, s.slug, case when s.id is not null then ${FACTS} end as current,
    v.id as "vendorId", coalesce(v.id is not null and exists (
      select from organization_members m where m.organization_id = v.organization_id), false) as "vendorClaimed",
    l.sent_at as "toldAt",
    case when k.candidate_id is not null then jsonb_build_object('amount', trim_scale(k.amount)::text,
      'currency', k.currency, 'source', k.source, 'enteredAt', k.entered_at, 'enteredBy', coalesce(
        (select u.first_name || ' ' || u.last_name from evaluation_people p join users u on u.id = p.user_id
          where p.id = k.person_id), 'A former member')) end as entered
  from evaluation_candidates c left join solutions s on s.id = c.solution_id and s.status = 'published'
    left join vendors v on v.id = s.vendor_id and v.status = 'published'
    left join evaluation_costs k on k.candidate_id = c.id left join evaluation_letters l on l.candidate_id = c.id
  where c.evaluation_id = ? and c.removed_at is null order by c.added_at, c.id`;

const RATES = `select currency, usd, rated_on::text as "ratedOn" from exchange_rates order by currency limit 200`;

/** Reads the candidates and calculates what they cost, in two statements. */
async function readCandidates(
  { em }: Context,
  { id, costCounts, costMonths, costCurrency }: Evaluation,
  criteria: readonly EvaluationCriterion[],
  standing: Standing | null,
): Promise<{ candidates: EvaluationCandidate[]; costs: EvaluationCost[] }> {
  const rows = await em.execute<CandidateRow[]>(CANDIDATES, [id]);
  const rates = await em.execute<CostRate[]>(RATES);
  const terms = { asked: { counts: costCounts, months: costMonths }, currency: costCurrency, rates };
  const quotesIn = quotesOn(criteria);
  const costs: EvaluationCost[] = [];
  const candidates = rows.map(({ solutionId, slug, kept, current, entered, ...candidate }) => {
    const known = isKept(kept) ? kept : null;
    const facts = current ?? known;
    const cost = costOf(facts, entered, terms);
    costs.push({ candidateId: candidate.id, ...cost, enteredBy: standing && cost.enteredBy });
    return {
      ...candidate,
      addedAt: new Date(candidate.addedAt),
      toldAt: standing && candidate.toldAt && new Date(candidate.toldAt),
      path: slug === null ? null : `/solutions/${solutionId}-${slug}`,
      facts: facts && { ...facts, asOf: new Date(facts.asOf) },
      changedSince: current !== null && current.version !== known?.version,
      withdrawn: current === null && known !== null,
      /** Found only if it is asked for. */
      get quotes() {
        return facts ? quotesIn(facts) : [];
      },
    };
  });
  return { candidates, costs };
}

const isKept = (facts: CandidateRow["kept"]): facts is Kept => "asOf" in facts;

async function readPeople({ em }: Context, id: number, { personId }: Standing): Promise<EvaluationPerson[]> {
  const rows = await em.execute<Omit<EvaluationPerson, "isViewer">[]>(
    `select p.id, coalesce(u.first_name || ' ' || u.last_name, p.email::text, 'A former member') as name, p.role,
       p.joined_at as "joinedAt", p.submitted_at as "submittedAt",
       p.joined_at is not null and p.user_id is null as "hasLeft",
       p.submitted_at is not null and p.saw_result_at is not null as "sawResultFirst"
     from evaluation_people p left join users u on u.id = p.user_id
     where p.evaluation_id = ? and (p.joined_at is not null or p.expires_at > now())
     order by p.role = 'owner' desc, p.id`,
    [id],
  );
  return rows.map((row) => ({
    ...row,
    joinedAt: row.joinedAt && new Date(row.joinedAt),
    submittedAt: row.submittedAt && new Date(row.submittedAt),
    isViewer: row.id === personId,
  }));
}

const readOwnScores = ({ em }: Context, { personId }: Standing): Promise<EvaluationScore[]> =>
  em.execute<EvaluationScore[]>(
    `select candidate_id as "candidateId", criterion_id as "criterionId", score, note
     from evaluation_scores where person_id = ?`,
    [personId],
  );

interface DecisionRow {
  chosen: string;
  runnerUp: string | null;
  decidedBy: string | null;
  isDue: boolean;
  held: EvaluationOutcome["held"];
  note: string;
  answeredAt: string | null;
}

/** Reads what was decided and whether it held, in one statement. */
async function readDecision(
  { em }: Context,
  { id, chosenId, runnerUpId, reasons, decidedAt }: Evaluation,
  standing: Standing | null,
): Promise<{ decision: EvaluationDecision | null; outcome: EvaluationOutcome | null }> {
  if (!decidedAt || !chosenId) return { decision: null, outcome: null };
  const [row] = await em.execute<DecisionRow[]>(
    `select c.name as chosen, r.name as "runnerUp", u.first_name || ' ' || u.last_name as "decidedBy",
       ${IS_DUE} as "isDue", e.held, e.held_note as note, e.held_at as "answeredAt"
     from evaluations e join evaluation_candidates c on c.id = e.chosen_id
       left join evaluation_candidates r on r.id = e.runner_up_id left join users u on u.id = e.decided_by_id
     where e.id = ?`,
    [id],
  );
  if (!row) return { decision: null, outcome: null };
  const { chosen, runnerUp, decidedBy, isDue, held, note, answeredAt } = row;
  return {
    decision: {
      chosenId,
      chosenName: chosen,
      runnerUpId: runnerUpId ?? null,
      runnerUpName: runnerUp,
      reasons: reasons ?? "",
      decidedAt,
      decidedBy: standing ? decidedBy : null,
    },
    outcome: standing && isDue ? { held, note, answeredAt: answeredAt ? new Date(answeredAt) : null } : null,
  };
}
