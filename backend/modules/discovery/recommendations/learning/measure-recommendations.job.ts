import type { EntityManager } from "@mikro-orm/postgresql";
import type { Context } from "../../../../shared/context.ts";
import type { Job } from "../../../../shared/job.ts";
import { possibleAt } from "../possible.ts";
import { DEFAULT_WEIGHTS } from "../weights.ts";
import { byConfidence, learnWeights, meanOf, reciprocalRank, type Situation } from "./learn-weights.ts";

/** The number of latest events that are replayed; each costs several searches. */
const REPLAYED = 200;

interface Chosen {
  readonly userId: number;
  readonly solutionId: number;
  readonly at: Date;
}

/** The first time that each person turned to each solution, oldest first, excluding their own offers. */
const CHOSEN = `
  select * from (
    select e.user_id as "userId", e.solution_id as "solutionId", min(e.happened_at) as at
    from training_events e
    join users u on u.id = e.user_id and u.privacy_data_analytics
    join solutions s on s.id = e.solution_id and s.status = 'published'
    join vendors v on v.id = s.vendor_id
    where e.kind <> 'dismiss' and not exists (
      select from organization_members m where m.user_id = e.user_id and m.organization_id = v.organization_id)
    group by e.user_id, e.solution_id
    order by min(e.happened_at) desc limit ${REPLAYED}) latest
  order by at`;

/**
 * Measures every night how early recommendations would have shown the solutions that people then turned to on
 * their own, and whether learned weights do better on events that they weren't learned from; only then are
 * they used.
 */
export const measureRecommendationsJob: Job = {
  name: "measure-recommendations",
  schedule: "50 3 * * *",
  oneAtATime: true,
  run: async (_payload, tools) => {
    const chosen = await tools.em.execute<Chosen[]>(CHOSEN);
    const situations: Situation[] = [];
    for (const one of chosen) situations.push(await situationOf(tools, one));
    await storeReport(tools.em, situations);
  },
};

async function situationOf(context: Context, { userId, solutionId, at }: Chosen): Promise<Situation> {
  const { possible } = await possibleAt(context, userId, { until: at, besides: [solutionId] });
  const candidates = possible.map(({ candidate, agreements }) => {
    const { id, score, reviewCount } = candidate;
    return { id, score, reviewCount, agreements };
  });
  return { chosen: solutionId, candidates };
}

async function storeReport(em: EntityManager, situations: readonly Situation[]): Promise<void> {
  const ranks = situations.map((one) => reciprocalRank(one, byConfidence(DEFAULT_WEIGHTS)));
  const rated = situations.map((one) => reciprocalRank(one, ({ score }) => score));
  const learned = learnWeights(situations);
  await em.execute(
    `insert into recommendation_reports (measured_on, events, among_first_ten, reciprocal_rank,
       best_rated_reciprocal_rank, held_out, gain, gain_least, weights, is_better)
     values ((now() at time zone 'UTC')::date, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?)
     on conflict (measured_on) do update set events = excluded.events, among_first_ten = excluded.among_first_ten,
       reciprocal_rank = excluded.reciprocal_rank, best_rated_reciprocal_rank = excluded.best_rated_reciprocal_rank,
       held_out = excluded.held_out, gain = excluded.gain, gain_least = excluded.gain_least,
       weights = excluded.weights, is_better = excluded.is_better`,
    [
      situations.length,
      meanOf(ranks.map((rank) => (rank >= 0.1 ? 1 : 0))),
      meanOf(ranks),
      meanOf(rated),
      learned?.heldOut ?? 0,
      learned?.gain ?? null,
      learned?.gainAtLeast ?? null,
      learned ? JSON.stringify(learned.weights) : null,
      learned !== undefined && learned.gainAtLeast > 0,
    ],
  );
}
