import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { HAS_CHANGED, JUDGED_VERSION } from "../../applications/versions.ts";
import { type ApplicationRow, readEarlierAnswers } from "../../call-forms/read-answers.ts";
import { REVIEWER_NAME, readCriteria } from "../read-jury.ts";
import { asJudged, readJudgedAnswers } from "./judged-answers.ts";
import type {
  JudgedApplication,
  JuryComment,
  JuryOpinion,
  JuryReview,
  JuryScore,
  JuryTask,
} from "./review.types.ts";
import { readTasks } from "./tasks.service.ts";

interface ReviewRow {
  entryId: number;
  juryId: number;
  reviewerId: number;
  applicationId: number;
  lowestScore: number;
  comment: string;
  version: number;
  isBlind: boolean;
  text: string;
  links: string[];
  applicantName: string;
  affiliation: string;
  vendorName: string | null;
  contactEmail: string;
  judged: JudgedContent | null;
}

/** What an application said that has changed since. */
type JudgedContent = ApplicationRow & { readonly text: string; readonly links: string[] };

/** Returns a review that the viewer writes or has written; null for anything that they aren't assigned. */
export async function findReview(context: Context, id: string): Promise<JuryReview | null> {
  const { em } = context;
  const key = parseId(id) ?? 0;
  const [task] = await readTasks(context, [key]);
  if (!task) return null;
  const [row] = await em.execute<ReviewRow[]>(
    `select s.entry_id as "entryId", r.jury_id as "juryId", s.reviewer_id as "reviewerId", a.id as "applicationId",
       j.lowest_score as "lowestScore", s.comment, s.version, r.is_blind as "isBlind", a.text, a.links,
       p.first_name || ' ' || p.last_name as "applicantName", a.affiliation, w.name as "vendorName",
       a.contact_email as "contactEmail", case when ${HAS_CHANGED} then ${JUDGED_VERSION} end as judged
     from jury_assignments s join jury_entries e on e.id = s.entry_id join jury_rounds r on r.id = e.round_id
       join juries j on j.id = r.jury_id join applications a on a.id = e.application_id
       join users p on p.id = a.applicant_id left join vendors w on w.id = a.vendor_id
     where s.id = ?`,
    [key],
  );
  if (!row) return null;
  const scores = await readScores(context, [key]);
  const application = await toJudged(context, row, task);
  const criteria = await readCriteria(context, row.juryId);
  const ownScores = scores.get(key) ?? [];
  // A criterion may have been added since; it is scored before the others' scores are read, too.
  const isIn = task.submittedAt !== null && (task.state === "closed" || ownScores.length === criteria.length);
  return {
    id: key,
    entryId: row.entryId,
    task,
    application,
    judged: row.judged && (await asJudgedBefore(context, application, row.judged, task)),
    lowestScore: row.lowestScore,
    criteria,
    ownScores,
    comment: row.comment,
    version: row.version,
    others: isIn ? await readOpinions(context, [row.entryId], key) : null,
    discussion: isIn ? await readDiscussion(context, [row.entryId]) : null,
    reviewerId: row.reviewerId,
  };
}

/** Leaves out what says who applies while that is hidden, and contact details in every blind round. */
async function toJudged(
  context: Context,
  row: ReviewRow,
  { isHidden }: JuryTask,
): Promise<JudgedApplication> {
  const answers = await readJudgedAnswers(context, row.applicationId, isHidden);
  if (isHidden)
    return {
      applicantName: null,
      affiliation: null,
      vendorName: null,
      contactEmail: null,
      text: row.text,
      links: [],
      answers,
    };
  return {
    applicantName: row.applicantName,
    affiliation: row.affiliation || null,
    vendorName: row.vendorName,
    contactEmail: row.isBlind ? null : row.contactEmail,
    text: row.text,
    links: row.links,
    answers,
  };
}

