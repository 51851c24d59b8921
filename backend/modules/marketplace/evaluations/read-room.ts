import type { Context } from "../../../shared/context.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { SECRET_PATHS, secretPath } from "../../../shared/secret-paths.rules.ts";
import { FACTS } from "./candidates.service.ts";
import { Evaluation } from "./evaluation.entity.ts";
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
  const criteria = await readCriteria(context, evaluation.id);
  const candidates = await readCandidates(context, evaluation.id);
  const people = standing ? await readPeople(context, evaluation.id, standing) : [];
  const ownScores = standing ? await readOwnScores(context, standing) : [];
  const shows = maySeeResults(evaluation, standing);
  const { shareToken } = evaluation;
  return {
    id: evaluation.id,
    evaluation,
    viewerRole: standing?.role ?? null,
    criteria,
    candidates,
    people,
    ownScores,
    results: shows ? await readResults(em, evaluation, criteria, candidates) : null,
    decision: await readDecision(context, evaluation, standing),
    shareUrl:
      shareToken && standing?.role === "owner"
        ? `${publicUrl}${secretPath(SECRET_PATHS.sharedEvaluation, shareToken)}`
        : null,
  };
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

type Kept = Omit<EvaluationFacts, "asOf"> & { asOf: string; version: number };
interface CandidateRow extends Omit<EvaluationCandidate, "facts" | "path" | "changedSince" | "withdrawn"> {
  solutionId: number | null;
  slug: string | null;
  kept: Kept | Record<string, never>;
  current: Kept | null;
}

async function readCandidates({ em }: Context, id: number): Promise<EvaluationCandidate[]> {
  const rows = await em.execute<CandidateRow[]>(
    `select c.id, c.name, nullif(c.vendor_name, '') as "vendorName", c.website, c.added_at as "addedAt",
       c.solution_id as "solutionId", c.facts as kept, s.slug, case when s.id is not null then ${FACTS} end as current
     from evaluation_candidates c left join solutions s on s.id = c.solution_id and s.status = 'published'
     where c.evaluation_id = ? and c.removed_at is null order by c.added_at, c.id`,
    [id],
  );
  return rows.map(({ solutionId, slug, kept, current, ...candidate }) => {
    const known = isKept(kept) ? kept : null;
    const facts = current ?? known;
    return {
      ...candidate,
      addedAt: new Date(candidate.addedAt),
      path: slug === null ? null : `/solutions/${solutionId}-${slug}`,
      facts: facts && { ...facts, asOf: new Date(facts.asOf) },
      changedSince: current !== null && current.version !== known?.version,
      withdrawn: current === null && known !== null,
    };
  });
}

const isKept = (facts: CandidateRow["kept"]): facts is Kept => "asOf" in facts;

async function readPeople({ em }: Context, id: number, { personId }: Standing): Promise<EvaluationPerson[]> {
  const rows = await em.execute<Omit<EvaluationPerson, "isViewer">[]>(
    `select p.id, coalesce(u.first_name || ' ' || u.last_name, p.email::text, 'A former member') as name, p.role,
       p.joined_at as "joinedAt", p.submitted_at as "submittedAt"
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

async function readDecision(
  { em }: Context,
  { id, chosenId, runnerUpId, reasons, decidedAt }: Evaluation,
  standing: Standing | null,
): Promise<EvaluationDecision | null> {
  if (!decidedAt || !chosenId) return null;
  const [row] = await em.execute<{ chosen: string; runnerUp: string | null; decidedBy: string | null }[]>(
    `select c.name as chosen, r.name as "runnerUp", u.first_name || ' ' || u.last_name as "decidedBy"
     from evaluations e join evaluation_candidates c on c.id = e.chosen_id
       left join evaluation_candidates r on r.id = e.runner_up_id left join users u on u.id = e.decided_by_id
     where e.id = ?`,
    [id],
  );
  return {
    chosenId,
    chosenName: row?.chosen ?? "",
    runnerUpId: runnerUpId ?? null,
    runnerUpName: row?.runnerUp ?? null,
    reasons: reasons ?? "",
    decidedAt,
    decidedBy: standing ? (row?.decidedBy ?? null) : null,
  };
}
