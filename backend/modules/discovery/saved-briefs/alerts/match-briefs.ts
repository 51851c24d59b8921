import { setImmediate as pause } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import { addJob } from "../../../../jobs/queue.ts";
import type { JobTools } from "../../../../shared/job.ts";
import { prefilterOf } from "../../briefs/judging/prefilter.ts";
import { findAlertable } from "../../briefs/matching/alertable-matches.ts";
import { type Knowledge, readBrief, readSettledKnowledge } from "../../briefs/reading/read-brief.ts";
import { inputOf, noteMatches } from "../known-matches.ts";
import { SavedBrief } from "../saved-brief.entity.ts";
import { alertBriefsJob } from "./alert-briefs.job.ts";
import { type ChangedSolutions, latestSolutionTurn, readChangedSolutions } from "./changed-solutions.ts";

/** The number of briefs processed per run. */
const BATCH = 200;
/** The minimum interval between two emails about a brief. */
const PAUSE = "15 minutes";

/** Only updates briefs that weren't edited since they were read, since editing resets their matches. */
const NOTE_TURN = `
  update saved_briefs b set matched_turn = greatest(b.matched_turn, ?)
  from jsonb_to_recordset(?::jsonb) r(id integer, version integer)
  where b.id = r.id and b.version = r.version returning b.id`;

const MAKE_DUE = `
  update saved_briefs set next_at = coalesce(next_at, greatest(now(), told_at + '${PAUSE}'::interval))
  where alert = 'instant' and id = any(?)`;

/**
 * Compares briefs with the solutions published or changed since their last comparison, and records the
 * matches; briefs with instant alerts become due.
 * @param after the id of the last processed brief.
 * @returns the id to continue after; undefined at the end.
 */
export async function matchBriefs(
  tools: JobTools,
  { after, onlyInstant }: { after: number; onlyInstant: boolean },
): Promise<number | undefined> {
  const { em } = tools;
  const upTo = await latestSolutionTurn(em);
  const briefs = await em.find(
    SavedBrief,
    { id: { $gt: after }, matchedTurn: { $lt: upTo }, ...(onlyInstant && { alert: "instant" as const }) },
    { orderBy: { id: "asc" }, limit: BATCH },
  );
  const last = briefs.at(-1);
  if (!last) return undefined;
  const since = Math.min(...briefs.map(({ matchedTurn }) => matchedTurn));
  const changed = await readChangedSolutions(em, { after: since, upTo });
  const knowledge = changed.turns.size > 0 ? await readSettledKnowledge(tools) : undefined;
  // The index is still being filled, so the next run retries.
  if (changed.turns.size > 0 && !knowledge) return undefined;
  const found = new Map<number, number[]>();
  for (const brief of knowledge ? briefs : []) {
    const ids = knowledge && (await newlyFitting(tools, brief, changed, knowledge));
    if (ids?.length) found.set(brief.id, ids);
    await pause();
  }
  await note(em, briefs, { upTo, found });
  return briefs.length === BATCH ? last.id : undefined;
}

async function newlyFitting(
  tools: JobTools,
  brief: SavedBrief,
  { turns, records }: ChangedSolutions,
  knowledge: Knowledge,
): Promise<number[]> {
  const input = inputOf(brief);
  const isNew = (id: number) => (turns.get(id) ?? 0) > brief.matchedTurn;
  const mayFit = records && (await prefilterOf(knowledge, input));
  if (mayFit && !records.some((record) => isNew(record.facts.id) && mayFit(record))) return [];
  const fitting = await findAlertable(tools.em, await readBrief(tools, knowledge, input));
  return [...fitting].filter(isNew);
}

async function note(
  em: EntityManager,
  briefs: readonly SavedBrief[],
  { upTo, found }: { upTo: number; found: ReadonlyMap<number, number[]> },
): Promise<void> {
  await em.transactional(async (em) => {
    const read = briefs.map(({ id, version }) => ({ id, version }));
    const noted = await em.execute<{ id: number }[]>(NOTE_TURN, [upTo, JSON.stringify(read)]);
    const fresh = await noteMatches(
      em,
      upTo,
      noted.map(({ id }) => ({ brief: id, ids: found.get(id) ?? [] })),
    );
    if (fresh.length === 0) return;
    await em.execute(MAKE_DUE, [`{${[...new Set(fresh.map(({ brief }) => brief))].join(",")}}`]);
    await addJob(em, alertBriefsJob, {});
  });
}
