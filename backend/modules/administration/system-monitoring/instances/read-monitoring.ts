/** How long a process may be silent before it is considered gone: three samples. */
const SILENCE = "interval '15 seconds'";
/** The maximum number of processes shown. */
const MOST_INSTANCES = 20;
const HOUR = "now() - interval '1 hour'";
/** The start of a sample's time bucket; the length in seconds is a parameter. */
const STRETCH = "date_bin(make_interval(secs => ?), taken_at, 'epoch')";
const real = (column: string, name: string) => `${column}::double precision as "${name}"`;

/** Selects the processes, running ones first, each with its last sample. */
export const READ_INSTANCES = `
  select i.id, i.host, i.pid, i.pool_size as "poolSize", i.started_at as "startedAt", i.seen_at as "seenAt", i.state,
    s.taken_at as "takenAt", ${real("cpu_percent", "cpuPercent")}, ${real("memory_bytes", "memoryBytes")},
    ${real("memory_limit_bytes", "memoryLimitBytes")}, ${real("storage_used_bytes", "storageUsedBytes")},
    ${real("storage_total_bytes", "storageTotalBytes")}, ${real("received_per_second", "receivedPerSecond")},
    ${real("sent_per_second", "sentPerSecond")}, ${real("event_loop_delay_ms", "eventLoopDelayMs")},
    ${real("requests_per_second", "requestsPerSecond")}, ${real("response_ms", "responseMs")}, errors,
    pool_busy as "poolBusy", pool_idle as "poolIdle", pool_waiting as "poolWaiting"
  from (
    select *, case when stopped_at is not null then 'stopped'
      when seen_at < now() - ${SILENCE} then 'gone' else 'running' end as state
    from server_instances where seen_at >= ${HOUR}
    order by stopped_at is null and seen_at >= now() - ${SILENCE} desc, started_at desc, id limit ${MOST_INSTANCES}
  ) i
  left join lateral (
    select * from server_samples where instance_id = i.id order by taken_at desc limit 1
  ) s on true
  order by i.state = 'running' desc, i.started_at desc, i.id`;

/**
 * Selects the last hour of these processes in buckets of equal length: means, the worst delay, and the sum of
 * errors.
 */
export const READ_HISTORY = `
  select instance_id as id, ${STRETCH} as "takenAt", avg(cpu_percent) as "cpuPercent",
    ${real("avg(memory_bytes)", "memoryBytes")}, ${real("max(memory_limit_bytes)", "memoryLimitBytes")},
    ${real("avg(storage_used_bytes)", "storageUsedBytes")}, ${real("max(storage_total_bytes)", "storageTotalBytes")},
    avg(received_per_second) as "receivedPerSecond", avg(sent_per_second) as "sentPerSecond",
    ${real("max(event_loop_delay_ms)", "eventLoopDelayMs")}, avg(requests_per_second) as "requestsPerSecond",
    ${real("sum(response_ms * requests_per_second) / nullif(sum(requests_per_second), 0)", "responseMs")},
    sum(errors)::int as errors, ${real("avg(pool_busy)", "poolBusy")}, ${real("avg(pool_idle)", "poolIdle")},
    ${real("max(pool_waiting)", "poolWaiting")}
  from server_samples where instance_id in (select id::uuid from json_array_elements_text(?::json) id) and taken_at >= ${HOUR}
  group by 1, 2 order by 1, 2`;

/** Selects the queue's last hour in the same buckets, and its last sample, which is marked. */
export const READ_QUEUE = `
  select ${STRETCH} as "takenAt", max(waiting) as waiting, max(running) as running, max(scheduled) as scheduled,
    max(failed) as failed, max(undelivered_mails) as "undeliveredMails",
    ${real("max(oldest_wait_seconds)", "oldestWaitSeconds")}, false as last
  from job_queue_samples where taken_at >= ${HOUR} group by 1
  union all
  (select taken_at, waiting, running, scheduled, failed, undelivered_mails, oldest_wait_seconds, true
   from job_queue_samples order by taken_at desc limit 1)
  order by last, "takenAt"`;
