import { Counter, Gauge, type Registry } from "prom-client";
import type { Meter, Totals } from "../../modules/administration/system-monitoring/sampling/meter.ts";
import type { Sample } from "../../modules/administration/system-monitoring/sampling/sample.ts";

/** Totals since the start; with several processes, their sum. */
const TOTALS: readonly [name: string, help: string, of: keyof Totals][] = [
  ["http_requests_total", "Answered HTTP requests.", "requests"],
  ["http_errors_total", "HTTP answers with a status of 500 or above.", "errors"],
  ["http_received_bytes_total", "Bytes received over HTTP connections.", "received"],
  ["http_sent_bytes_total", "Bytes sent over HTTP connections.", "sent"],
];

/** Values of the latest sample, and how those of several processes are aggregated. */
const SAMPLED: readonly [name: string, help: string, of: keyof Sample, aggregator: "sum" | "max"][] = [
  ["hub_cpu_percent", "CPU use in percent of one core, over five seconds.", "cpuPercent", "sum"],
  ["hub_memory_bytes", "Resident memory.", "memoryBytes", "sum"],
  ["hub_memory_limit_bytes", "Memory that a process can use.", "memoryLimitBytes", "max"],
  ["hub_storage_used_bytes", "Bytes used on the disk that holds DATA_DIR.", "storageUsedBytes", "max"],
  ["hub_storage_total_bytes", "Size of the disk that holds DATA_DIR.", "storageTotalBytes", "max"],
  [
    "hub_event_loop_delay_ms",
    "99th percentile of the event loop's delay over five seconds.",
    "eventLoopDelayMs",
    "max",
  ],
];

/** Registers the metrics of the dashboard's monitoring, from the same meter. */
export function meterMetrics(registry: Registry, meter: Meter): void {
  const registers = [registry];
  for (const [name, help, of] of TOTALS) {
    const counter = new Counter({
      name,
      help,
      registers,
      collect: () => {
        counter.reset();
        counter.inc(meter.totals()[of]);
      },
    });
  }
  for (const [name, help, of, aggregator] of SAMPLED) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers,
      aggregator,
      collect: () => gauge.set(meter.latest?.[of] ?? 0),
    });
  }
  const pool: Gauge<"state"> = new Gauge({
    name: "hub_database_pool_connections",
    help: "Connections in the database pool by state; `waiting` counts requests waiting for one.",
    labelNames: ["state"],
    registers,
    collect: () => {
      for (const [state, count] of Object.entries(meter.pool())) pool.set({ state }, count);
    },
  });
  const jobs: Gauge<"state"> = new Gauge({
    name: "hub_jobs",
    help: "Jobs in the queue shared by all processes, by state; at most 10,000 are counted.",
    labelNames: ["state"],
    registers,
    aggregator: "max",
    collect: () => {
      const { waiting = 0, running = 0, scheduled = 0, failed = 0 } = meter.queue ?? {};
      for (const [state, count] of Object.entries({ waiting, running, scheduled, failed }))
        jobs.set({ state }, count);
    },
  });
}
