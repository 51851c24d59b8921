import type { Context } from "../../../../shared/context.ts";
import { describeEncoder, MOST_COUNTED } from "../../../discovery/encoder/choose-encoder.ts";
import { describeEngine } from "../../../discovery/engine/describe-engine.ts";
import {
  describeReport,
  LATEST_REPORT,
  type RecommendationReport,
} from "../../../discovery/recommendations/learning/report.ts";
import { COUNT_QUEUE, type QueueCounts } from "../sampling/queue-counts.ts";
import { checksOf } from "./checks.ts";
import type { SystemHealth } from "./health.ts";

/** Counts, each from an index or a precomputed value. */
const COUNT = `
  select account."totalUsers", account."activeUsers", vendor.count as "totalVendors",
    (select coalesce(sum(count), 0)::int from solution_counts where sport_ids is null) as "totalSolutions",
    (select row_to_json(r) from (${LATEST_REPORT}) r) as report
  from (
    select count(*)::int as "totalUsers", (count(*) filter (where is_active))::int as "activeUsers"
    from users where anonymized_at is null) account
  cross join (select count(*)::int from vendors where status = 'published') vendor`;

const FIND = `
  select queue.*, disk.*,
    (select count(*)::int from (select from records_to_encode limit ${MOST_COUNTED}) waiting) as "toEncode"
  from (${COUNT_QUEUE}) queue
  cross join (
    select min(100.0 * (1 - s.storage_used_bytes::double precision / nullif(s.storage_total_bytes, 0)))
      as "freePercent", count(s.*)::int as "runningInstances"
    from server_instances i
    cross join lateral (
      select * from server_samples where instance_id = i.id order by taken_at desc limit 1) s
    where i.stopped_at is null and i.seen_at >= now() - interval '15 seconds'
  ) disk`;

type Totals = Omit<SystemHealth, "systemStatus" | "checks" | "computedAt">;
interface Found extends QueueCounts {
  readonly freePercent: number | null;
  readonly runningInstances: number;
  readonly toEncode: number;
}

/** Returns the system's status, based on checks made now, and its totals. */
export async function readSystemHealth({ em }: Context): Promise<SystemHealth> {
  const begun = performance.now();
  const [found] = await em.execute<Found[]>(FIND);
  const databaseMs = performance.now() - begun;
  const [counted] = await em.execute<(Totals & { readonly report: RecommendationReport | null })[]>(COUNT);
  if (!found || !counted) throw new Error("A count returned no row.");
  const { freePercent, runningInstances, toEncode, ...queue } = found;
  const { report, ...totals } = counted;
  const search = await describeEngine(em);
  const encoder = await describeEncoder(toEncode);
  const recommendations = describeReport(report);
  const checks = checksOf({
    databaseMs,
    queue,
    freePercent,
    runningInstances,
    search,
    encoder,
    recommendations,
  });
  const systemStatus = checks.every(({ passed }) => passed) ? "operational" : "degraded";
  return { ...totals, systemStatus, checks, computedAt: new Date() };
}
