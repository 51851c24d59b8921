/** The measurements of one process since its last sample. Contains no personal data. */
export interface Sample {
  /** In percent of one core; several threads can use more than 100. */
  readonly cpuPercent: number;
  readonly memoryBytes: number;
  readonly memoryLimitBytes: number;
  readonly storageUsedBytes: number;
  readonly storageTotalBytes: number;
  readonly receivedPerSecond: number;
  readonly sentPerSecond: number;
  readonly eventLoopDelayMs: number;
  readonly requestsPerSecond: number;
  /** Undefined if there were no requests. */
  readonly responseMs: number | undefined;
  readonly errors: number;
  readonly poolBusy: number;
  readonly poolIdle: number;
  readonly poolWaiting: number;
}

/** The database connections of a process. */
export interface PoolCounts {
  readonly busy: number;
  readonly idle: number;
  /** The number of requests for a connection that are waiting. */
  readonly waiting: number;
}
