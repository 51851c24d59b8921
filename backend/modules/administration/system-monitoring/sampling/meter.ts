import type { Server } from "node:http";
import { totalmem } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { QueueCounts } from "./queue-counts.ts";
import type { PoolCounts, Sample } from "./sample.ts";
import { storageOf } from "./storage.ts";
import { type Traffic, trafficOf } from "./traffic.ts";

/** The interval of the event loop's timer, in milliseconds: a late call shows its delay. */
const RESOLUTION = 20;
const NANOSECONDS = 1e6;

/** The totals of a process since it started. */
export interface Totals {
  readonly requests: number;
  /** Responses with a status of 500 or higher. */
  readonly errors: number;
  readonly responseSeconds: number;
  readonly cpuSeconds: number;
  readonly received: number;
  readonly sent: number;
}

/** Measures this process; /metrics and the dashboard show its values. */
export interface Meter {
  /** The last sample. */
  readonly latest: Sample | undefined;
  /** The job queue as last seen by the sampler; it is the same for every process. */
  queue: QueueCounts | undefined;
  /** Counts the bytes of this server's connections. */
  watch(http: Server): void;
  answered(status: number, seconds: number): void;
  totals(): Totals;
  pool(): PoolCounts;
  /** Takes a sample of the time since the last one, or since the start. */
  take(): Promise<Sample>;
  stop(): void;
}

/** What is measured in addition to the process itself. */
export interface Measured {
  readonly pool: () => PoolCounts;
  /** The folder whose disk is measured. */
  readonly dataDirectory: string;
}

/** Starts measuring this process. */
export function createMeter({ pool, dataDirectory }: Measured): Meter {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  let traffic: Traffic | undefined;
  let requests = 0;
  let errors = 0;
  let responseSeconds = 0;
  let latest: Sample | undefined;

  const totals = (): Totals => {
    const { user, system } = process.cpuUsage();
    const cpuSeconds = (user + system) / 1e6;
    const bytes = { received: traffic?.received() ?? 0, sent: traffic?.sent() ?? 0 };
    return { requests, errors, responseSeconds, cpuSeconds, ...bytes };
  };
  let before = { ...totals(), at: performance.now() };

  return {
    get latest() {
      return latest;
    },
    queue: undefined,
    watch(http) {
      traffic = trafficOf(http);
    },
    answered(status, seconds) {
      requests += 1;
      responseSeconds += seconds;
      if (status >= 500) errors += 1;
    },
    totals,
    pool,
    async take() {
      const storage = await storageOf(dataDirectory);
      const now = { ...totals(), at: performance.now() };
      const seconds = Math.max(0.001, (now.at - before.at) / 1000);
      const answered = now.requests - before.requests;
      const { busy, idle, waiting } = pool();
      latest = {
        cpuPercent: (Math.max(0, now.cpuSeconds - before.cpuSeconds) / seconds) * 100,
        memoryBytes: process.memoryUsage.rss(),
        memoryLimitBytes: memoryLimit(),
        storageUsedBytes: storage.used,
        storageTotalBytes: storage.total,
        receivedPerSecond: (now.received - before.received) / seconds,
        sentPerSecond: (now.sent - before.sent) / seconds,
        eventLoopDelayMs: delays.count ? Math.max(0, delays.percentile(99) / NANOSECONDS - RESOLUTION) : 0,
        requestsPerSecond: answered / seconds,
        responseMs: answered ? ((now.responseSeconds - before.responseSeconds) / answered) * 1000 : undefined,
        errors: now.errors - before.errors,
        poolBusy: busy,
        poolIdle: idle,
        poolWaiting: waiting,
      };
      before = now;
      delays.reset();
      return latest;
    },
    stop: () => void delays.disable(),
  };
}

/** Returns the memory that the process may use: that of the machine, or less in a container. */
function memoryLimit(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
