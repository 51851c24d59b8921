import type { EntityManager } from "@mikro-orm/postgresql";
import type { Evaluation } from "../evaluation.entity.ts";
import type {
  EvaluationCandidate,
  EvaluationCell,
  EvaluationCriterion,
  EvaluationNote,
  EvaluationResults,
} from "../room.types.ts";
import type { Standing } from "../standing.ts";
import { type Scored, weightedResults } from "./weighted-results.ts";

/** The maximum number of notes in a result. */
const MAX_NOTES = 500;

/**
 * Whether somebody may see the result: judges once their own scores are in, of everything that is judged now; others once all judges are done.
 * The end of the scoring shows it to everybody.
 * @param standing null for readers by link.
 */
export function maySeeResults(
  {
    scoringClosedAt,
    judgeCount,
    submittedCount,
  }: Pick<Evaluation, "scoringClosedAt" | "judgeCount" | "submittedCount">,
  standing: Standing | null,
): boolean {
  if (scoringClosedAt) return true;
  if (standing?.submittedAt) return !standing.isMissing;
  return standing?.role !== "judge" && judgeCount > 0 && submittedCount === judgeCount;
}

type CellRow = EvaluationCell & { candidateId: number };

/** Scores of people whose scores are in, for what is compared now. */
const COUNTED = `evaluation_scores s
  join evaluation_people p on p.id = s.person_id and p.submitted_at is not null
  join evaluation_criteria c on c.id = s.criterion_id and c.removed_at is null
  join evaluation_candidates a on a.id = s.candidate_id and a.removed_at is null
  where p.evaluation_id = ?`;

/** Reads the result in four statements, whatever the number of scores. */
export async function readResults(
  em: EntityManager,
  evaluation: Evaluation,
  criteria: readonly EvaluationCriterion[],
  candidates: readonly EvaluationCandidate[],
): Promise<EvaluationResults> {
  const { id, submittedCount } = evaluation;
  const cells = await em.execute<CellRow[]>(
    `select s.candidate_id as "candidateId", s.criterion_id as "criterionId", avg(s.score)::float as mean,
       min(s.score)::float as lowest, max(s.score)::float as highest, count(s.score)::int as known,
       (count(*) - count(s.score))::int as unknown
     from ${COUNTED} group by 1, 2`,
    [id],
  );
  const judges = await em.execute<{ candidateId: number; mean: number }[]>(
    `select s.candidate_id as "candidateId", (sum(s.score * c.weight)::float / sum(c.weight))::float as mean
     from ${COUNTED} and s.score is not null and c.weight > 0 group by s.candidate_id, s.person_id`,
    [id],
  );
  const noted = await em.execute<(EvaluationNote & { total: number })[]>(
    `select n.*, coalesce((select u.first_name || ' ' || u.last_name from users u where u.id = n."userId"), 'A former member')
       as author
     from (select s.candidate_id as "candidateId", s.criterion_id as "criterionId", s.score, s.note as text,
         p.user_id as "userId", p.id as "personId", c.position, count(*) over ()::int as total,
         row_number() over (partition by s.candidate_id order by c.position, p.id) as turn
       from ${COUNTED} and s.note <> '') n
     order by n.turn, n."candidateId" limit ${MAX_NOTES}`,
    [id],
  );
  const notes = noted.toSorted((one, other) => one.candidateId - other.candidateId);
  const [judged] = await em.execute<{ informed: number }[]>(
    `select count(*)::int as informed from evaluation_people
     where evaluation_id = ? and submitted_at is not null and saw_result_at is not null`,
    [id],
  );
  const cellsBy = Map.groupBy(cells, ({ candidateId }) => candidateId);
  const judgesBy = Map.groupBy(judges, ({ candidateId }) => candidateId);
  const scored = candidates.map(
    ({ id: key, name }): Scored => ({
      id: key,
      name,
      cells: new Map(cellsBy.get(key)?.map((cell) => [cell.criterionId, cell])),
      judges: judgesBy.get(key)?.map(({ mean }) => mean) ?? [],
    }),
  );
  return {
    judges: submittedCount,
    informedJudges: judged?.informed ?? 0,
    notes,
    noteCount: noted[0]?.total ?? 0,
    ...weightedResults(criteria, scored),
  };
}
