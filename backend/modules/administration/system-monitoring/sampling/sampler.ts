import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import pg from "pg";
import { connectionOptions } from "../../../../shared/postgres/connection-options.ts";
import { withTimeout } from "../../../../shared/with-timeout.ts";
import type { Meter } from "./meter.ts";
import { COUNT_QUEUE, type QueueCounts } from "./queue-counts.ts";
import type { Sample } from "./sample.ts";

/** How often each process measures itself, in seconds. */
export const SAMPLE_SECONDS = 5;
/** The number of samples after which old rows are deleted. */
const PURGED_EVERY = 12;
/** The time limit for the database, in milliseconds: the next sample follows after five seconds. */
const PATIENCE = 4_000;

const KEPT = "interval '1 hour'";
/** Also inserts the instance, in case a crash of the database has emptied its table. */
const WRITE = `
  with instance as (
    insert into server_instances (id, host, pid, pool_size, started_at)
    values ($1, $2, $3, $4, now() - make_interval(secs => $5))
    on conflict (id) do update set seen_at = now(), stopped_at = null returning id
  ), old as (delete from server_samples where instance_id = $1 and taken_at < now() - ${KEPT})
  insert into server_samples (instance_id, cpu_percent, memory_bytes, memory_limit_bytes, storage_used_bytes,
    storage_total_bytes, received_per_second, sent_per_second, event_loop_delay_ms, requests_per_second, response_ms,
    errors, pool_busy, pool_idle, pool_waiting)
  select id, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19 from instance
  on conflict do nothing`;
const STEP = `date_bin('${SAMPLE_SECONDS} seconds', now(), 'epoch')`;
/** Skips the count if another instance has already counted in this time step. */
const WRITE_QUEUE = `
  insert into job_queue_samples
    (taken_at, waiting, running, scheduled, failed, undelivered_mails, oldest_wait_seconds)
  select ${STEP}, counted.* from (${COUNT_QUEUE}) counted
  where not exists (select from job_queue_samples where taken_at = ${STEP})
  on conflict do nothing`;
const READ_QUEUE = `
  select waiting, running, scheduled, failed, undelivered_mails as "undeliveredMails",
    oldest_wait_seconds as "oldestWaitSeconds"
  from job_queue_samples order by taken_at desc limit 1`;
const PURGE = [
  `delete from job_queue_samples where taken_at < now() - ${KEPT}`,
  `delete from server_instances where seen_at < now() - ${KEPT}`,
];

/** The dependencies of a sampler. */
export interface SamplerParts {
  /** A postgres:// URL. */
  readonly url: string;
  readonly meter: Meter;
  /** The maximum number of connections of the process. */
  readonly poolSize: number;
}

/** Stores the measurements of the process where every instance can read them. */
export interface Sampler {
  /** The id of this instance. */
  readonly id: string;
  /** @throws the database's errors. */
  sample(): Promise<void>;
  /** Records that the process has stopped, and closes the connection. */
  stop(): Promise<void>;
}

/** Opens a sampler with its own connection, so that a busy pool is measured rather than waited for. */
export function openSampler({ url, meter, poolSize }: SamplerParts): Sampler {
  const id = randomUUID();
  const pool = new pg.Pool({
    ...connectionOptions(url, {
      purpose: "monitoring",
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      statement_timeout: PATIENCE,
      keepAlive: true,
    }),
    max: 1,
  });
  // The next sample fails with the same error and reports it.
  pool.on("error", () => undefined);
  let taken = 0;
  return {
    id,
    async sample() {
      const sample = await meter.take();
      const place = [hostname(), process.pid, poolSize, process.uptime()];
      await pool.query(WRITE, [id, ...place, ...valuesOf(sample)]);
      await pool.query(WRITE_QUEUE);
      meter.queue = (await pool.query<QueueCounts>(READ_QUEUE)).rows[0];
      if (taken % PURGED_EVERY === 0) for (const statement of PURGE) await pool.query(statement);
      taken += 1;
    },
    async stop() {
      const said = pool.query(
        "update server_instances set seen_at = now(), stopped_at = now() where id = $1",
        [id],
      );
      await withTimeout(PATIENCE / 4, said).catch(() => false);
      await withTimeout(PATIENCE / 4, pool.end());
    },
  };
}

/** In the order of the parameters of WRITE. */
const valuesOf = (sample: Sample) => [
  sample.cpuPercent,
  sample.memoryBytes,
  sample.memoryLimitBytes,
  sample.storageUsedBytes,
  sample.storageTotalBytes,
  sample.receivedPerSecond,
  sample.sentPerSecond,
  sample.eventLoopDelayMs,
  sample.requestsPerSecond,
  sample.responseMs ?? null,
  sample.errors,
  sample.poolBusy,
  sample.poolIdle,
  sample.poolWaiting,
];