/** Shows an application as it was judged, with those of its files that are still there. */
async function asJudgedBefore(
  context: Context,
  now: JudgedApplication,
  { text, links, ...row }: JudgedContent,
  { isHidden }: JuryTask,
): Promise<JudgedApplication> {
  const there = new Map(now.answers.flatMap(({ files }) => files).map((file) => [file.id, file]));
  const answers = asJudged(context, await readEarlierAnswers(context, row), isHidden).map((answer) => ({
    ...answer,
    files: answer.files.flatMap(({ id }) => there.get(id) ?? []),
  }));
  return { ...now, text, links: isHidden ? [] : links, answers };
}

/** Returns the scores of assignments for the criteria that count, by assignment. */
export async function readScores(
  { em }: Context,
  assignmentIds: readonly number[],
): Promise<ReadonlyMap<number, JuryScore[]>> {
  const rows = await em.execute<(JuryScore & { assignmentId: number })[]>(
    `select s.assignment_id as "assignmentId", s.criterion_id as "criterionId", s.score
     from jury_scores s join jury_criteria c on c.id = s.criterion_id and c.removed_at is null
     where s.assignment_id = any(?::integer[]) order by c.position, c.id`,
    [`{${assignmentIds.join(",")}}`],
  );
  return Map.groupBy(rows, ({ assignmentId }) => assignmentId);
}

/** SQL of the weighted mean of a review `s`, of what was judged. */
const REVIEW_MEAN = `(select sum(c.weight * k.score)::float / nullif(sum(c.weight), 0)
  from jury_scores k join jury_criteria c on c.id = k.criterion_id and c.removed_at is null
  where k.assignment_id = s.id and k.score is not null)`;

/**
 * SQL of the mean and the comment of a review `s`, of which nothing is told before it is in, and whether its application
 * `a` has changed since.
 */
export const REVIEW_IN = `s.submitted_at is not null and ${HAS_CHANGED} as "hasChangedSince",
  case when s.submitted_at is not null then ${REVIEW_MEAN} end as mean,
  case when s.submitted_at is not null then s.comment else '' end as comment`;

type OpinionRow = Omit<JuryOpinion, "scores"> & { entryId: number };

/** Returns what was submitted for applications, without the review of one reviewer. */
export async function readOpinions(
  context: Context,
  entryIds: readonly number[],
  without = 0,
): Promise<(JuryOpinion & { entryId: number })[]> {
  const rows = await context.em.execute<OpinionRow[]>(
    `select s.id, s.entry_id as "entryId", ${REVIEWER_NAME} as "reviewerName", ${REVIEW_MEAN} as mean, s.comment,
       s.submitted_at as "submittedAt"
     from jury_assignments s join jury_reviewers v on v.id = s.reviewer_id left join users u on u.id = v.user_id
     where s.entry_id = any(?::integer[]) and s.submitted_at is not null and s.id <> ? order by s.submitted_at, s.id`,
    [`{${entryIds.join(",")}}`, without],
  );
  const scores = await readScores(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    submittedAt: new Date(row.submittedAt),
    scores: scores.get(row.id) ?? [],
  }));
}

/** Returns the discussion of applications, in order; each has few enough comments to read them all. */
export async function readDiscussion(
  context: Context,
  entryIds: readonly number[],
): Promise<(JuryComment & { entryId: number })[]> {
  const rows = await context.em.execute<(JuryComment & { entryId: number })[]>(
    `select k.id, k.entry_id as "entryId", k.text, k.created_at as "createdAt", coalesce(k.author_id = ?, false) as "isViewer",
       case when k.reviewer_id is null then 'The organizers' else ${REVIEWER_NAME} end as author
     from jury_comments k left join jury_reviewers v on v.id = k.reviewer_id left join users u on u.id = v.user_id
     where k.entry_id = any(?::integer[]) order by k.id`,
    [personOf(context).id, `{${entryIds.join(",")}}`],
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}
